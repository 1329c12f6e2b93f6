#include "core/competition/report/reportformats.h"

namespace shinpan {

// tests/support/jsonshape.h reads this, and every report that the tests make is held against it.
const char ReportShape[] = R"(Players are named by id.

The report:
  format                    "shinpan-report-1"
  name, description         text
  note                      text?     what the competition's file says otherwise by now
  type                      text      as in the competition file
  begun, ended              time?     of the first and the last game
  games.played, games.running, games.void, games.unknown, games.duplicates, games.echoes  integer
  games.effective           number    how many independent games they are worth
  games.inAll               integer?  null: it has no end
  games.isOver              boolean
  players[]                 player
  standings[].place, standings[].byes  integer   the best stands first
  standings[].player        text
  standings[].points        number
  standings[].isStillIn     boolean
  standings[].*             number    tie-breaks of the type, by their names
  crosstable[][]            object?   by player and opponent; empty, as other matrices are, with more than 100
  crosstable[][].points     number
  crosstable[][].games      integer
  bracket[].round           integer   of a knockout
  bracket[].matchup         text
  bracket[].winner          text?
  bracket[].bySeed          boolean   even to the end, the better seed won
  ratings                   object?
  ratings.games             integer
  ratings.effectiveGames    number
  ratings.players[]         estimate  in the order of players
  ratings.differences[][]   estimate? a row's player above a column's
  ratings.superiority[][]   number?
  ratings.colorAdvantage    estimate
  ratings.fairKomi          estimate?
  colors.black, colors.white  tally   of all games
  matchups[]                matchup
  leftOut                   integer   matchups that are not there as nothing was played of them: of more than 300
  sprt                      test?
  sprt.course[].pairs       integer
  sprt.course[].llr         number
  stop.precision, stop.hours  number? what ends it: Elo each way, hours
  stop.widestMargin         number/inf?  of the ratings, in Elo
  stop.hoursOfThinking      number
  tune                      object?
  tune.method               text
  tune.games, tune.candidates  integer
  tune.isOver               boolean
  tune.parameters[].name, tune.parameters[].best, tune.parameters[].own  text
  tune.parameters[].low, tune.parameters[].high  text   of the 95 % interval of the best
  tune.parameters[].curve[].value  text
  tune.parameters[].curve[].elo    estimate
  tune.elo, tune.aboveOwn   estimate  of the best point; above the engine's own values
  tune.certainty, tune.shortfall  number
  tune.certificate          text?     in words
  tune.status[]             text
  adjudication.all, adjudication.players[]  adjudicated  players in their order
  adjudication.leftOut      integer   how many it ended that --without-adjudicated has left out
  pondering[].player, pondering[].game  text   who may not; the worst of these games
  pondering[].games, pondering[].watched  integer
  pondering[].seconds, pondering[].waited  number   of processor time off turn in that game
  honesty.games, honesty.resigned, honesty.adjudicated, honesty.notPlayedOut  integer
  honesty.players[].player  text
  honesty.players[].games, honesty.players[].moves  integer
  honesty.players[].said, honesty.players[].cameTrue  number
  honesty.players[].brier   estimate  reliability - resolution + uncertainty + within
  honesty.players[].reliability, honesty.players[].resolution  number
  honesty.players[].uncertainty, honesty.players[].within      number
  honesty.players[].bins[].low, honesty.players[].bins[].high, honesty.players[].bins[].said  number
  honesty.players[].bins[].moves, honesty.players[].bins[].games  integer
  honesty.players[].bins[].cameTrue  estimate
  honesty.disagreements[].game   text
  honesty.disagreements[].move   integer  without those of the opening
  honesty.disagreements[].chances.black, honesty.disagreements[].chances.white  number
  openings[].name           text
  openings[].games, openings[].wins, openings[].losses, openings[].jigos, openings[].unknown  integer
  openings[].score          estimate  of Black
  machines[].name           text
  machines[].games, machines[].timeLosses, machines[].forfeits, machines[].void  integer
  machines[].firstWins, machines[].firstLosses, machines[].firstJigos  integer
  results[]                 game
  events[].time             time?
  events[].event, events[].text  text
  events[].game, events[].player  text?

An estimate, with its 95 % interval:
  low, value, high          number/inf

A tally:
  games, wins, losses, jigos, unknown, forfeits, timeLosses, void  integer
  points                    number
  score                     estimate
  meanSeconds, meanMeasuredCpuSeconds, meanOffTurnCpuSeconds  number?
  meanCpuSeconds            number?   as the engine says

A coloured tally:
  black, white              tally     of the games with that colour
  *                         tally     of all games

A player:
  id                        text
  name, version, command    text?     name and version as the engine says them
  files[].path              text
  files[].sha256            text?
  *                         coloured

A matchup:
  id, name, first, second   text
  round, komi, handicap, running  number
  isAlternating             boolean
  size[]                    integer   columns and rows
  rules, time.black, time.white  text in the words of the competition file
  games                     integer?
  played, void, unknown, duplicates  integer
  effectiveGames, pValue    number
  meanMoves                 number?
  score                     estimate
  tallies.first, tallies.second  coloured
  pairs                     pairs
  byPairs                   strength?
  byGames                   strength
  test                      test?     of a pool that tests its pairs

A strength:
  units, effectiveUnits     number
  elo, normalizedElo        estimate
  superiority               number

A pairs object counts pairs of games with swapped colours, by what the first player made of both:
  LL, LJ, split, WJ, WW     integer

A test:
  model                     text      logistic, normalized or bayesian
  elo0, elo1, alpha, beta, llr, lower, upper  number
  verdict                   text      continue, accept-h0 or accept-h1
  pairs                     pairs     of new games
  copies, beyond            integer   games that add nothing; that it does not count yet, or no more
  isExhausted               boolean

An adjudicated object counts games that met a rule of adjudication:
  met, decided, audited, resigned, wrong, open  integer  open: audited, nobody knows who won
  wronged                   integer   the player was to lose
  falseRate                 estimate?
  meanMovesAfter            number?   from the verdict to the end

A game:
  id, matchup, black, white, state  text
  number, attempt, moves, handicap  integer
  komi                      number
  result, end, reason, opening, node  text?
  seconds.black, seconds.white  number
  measuredCpuSeconds.black, measuredCpuSeconds.white, cpuSeconds.black, cpuSeconds.white  number?
  offTurnCpuSeconds.black, offTurnCpuSeconds.white, waitedSeconds.black, waitedSeconds.white  number?
  started, ended            time?
  duplicateOf, echoOf       text?
  isNearDuplicate           boolean
  verdict                   verdict?

A verdict, what a rule of adjudication said first:
  ground                    text      chances, lead or count
  winner                    text?
  moves                     integer   after how many
)";

} // namespace shinpan
