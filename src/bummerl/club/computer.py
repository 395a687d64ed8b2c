"""The computer's seat: thinking happens in a bounded pool of threads, never on the event loop."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import structlog

from bummerl.club import meters, stand_in
from bummerl.club.ports import Choice, Thinker
from bummerl.rules import match as play
from bummerl.rules.actions import parse_action
from bummerl.rules.games import PRESETS, game_of, preset
from bummerl.rules.view import View, view

log = structlog.get_logger("bummerl.computer")

PATIENCE = 10.0
"""Seconds after which a plain player moves for an engine that has not answered."""


class Engine:
    """The engine of this package as a `Thinker`. Until `ready`, a plain player moves for every level, so that nobody
    waits for a compiler."""

    def __init__(self, ready: bool = True) -> None:
        self.ready = ready

    def load(self) -> None:
        """Read the engine in by letting every level choose once, then be ready."""
        for name in PRESETS:
            profile = preset(name)
            match, _ = play.begin_deal(play.new_match(profile, 0), profile.pack)
            try:
                # Twice, because cutting the cards of three needs no thought.
                for _ in range(2):
                    seat = min(play.to_act(match))
                    said = [self._ask(view(match, seat, memory=True), level, 1) for level in self.levels()]
                    match, _ = play.apply(match, seat, parse_action(said[-1].action))
            except ValueError:
                log.warning("no engine for this game", game=game_of(profile).id)
        self.ready = True

    def levels(self) -> tuple[str, ...]:
        """The levels that a table offers, from weak to strong."""
        from bummerl.engine.levels import PLAYABLE

        return PLAYABLE

    def choose(self, seen: View, level: str, seed: int) -> Choice:
        """What a player of this level does in this view, which must be one with memory."""
        return self._ask(seen, level, seed) if self.ready else stand_in.choose(seen)

    def _ask(self, seen: View, level: str, seed: int) -> Choice:
        from bummerl.engine.players import choose

        chosen = choose(seen, level=level, seed=seed)
        return Choice(str(chosen.action), chosen.reasons)


class Computers:
    """All computers at the tables of this process share `threads` threads."""

    def __init__(self, thinker: Thinker, threads: int) -> None:
        self.thinker = thinker
        self._pool = ThreadPoolExecutor(max_workers=max(1, threads), thread_name_prefix="thinker")

    def levels(self) -> tuple[str, ...]:
        """The levels that may be asked for, weakest first."""
        return self.thinker.levels()

    def knows(self, level: str) -> bool:
        """Whether a level may be asked for; `normal` is another name for one of them."""
        return level == "normal" or level in self.levels()

    async def choose(self, seen: View, level: str, seed: int) -> Choice:
        """A lawful action for the seat of this view.

        An engine that fails, answers unlawfully or takes longer than `PATIENCE` does not hold up the table: a plain
        player moves, and the failure is logged without any card.
        """
        assert seen.deal is not None
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._pool, self.thinker.choose, seen, level, seed)
        try:
            with meters.THINK_SECONDS.time():
                choice = await asyncio.wait_for(thinking, PATIENCE)
            if choice.action in seen.deal.legal:
                return choice
            log.error("unlawful choice", level=level, rules=seen.rules, deal=seen.deal_no)
        except Exception as failure:
            log.error("engine failed", level=level, rules=seen.rules, deal=seen.deal_no, kind=type(failure).__name__)
        meters.ENGINE_FAILURES.inc()
        return stand_in.choose(seen)

    def close(self) -> None:
        """Let no new thought begin."""
        self._pool.shutdown(wait=False, cancel_futures=True)
