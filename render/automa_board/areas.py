"""The areas of an automa's board, in which it is shown and told."""

GODS, ROWS, REWARDS = "automa_gods", "automa_rows", "automa_rewards"
PRIEST, CULTS, PRODUCTION = "automa_priest", "automa_cults", "automa_production"
