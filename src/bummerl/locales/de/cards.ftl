# Namen von Farben, Rängen und Karten. `card-…` ist das französische Blatt, `german-card-…` das doppeldeutsche.

suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz

rank-A = Ass
rank-T = Zehner
rank-K = König
rank-Q = Dame
rank-J = Bube
rank-9 = Neuner

card-AS = Pik-Ass
card-TS = Pik-Zehner
card-KS = Pik-König
card-QS = Pik-Dame
card-JS = Pik-Bube
card-9S = Pik-Neuner
card-AH = Herz-Ass
card-TH = Herz-Zehner
card-KH = Herz-König
card-QH = Herz-Dame
card-JH = Herz-Bube
card-9H = Herz-Neuner
card-AD = Karo-Ass
card-TD = Karo-Zehner
card-KD = Karo-König
card-QD = Karo-Dame
card-JD = Karo-Bube
card-9D = Karo-Neuner
card-AC = Kreuz-Ass
card-TC = Kreuz-Zehner
card-KC = Kreuz-König
card-QC = Kreuz-Dame
card-JC = Kreuz-Bube
card-9C = Kreuz-Neuner

german-suit-S = Laub
german-suit-H = Herz
german-suit-D = Schell
german-suit-C = Eichel

german-rank-A = Ass
german-rank-T = Zehner
german-rank-K = König
german-rank-Q = Ober
german-rank-J = Unter
german-rank-9 = Neuner

german-card-AS = Laub-Ass
german-card-TS = Laub-Zehner
german-card-KS = Laub-König
german-card-QS = Laub-Ober
german-card-JS = Laub-Unter
german-card-9S = Laub-Neuner
german-card-AH = Herz-Ass
german-card-TH = Herz-Zehner
german-card-KH = Herz-König
german-card-QH = Herz-Ober
german-card-JH = Herz-Unter
german-card-9H = Herz-Neuner
german-card-AD = Schell-Ass
german-card-TD = Schell-Zehner
german-card-KD = Schell-König
german-card-QD = Schell-Ober
german-card-JD = Schell-Unter
german-card-9D = Schell-Neuner
german-card-AC = Eichel-Ass
german-card-TC = Eichel-Zehner
german-card-KC = Eichel-König
german-card-QC = Eichel-Ober
german-card-JC = Eichel-Unter
german-card-9C = Eichel-Neuner

index-A = A
index-T = 10
index-K = K
index-Q = D
index-J = B
index-9 = 9

german-index-A = A
german-index-T = 10
german-index-K = K
german-index-Q = O
german-index-J = U
german-index-9 = 9
