competition_type = "allplayall"

def gnugo(level):
    """GNU Go of some level."""
    return Player("gnugo --mode=gtp --level=%d" % level)

def searcher(playouts, threads=1):
    return Player("searcher -t ={} threads={n}".format(playouts, n=threads))

def fuego(playouts_per_move, additional_commands=[]):
    commands = [
        "param games %d" % playouts_per_move,
        "param ponder 0",
        ]
    return Player(
        "fuego --quiet",
        startup_gtp_commands=commands+additional_commands)

players = {
    'gnugo-l1' : gnugo(1),
    'gnugo-l3' : gnugo(level=3),
    'fuego-5k' : fuego(5000, ["param rave %.2f" % 0.5]),
    }
players['searcher'] = searcher(500, threads=2)

board_size = 9
komi = 6

rounds = 20
competitors = ['gnugo-l3', Competitor('gnugo-l1'),
               'searcher', 'fuego-5k']
