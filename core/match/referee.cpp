#include "core/match/referee.h"

#include "core/match/score/verdictwords.h"
#include "core/rules/handicap.h"
#include "core/util/message.h"

#include <QStringList>

#include <algorithm>

namespace shinpan {

namespace {

/// These are in the order of Illegality.
constexpr const char *Objections[] = {QT_TRANSLATE_NOOP("Messages", "is not on the board"),
                                      QT_TRANSLATE_NOOP("Messages", "is occupied"),
                                      QT_TRANSLATE_NOOP("Messages", "is suicide"),
                                      QT_TRANSLATE_NOOP("Messages", "retakes the ko at once"),
                                      QT_TRANSLATE_NOOP("Messages", "repeats an earlier position")};

} // namespace

GameLine startOf(const MatchSetup &setup)
{
    GameLine line;
    line.size = setup.size;
    if (setup.handicapStyle == HandicapStyle::Free) {
        return line;
    }
    if (const auto points = fixedHandicap(setup.size, setup.handicap)) {
        for (const Point point : *points) {
            line.setUp.push_back({point, Color::Black});
        }
        line.firstToPlay = Color::White;
        line.handicap = setup.handicap;
    }
    return line;
}

Referee::Referee(const MatchSetup &setup)
    : Referee(setup, startOf(setup))
{ }

Referee::Referee(const MatchSetup &setup, const GameLine &line)
    : m_setup(setup)
    , m_line(line)
    , m_position(line, setup.rules)
    , m_clock(setup.time)
{
    goOn();
}

void Referee::replay()
{
    m_position = Position(m_line, m_setup.rules);
    if (m_resumedAt > moveCount()) {
        m_resumedAt = 0;
    }
    goOn();
}

bool Referee::isFinished() const
{
    return m_position.isFinished() && moveCount() - m_resumedAt >= m_setup.rules.passesToEnd;
}

/// A game that is to go on where passes ended it takes as many passes to end again.
void Referee::goOn()
{
    if (isFinished()) {
        m_resumedAt = moveCount();
    }
}

void Referee::resume(Color first)
{
    m_resumer = first;
    goOn();
}

GameResult Referee::stoppedAtLimit() const
{
    const Message reason = Message::of(
        QT_TRANSLATE_NOOP("Messages", "stopped at the limit of %1 moves"), m_setup.moveLimit);
    return nobodyWins(GameEnd::MoveLimit, std::nullopt, reason);
}

void Referee::goBeyondLimit()
{
    m_setup.moveLimit = moveCount() + m_setup.moveLimit;
    m_setup.adjudication.countsAtLimit = false;
}

void Referee::takeBack(int moves)
{
    const int kept = std::max(0, moveCount() - moves);
    m_line.moves.resize(static_cast<std::size_t>(kept));
    m_resumer.reset();
    replay();
}

void Referee::restoreClocks(const ByColor<std::optional<TimeLeft>> &left)
{
    m_spent = {};
    m_clock = GameClock(m_setup.time);
    for (const Color color : BothColors) {
        if (left[color]) {
            m_clock.restore(color, *left[color]);
        }
    }
}

bool Referee::awaitsHandicap() const
{
    return m_setup.handicapStyle == HandicapStyle::Free && m_setup.handicap >= 2
        && m_line.setUp.empty() && m_line.moves.empty();
}

std::optional<Message> Referee::checkHandicap(const std::vector<Point> &points) const
{
    if (points.size() < 2 || points.size() > static_cast<std::size_t>(m_setup.handicap)) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "placed %1 handicap stones instead of %2"),
                           points.size(), m_setup.handicap);
    }
    std::vector<Point> sorted = points;
    std::ranges::sort(sorted);
    if (const auto twice = std::ranges::adjacent_find(sorted); twice != sorted.end()) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "placed two handicap stones at %1"),
                           QString::fromStdString(vertexOf(*twice)));
    }
    const auto isOutside = [this](Point point) { return !m_line.size.contains(point); };
    if (const auto outside = std::ranges::find_if(points, isOutside); outside != points.end()) {
        return Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "placed a handicap stone at %1, which is not on the board"),
            QString::fromStdString(vertexOf(*outside)));
    }
    return std::nullopt;
}

void Referee::placeHandicap(const std::vector<Point> &points)
{
    Q_ASSERT(awaitsHandicap() && !checkHandicap(points));
    for (const Point point : points) {
        m_line.setUp.push_back({point, Color::Black});
    }
    m_setup.handicap = static_cast<int>(points.size());
    m_line.firstToPlay = Color::White;
    m_line.handicap = m_setup.handicap;
    replay();
}

