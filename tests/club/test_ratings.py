"""Ratings: the figures of the paper's method, and what must hold for any game."""

from hypothesis import given
from hypothesis import strategies as st

from bummerl.club.ratings import DAY, Rating, after, at_time

ratings = st.builds(
    Rating, rating=st.floats(600, 2600), deviation=st.floats(30, 350), volatility=st.floats(0.03, 0.1), at=st.just(0)
)


def test_the_paper_s_first_opponent() -> None:
    """Glickman's example player (1500, 200, 0.06) beats 1400 with deviation 30: E = 0.639, g = 0.9955."""
    new = after(Rating(1500, 200, 0.06, 0, 0), Rating(1400, 30, 0.06, 0, 0), 1.0, 0)
    assert abs(new.rating - 1563.56) < 0.1
    assert abs(new.deviation - 175.40) < 0.1
    assert abs(new.volatility - 0.06) < 1e-3
    assert new.games == 1


@given(ratings, ratings)
def test_winning_raises_losing_lowers_and_certainty_grows(mine: Rating, other: Rating) -> None:
    won, lost = after(mine, other, 1.0, 0), after(mine, other, 0.0, 0)
    assert lost.rating < mine.rating < won.rating
    for new in (won, lost):
        # One game makes surer, but for what the volatility adds.
        assert new.deviation < (mine.deviation**2 + (173.7178 * new.volatility) ** 2) ** 0.5
        assert 0 < new.volatility < 0.5


@given(ratings, st.integers(0, 5000))
def test_time_without_play_makes_less_certain_but_not_weaker(mine: Rating, days: int) -> None:
    later = at_time(mine, days * DAY)
    assert later.rating == mine.rating
    assert mine.deviation <= later.deviation + 1e-9 <= 350.0 + 1e-6
