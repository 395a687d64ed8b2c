"""The two-hand game on bit masks, for self-play and play-outs: one flat ``int64`` array per deal.

A card is ``ranks * suit + rank`` with suit 0 = trump and rank 0 = ace, so that in one suit the lower bit is the higher
card. Actions are numbers: the card played, then those of exchanging, closing and drawing (the three after the last
card). Announcing is not an action of its own: whoever leads a king or queen from a pair announces (docs/engine.md), and
whoever has 66 claims at once. `tests/engine/test_maskgame.py` holds this game against `bummerl.rules`.

This is its one door; behind it are the arrays (`maskgame_slots`), dealing and playing (`maskgame_play`), the exact end
(`stock_gone`) and the stream of chance (`chance`).
"""

from bummerl.engine.chance import *  # noqa: F403 - a door has nothing of its own
from bummerl.engine.maskgame_play import *  # noqa: F403
from bummerl.engine.maskgame_slots import *  # noqa: F403
from bummerl.engine.stock_gone import *  # noqa: F403
