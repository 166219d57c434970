# Tips in the first game: at most 160 characters each
guide-title = Tip
guide-more = More
guide-close = Close this tip
guide-never = No more tips
