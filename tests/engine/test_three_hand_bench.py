"""The solver of three is fast enough on any machine that can play at all."""

from bummerl.engine.three_hand_bench import DEALS, measure


def test_a_full_deal_of_the_normal_game_is_solved_fast() -> None:
    figures = measure()
    # A quarter of what is promised, so that a crowded machine does not fail; measured here: about 9,800.
    assert figures["three_hand_rufer_per_s"] >= 500
    assert set(figures) == {f"three_hand_{contract}_per_s" for contract in DEALS} | {
        "three_hand_rufer_all_actions_per_s"
    }