TurnTime Referee::turnTime() const
{
    TurnTime turn;
    turn.left = {m_clock.limitedTimeLeft(Color::Black), m_clock.limitedTimeLeft(Color::White)};
    turn.budget = budget();
    if (turn.budget && m_spent > m_spent.zero()) {
        turn.left[toPlay()] = m_clock.timeLeft(toPlay(), m_spent);
    }
    turn.limit = m_setup.watchdog;
    if (turn.budget) {
        constexpr std::chrono::milliseconds Least{1}; // zero would mean "never"
        const auto untilFlag = std::max(*turn.budget + m_setup.timeMargin, Least);
        turn.isClockFirst = turn.limit == turn.limit.zero() || untilFlag <= turn.limit;
        turn.limit = turn.isClockFirst ? untilFlag : turn.limit;
    }
    return turn;
}

/// The time of the running turn, without what was spent of it.
std::optional<std::chrono::milliseconds> Referee::budget() const
{
    using std::chrono::milliseconds;
    const std::optional<milliseconds> whole = m_clock.budget(toPlay());
    if (!whole || m_setup.areClocksKeptElsewhere) {
        return std::nullopt;
    }
    return std::max(milliseconds(0), std::chrono::floor<milliseconds>(*whole - m_spent));
}

Referee::Verdict Referee::judge(const PlayerAction &action, std::chrono::nanoseconds used)
{
    const Color mover = toPlay();
    if (const std::optional<GameResult> lateness = charge(used)) {
        return {Verdict::Kind::Over, false, *lateness};
    }
    if (const Move *const move = std::get_if<Move>(&action)) {
        return judgeMove(*move);
    }
    const bool isClaim = std::holds_alternative<Claim>(action);
    GameResult result;
    result.end = isClaim ? GameEnd::Claim : GameEnd::Resignation;
    result.winner = isClaim ? mover : opposite(mover);
    return {Verdict::Kind::Over, false, result};
}

/// Ends the turn on the clock of the side to play; the loss, if it was too late.
std::optional<GameResult> Referee::charge(std::chrono::nanoseconds used)
{
    const Color mover = toPlay();
    used += std::exchange(m_spent, {});
    const auto budget = m_clock.budget(mover);
    if (!budget) {
        return std::nullopt;
    }
    const bool isLate = !m_setup.areClocksKeptElsewhere && used > *budget + m_setup.timeMargin;
    const auto charged = isLate ? used : std::min<std::chrono::nanoseconds>(used, *budget);
    [[maybe_unused]] const bool isInTime = m_clock.charge(mover, charged);
    if (isLate) {
        const Message reason = Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "%1 used %2 for move %3; its clock allowed %4, with a margin of %5"),
            colorName(mover), inWords(used), moveCount() + 1, inWords(*budget),
            inWords(m_setup.timeMargin));
        return lost(mover, GameEnd::Time, reason);
    }
    return std::nullopt;
}

Referee::Verdict Referee::judgeMove(const Move &move)
{
    Q_ASSERT(move.color == toPlay());
    if (const std::optional<Illegality> illegality = m_position.check(move)) {
        const Message reason = Message::of(
            QT_TRANSLATE_NOOP("Messages", "%1 played move %2 at %3, which %4"),
            colorName(move.color), moveCount() + 1, QString::fromStdString(vertexOf(*move.point)),
            Message::of(Objections[static_cast<std::size_t>(*illegality)]));
        return {Verdict::Kind::Over, false, lost(move.color, GameEnd::Forfeit, reason)};
    }
    m_position.play(move);
    m_line.moves.push_back(move);
    m_resumer.reset();
    return judgeEnd();
}

/// What the move that was just played means for the game.
Referee::Verdict Referee::judgeEnd()
{
    if (isFinished()) {
        return {Verdict::Kind::Count, true, {}};
    }
    if (m_position.isVoidByRepetition()) {
        return {Verdict::Kind::Over, true,
                nobodyWins(GameEnd::Void, std::nullopt, repetitionEvidence())};
    }
    if (m_setup.moveLimit > 0 && moveCount() >= m_setup.moveLimit) {
        if (m_setup.adjudication.countsAtLimit) {
            return {Verdict::Kind::Limit, true, {}};
        }
        return {Verdict::Kind::Over, true, stoppedAtLimit()};
    }
    return {Verdict::Kind::Continue, true, {}};
}

