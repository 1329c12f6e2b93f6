# Tuning events have other settings, and functions that are called while they run.
competition_type = 'mc_tuner'

def make_candidate(weight):
    return Player("engine --weight=%f" % weight)

parameters = [Parameter('weight', scale=LOG(0.1, 10.0), split=8)]
