# Tips in the first game: at most 160 characters each
guide-title = Gut zu wissen
guide-more = Mehr
guide-close = Diese Sprechblase schließen
guide-never = Keine Sprechblasen mehr zeigen