/// The moves after which the position stood that has just come about once more.
Message Referee::repetitionEvidence() const
{
    QStringList numbers;
    Position past(setUpBoard(m_line), m_line.firstToPlay, m_setup.rules);
    for (std::size_t number = 0; number <= m_line.moves.size(); ++number) {
        if (past.toPlay() == m_position.toPlay() && past.board() == m_position.board()) {
            numbers.append(QString::number(number));
        }
        if (number < m_line.moves.size()) {
            past.playAnyhow(m_line.moves[number]);
        }
    }
    return Message::of(
        QT_TRANSLATE_NOOP("Messages",
                          "no result: the same position with the same side to move stood after "
                          "moves %1"),
        numbers.join(QStringLiteral(", ")));
}

GameResult Referee::flagFell(std::chrono::nanoseconds used)
{
    const Color loser = toPlay();
    const auto budget = m_clock.budget(loser).value_or(std::chrono::milliseconds::zero());
    used += std::exchange(m_spent, {});
    [[maybe_unused]] const bool isInTime = m_clock.charge(loser, used);
    const Message reason = Message::of(
        QT_TRANSLATE_NOOP("Messages", "%1 did not make move %2 in time; its clock allowed %3"),
        colorName(loser), moveCount() + 1, inWords(budget));
    return lost(loser, GameEnd::Time, reason);
}

// What a player's failure means for the game.

GameResult Referee::failed(Color player, const PlayerFailure &failure) const
{
    const Message reason = deedOf(player, failure.sentence());
    switch (failure.kind) {
    case PlayerFailure::Kind::AnswerRefused:
    case PlayerFailure::Kind::AnswerUnclear:
        return lost(player, GameEnd::Forfeit, reason);
    case PlayerFailure::Kind::MoveRefused:
        return refused(player, failure);
    case PlayerFailure::Kind::MoveOverdue:
        return overdue(player, reason);
    case PlayerFailure::Kind::Ended:
    case PlayerFailure::Kind::NotGtp:
    case PlayerFailure::Kind::NoAnswer:
        return brokeDown(player, reason);
    case PlayerFailure::Kind::CannotStart:
    case PlayerFailure::Kind::SetUpRefused:
    case PlayerFailure::Kind::Interrupted: {
        GameResult result = nobodyWins(GameEnd::Void, player, reason);
        result.couldNotStart = failure.kind == PlayerFailure::Kind::CannotStart;
        return result;
    }
    }
    Q_UNREACHABLE();
}

bool Referee::isBreakdown(Color player, const PlayerFailure &failure) const
{
    switch (failure.kind) {
    case PlayerFailure::Kind::Ended:
    case PlayerFailure::Kind::NotGtp:
    case PlayerFailure::Kind::NoAnswer:
        return true;
    case PlayerFailure::Kind::MoveOverdue:
        return failed(player, failure).end != GameEnd::Time;
    case PlayerFailure::Kind::CannotStart:
    case PlayerFailure::Kind::SetUpRefused:
    case PlayerFailure::Kind::MoveRefused:
    case PlayerFailure::Kind::AnswerRefused:
    case PlayerFailure::Kind::AnswerUnclear:
    case PlayerFailure::Kind::Interrupted:
        return false;
    }
    Q_UNREACHABLE();
}

GameResult Referee::refused(Color player, const PlayerFailure &failure) const
{
    const bool isAccusation = m_setup.refusedMove == MatchSetup::RefusedMove::MoverForfeitsIfAccused
                           && failure.reply == QLatin1String("illegal move")
                           && !m_line.moves.empty() && m_line.moves.back().color != player;
    const Message reason = deedOf(player, failure.sentence());
    if (!isAccusation) {
        return lost(player, GameEnd::Forfeit, reason);
    }
    return lost(opposite(player), GameEnd::Forfeit,
                Message::of(QT_TRANSLATE_NOOP("Messages", "%1: it claims that the move is illegal"),
                            reason));
}

/// The turn's limit ran out: the clock's, or the watchdog's.
GameResult Referee::overdue(Color player, const Message &reason) const
{
    const TurnTime turn = turnTime();
    if (player != toPlay() || !turn.isClockFirst) {
        return brokeDown(player, reason);
    }
    const Message evidence =
        Message::of(QT_TRANSLATE_NOOP("Messages", "%1; its clock allowed %2, with a margin of %3"),
                    reason, inWords(*turn.budget), inWords(m_setup.timeMargin));
    return lost(player, GameEnd::Time, evidence);
}

GameResult Referee::brokeDown(Color player, const Message &reason) const
{
    if (m_setup.breakdown == MatchSetup::Breakdown::Forfeit) {
        return lost(player, GameEnd::Forfeit, reason);
    }
    return nobodyWins(GameEnd::Void, player, reason);
}

} // namespace shinpan
