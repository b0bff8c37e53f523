steps-title = Steps
steps-score = { common-cards }
