# A playoff, with what control files can say about matchups.

competition_type = 'playoff'

description = """
Two levels and a handicap.

In three matchups.
"""

record_games = False
skip_player_checks = True
stderr_to_log = False

LEVEL = "--level="   # a name of the author's own

players = {
    'weak'   : Player("gnugo --mode=gtp "
                      "--level=1"),
    'strong' : Player("gnugo --mode=gtp " + LEVEL + '10', allow_claim=True),
    'idle'   : Player("gnugo"),
    }

board_size = 9
komi = 6.5
internal_scorer_handicap_compensation = 'short'

matchups = [
    Matchup('weak', 'strong', id='h', name='with stones', board_size=13,
            handicap=2, handicap_style='free', komi=0, number_of_games=5,
            scorer='internal', internal_scorer_handicap_compensation='no'),

    Matchup('strong', player_2='weak', alternating=True, scorer='players',
            move_limit=200, handicap=None),

    Matchup('weak', 'weak', scorer='internal'),
    ]
