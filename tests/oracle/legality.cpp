// oracle_legality: what our referee and GNU Go call legal, side by side.
//
// oracle_legality PAIRS SEED compares this many (position, move) pairs of random games
//
// Under each ko and suicide rule that GNU Go has a flag for, random games are played on 5×5 to
// 19×19, with passes and as many captures as there are, and at each position some points of the
// board are asked about (is_legal), half of them where a play would take something off or be
// forbidden. A difference is printed with the game that led there, and makes the exit code 1.
//
// One difference is GNU Go's and only counted: its superko test never finds that a suicide repeats
// a position, of one stone (which leaves it as it is) or of more.

#include "core/rules/position.h"
#include "tests/oracle/gtppipe.h"

#include <cstdio>
#include <cstdlib>
#include <random>

using namespace shinpan;
using namespace shinpan::oracle;

namespace {

struct RuleFlags
{
    const char *name;
    KoRule ko;
    SuicideRule suicide;
    const char *koFlag;
    const char *suicideFlag;
};

constexpr RuleFlags AllRules[] = {
    {"simple ko, no suicide", KoRule::Simple, SuicideRule::Forbidden, "--simple-ko",
     "--forbid-suicide"},
    {"simple ko, suicide of many", KoRule::Simple, SuicideRule::MultiStone, "--simple-ko",
     "--allow-suicide"},
    {"simple ko, all suicide", KoRule::Simple, SuicideRule::Allowed, "--simple-ko",
     "--allow-all-suicide"},
    {"no ko rule, no suicide", KoRule::None, SuicideRule::Forbidden, "--no-ko", "--forbid-suicide"},
    {"positional, no suicide", KoRule::PositionalSuperko, SuicideRule::Forbidden,
     "--positional-superko", "--forbid-suicide"},
    {"positional, suicide of many", KoRule::PositionalSuperko, SuicideRule::MultiStone,
     "--positional-superko", "--allow-suicide"},
    {"positional, all suicide", KoRule::PositionalSuperko, SuicideRule::Allowed,
     "--positional-superko", "--allow-all-suicide"},
    {"situational, no suicide", KoRule::SituationalSuperko, SuicideRule::Forbidden,
     "--situational-superko", "--forbid-suicide"},
    {"situational, suicide of many", KoRule::SituationalSuperko, SuicideRule::MultiStone,
     "--situational-superko", "--allow-suicide"},
    {"situational, all suicide", KoRule::SituationalSuperko, SuicideRule::Allowed,
     "--situational-superko", "--allow-all-suicide"},
};

struct Tally
{
    long pairs = 0;
    long occupied = 0;
    long suicides = 0;
    long kos = 0;
    long superkos = 0;
    long documented = 0;
    long differences = 0;
};

[[nodiscard]] std::string gtpOf(Move move)
{
    return std::string(move.color == Color::Black ? "black " : "white ")
         + (move.isPass() ? "pass" : vertexOf(*move.point));
}

/// Compares games under one rule set.
class Comparison
{
public:
    Comparison(const RuleFlags &flags, unsigned seed)
        : m_flags(flags)
        , m_rules{.ko = flags.ko, .suicide = flags.suicide}
        , m_gnugo({"gnugo", "--mode", "gtp", "--level", "0", flags.koFlag, flags.suicideFlag})
        , m_random(seed)
    { }

    [[nodiscard]] Tally compare(long pairs)
    {
        while (m_tally.pairs < pairs) {
            playGame(sideOf(m_games++), pairs);
        }
        return m_tally;
    }

private:
    /// 5 to 19, all alike often; at first small ones, which are soon full of captures.
    [[nodiscard]] static int sideOf(int game) { return 5 + game % 15; }

    /// GNU Go takes the next mover for the side to move; we take the last mover's opponent.
    [[nodiscard]] bool isInTurnOnly() const { return m_rules.ko == KoRule::SituationalSuperko; }

    [[nodiscard]] std::size_t randomBelow(std::size_t limit) { return m_random() % limit; }

    void playGame(int side, long pairs);
    void compareAt(const Position &position, const std::vector<Move> &questions);
    void judge(const Position &position, Move move, bool isLegalThere);
    [[nodiscard]] std::vector<Move> questionsAt(const Position &position);
    [[nodiscard]] Move chooseMove(const Position &position);
    [[nodiscard]] Move randomPlay(const Position &position);
    [[nodiscard]] std::optional<Move> anyOf(const std::vector<Move> &moves);

    const RuleFlags &m_flags;
    Ruleset m_rules;
    GtpPipe m_gnugo;
    std::mt19937 m_random;
    std::vector<std::string> m_game; ///< the commands that led to the position
    int m_games = 0;
    Tally m_tally;
};

void Comparison::playGame(int side, long pairs)
{
    const auto size = BoardSize::square(side);
    const int moves = std::min(3 * size.pointCount(), 400); // GNU Go remembers 500
    Position position(size, m_rules);
    m_game = {"boardsize " + std::to_string(side), "clear_board"};
    (void)m_gnugo.ask(m_game);
    for (int i = 0; i < moves && m_tally.pairs < pairs; ++i) {
        compareAt(position, questionsAt(position));
        const Move move = chooseMove(position);
        position.play(move);
        m_game.push_back("play " + gtpOf(move));
        if (!m_gnugo.ask({m_game.back()}).front()) {
            std::printf("%s: GNU Go refuses %s\n", m_flags.name, m_game.back().c_str());
            ++m_tally.differences;
            return;
        }
    }
}

void Comparison::compareAt(const Position &position, const std::vector<Move> &questions)
{
    std::vector<std::string> commands;
    for (const Move &move : questions) {
        commands.push_back("is_legal " + gtpOf(move));
    }
    const auto answers = m_gnugo.ask(commands);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        judge(position, questions[i], answers[i] == "1");
    }
}

