"""What can be asked and answered: the facts that the words for questions and answers are made of."""
