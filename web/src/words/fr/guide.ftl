# Tips in the first game: at most 160 characters each
guide-title = Bon à savoir
guide-more = En savoir plus
guide-close = Fermer cette bulle
guide-never = Ne plus montrer de bulles