void Comparison::judge(const Position &position, Move move, bool isLegalThere)
{
    const auto verdict = position.check(move);
    ++m_tally.pairs;
    m_tally.occupied += verdict == Illegality::Occupied ? 1 : 0;
    m_tally.suicides += verdict == Illegality::Suicide ? 1 : 0;
    m_tally.kos += verdict == Illegality::Ko ? 1 : 0;
    m_tally.superkos += verdict == Illegality::Superko ? 1 : 0;
    if (!verdict.has_value() == isLegalThere) {
        return;
    }
    const bool isSuicide = verdict == Illegality::Superko
                        && position.board().captureBy(move.color, *move.point).suicided > 0;
    if (isSuicide) {
        ++m_tally.documented;
        return;
    }
    ++m_tally.differences;
    std::printf("%s: %s is %s for us, %s for GNU Go, after\n", m_flags.name, gtpOf(move).c_str(),
                verdict ? "illegal" : "legal", isLegalThere ? "legal" : "illegal");
    for (const std::string &command : m_game) {
        std::printf("  %s\n", command.c_str());
    }
}

/// The plays of a side that would take stones of the other off, legal or not.
[[nodiscard]] std::vector<Move> capturesOf(const Board &board, Color color)
{
    std::vector<Move> captures;
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        if (board.at(point) == Stone::Empty && board.captureBy(color, point).captured > 0) {
            captures.push_back({color, point});
        }
    }
    return captures;
}

/// The plays of a side that would take more of it off than one stone.
[[nodiscard]] std::vector<Move> suicidesOf(const Board &board, Color color)
{
    std::vector<Move> suicides;
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        if (board.at(point) == Stone::Empty && board.captureBy(color, point).suicided > 1) {
            suicides.push_back({color, point});
        }
    }
    return suicides;
}

std::vector<Move> Comparison::questionsAt(const Position &position)
{
    constexpr int AtRandom = 4;
    std::vector<Move> questions;
    for (int i = 0; i < AtRandom; ++i) {
        questions.push_back(randomPlay(position));
    }
    for (const Color color : {position.toPlay(), position.toPlay(), opposite(position.toPlay())}) {
        for (const auto &plays :
             {capturesOf(position.board(), color), suicidesOf(position.board(), color)}) {
            if (const auto move = anyOf(plays)) {
                questions.push_back(*move);
            }
        }
    }
    return questions;
}

std::optional<Move> Comparison::anyOf(const std::vector<Move> &moves)
{
    return moves.empty() ? std::nullopt : std::optional(moves[randomBelow(moves.size())]);
}

/// Takes what it can half of the time, so that there are kos; passes now and then, and most of all
/// in a ko, so that simple ko is lifted and superko is not; and is sometimes out of turn.
Move Comparison::chooseMove(const Position &position)
{
    constexpr int Tries = 60;
    const bool isKoFight = position.koPoint() || position.consecutivePasses() == 1;
    if (randomBelow(isKoFight ? 2 : 24) == 0) {
        return Move::pass(position.toPlay());
    }
    const auto capture = anyOf(capturesOf(position.board(), position.toPlay()));
    if (capture && randomBelow(2) == 0 && !position.check(*capture)) {
        return *capture;
    }
    for (int i = 0; i < Tries; ++i) {
        Move move = randomPlay(position);
        if (isInTurnOnly() || randomBelow(8) != 0) {
            move.color = position.toPlay();
        }
        if (!position.check(move)) {
            return move;
        }
    }
    return Move::pass(position.toPlay());
}

Move Comparison::randomPlay(const Position &position)
{
    const BoardSize size = position.board().size();
    const auto point =
        size.pointAt(static_cast<int>(randomBelow(static_cast<std::size_t>(size.pointCount()))));
    return {randomBelow(4) == 0 ? opposite(position.toPlay()) : position.toPlay(), point};
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 3) {
        std::fprintf(stderr, "usage: oracle_legality PAIRS SEED\n");
        return 2;
    }
    if (!GtpPipe::isInstalled("gnugo")) {
        std::fprintf(stderr, "GNU Go is not installed\n");
        return 77;
    }
    const long pairs = std::atol(argv[1]) / static_cast<long>(std::size(AllRules));
    auto seed = static_cast<unsigned>(std::atol(argv[2]));
    Tally total;
    std::printf("%-30s %8s %8s %8s %6s %8s %10s %11s\n", "", "pairs", "occupied", "suicide", "ko",
                "superko", "documented", "differences");
    const auto print = [](const char *name, const Tally &tally) {
        std::printf("%-30s %8ld %8ld %8ld %6ld %8ld %10ld %11ld\n", name, tally.pairs,
                    tally.occupied, tally.suicides, tally.kos, tally.superkos, tally.documented,
                    tally.differences);
    };
    for (const RuleFlags &flags : AllRules) {
        const Tally tally = Comparison(flags, ++seed).compare(pairs);
        print(flags.name, tally);
        total.pairs += tally.pairs;
        total.occupied += tally.occupied;
        total.suicides += tally.suicides;
        total.kos += tally.kos;
        total.superkos += tally.superkos;
        total.documented += tally.documented;
        total.differences += tally.differences;
    }
    print("all", total);
    return total.differences == 0 ? 0 : 1;
}
