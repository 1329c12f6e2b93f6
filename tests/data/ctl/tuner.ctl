# As in the documentation of Gomill, with a parameter of each scale.
competition_type = 'mc_tuner'

def fuego(arguments, commands=[]):
    return Player(
        "fuego --quiet %s" % arguments,
        startup_gtp_commands = commands)

players = {
    'gnugo' : Player("gnugo --mode=gtp"),
    }

parameters = [
    Parameter('initial',
              scale = LOG(0.01, 5.0),
              split = 8,
              format = 'I: %4.2f'),
    Parameter('games', scale = LINEAR(100, 2000, integer=True), split = 6),
    Parameter('policy', scale = EXPLICIT(['a', 'b']), split = 2),
    ]

def make_candidate(initial, games, policy):
    return fuego("--policy=%s" % policy,
                 ["uct_param_search rave_weight_initial %f" % initial,
                  "uct_max_games %d" % games])

board_size = 9
komi = 7.5
opponent = 'gnugo'
candidate_colour = 'w'
number_of_games = 10000
exploration_coefficient = 0.45
initial_visits = 10
initial_wins = 5
