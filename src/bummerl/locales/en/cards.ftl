# Names of suits, ranks and cards. `card-…` is the French pack, `german-card-…` the double-German one.

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

rank-A = ace
rank-T = ten
rank-K = king
rank-Q = queen
rank-J = jack
rank-9 = nine

card-AS = ace of spades
card-TS = ten of spades
card-KS = king of spades
card-QS = queen of spades
card-JS = jack of spades
card-9S = nine of spades
card-AH = ace of hearts
card-TH = ten of hearts
card-KH = king of hearts
card-QH = queen of hearts
card-JH = jack of hearts
card-9H = nine of hearts
card-AD = ace of diamonds
card-TD = ten of diamonds
card-KD = king of diamonds
card-QD = queen of diamonds
card-JD = jack of diamonds
card-9D = nine of diamonds
card-AC = ace of clubs
card-TC = ten of clubs
card-KC = king of clubs
card-QC = queen of clubs
card-JC = jack of clubs
card-9C = nine of clubs

german-suit-S = leaves
german-suit-H = hearts
german-suit-D = bells
german-suit-C = acorns

german-rank-A = ace
german-rank-T = ten
german-rank-K = king
german-rank-Q = ober
german-rank-J = unter
german-rank-9 = nine

german-card-AS = ace of leaves
german-card-TS = ten of leaves
german-card-KS = king of leaves
german-card-QS = ober of leaves
german-card-JS = unter of leaves
german-card-9S = nine of leaves
german-card-AH = ace of hearts
german-card-TH = ten of hearts
german-card-KH = king of hearts
german-card-QH = ober of hearts
german-card-JH = unter of hearts
german-card-9H = nine of hearts
german-card-AD = ace of bells
german-card-TD = ten of bells
german-card-KD = king of bells
german-card-QD = ober of bells
german-card-JD = unter of bells
german-card-9D = nine of bells
german-card-AC = ace of acorns
german-card-TC = ten of acorns
german-card-KC = king of acorns
german-card-QC = ober of acorns
german-card-JC = unter of acorns
german-card-9C = nine of acorns

index-A = A
index-T = 10
index-K = K
index-Q = Q
index-J = J
index-9 = 9

german-index-A = A
german-index-T = 10
german-index-K = K
german-index-Q = O
german-index-J = U
german-index-9 = 9
