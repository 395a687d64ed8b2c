# Nombres de palos, rangos y cartas. `card-…` es la baraja francesa, `german-card-…` la alemana doble.

suit-S = picas
suit-H = corazones
suit-D = diamantes
suit-C = tréboles

rank-A = as
rank-T = diez
rank-K = rey
rank-Q = dama
rank-J = sota
rank-9 = nueve

card-AS = as de picas
card-TS = diez de picas
card-KS = rey de picas
card-QS = dama de picas
card-JS = sota de picas
card-9S = nueve de picas
card-AH = as de corazones
card-TH = diez de corazones
card-KH = rey de corazones
card-QH = dama de corazones
card-JH = sota de corazones
card-9H = nueve de corazones
card-AD = as de diamantes
card-TD = diez de diamantes
card-KD = rey de diamantes
card-QD = dama de diamantes
card-JD = sota de diamantes
card-9D = nueve de diamantes
card-AC = as de tréboles
card-TC = diez de tréboles
card-KC = rey de tréboles
card-QC = dama de tréboles
card-JC = sota de tréboles
card-9C = nueve de tréboles

german-suit-S = hojas
german-suit-H = corazones
german-suit-D = cascabeles
german-suit-C = bellotas

german-rank-A = as
german-rank-T = diez
german-rank-K = rey
german-rank-Q = ober
german-rank-J = unter
german-rank-9 = nueve

german-card-AS = as de hojas
german-card-TS = diez de hojas
german-card-KS = rey de hojas
german-card-QS = ober de hojas
german-card-JS = unter de hojas
german-card-9S = nueve de hojas
german-card-AH = as de corazones
german-card-TH = diez de corazones
german-card-KH = rey de corazones
german-card-QH = ober de corazones
german-card-JH = unter de corazones
german-card-9H = nueve de corazones
german-card-AD = as de cascabeles
german-card-TD = diez de cascabeles
german-card-KD = rey de cascabeles
german-card-QD = ober de cascabeles
german-card-JD = unter de cascabeles
german-card-9D = nueve de cascabeles
german-card-AC = as de bellotas
german-card-TC = diez de bellotas
german-card-KC = rey de bellotas
german-card-QC = ober de bellotas
german-card-JC = unter de bellotas
german-card-9C = nueve de bellotas

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
