#include "tests/support/scriptedplayer.h"

#include "core/util/detach.h"
#include "tests/support/boarddiagram.h"

#include <sstream>

namespace shinpan::test {

namespace {

template <typename T>
[[nodiscard]] QCoro::Task<T> answerAfter(Completion<std::monostate> permission, T answer)
{
    co_await permission;
    co_return answer;
}

[[nodiscard]] QCoro::Task<> leaveAfter(Completion<std::monostate> permission)
{
    co_await permission;
}

#if defined(__GNUC__) && !defined(__clang__)
// g++ 12 at -O3 sees uninitialized members in a tl::expected that is moved from a list.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

template <typename T>
[[nodiscard]] T takeFirst(std::deque<T> &list, T otherwise)
{
    if (list.empty()) {
        return otherwise;
    }
    T first = std::move(list.front());
    list.pop_front();
    return first;
}

[[nodiscard]] PlayerAction actionOf(Color color, const std::string &word)
{
    if (word == "resign") {
        return Resignation();
    }
    if (word == "claim") {
        return Claim();
    }
    return word == "pass" ? Move::pass(color) : Move{color, at(word)};
}

} // namespace

void Script::release()
{
    // A player that gets its answer may ask again at once; that question is a new one.
    for (const Completion<std::monostate> &permission : std::exchange(held, {})) {
        permission.complete({});
    }
}

ScriptedPlayer::ScriptedPlayer(std::shared_ptr<Script> script)
    : m_script(std::move(script))
{ }

ScriptedPlayer::~ScriptedPlayer()
{
    m_script->asked.append(QStringLiteral("gone"));
}

Completion<std::monostate> ScriptedPlayer::question(const QString &what)
{
    m_script->asked.append(what);
    const Completion<std::monostate> permission;
    if (m_script->holdsBack) {
        m_script->held.push_back(permission);
    } else {
        permission.complete({});
    }
    return permission;
}

QCoro::Task<PlayerReadiness> ScriptedPlayer::prepare(const GameLine &line,
                                                     const MatchSetup & /*setup*/,
                                                     Color /*color*/)
{
    m_script->line = line;
    return answerAfter(question(QStringLiteral("prepare")),
                       takeFirst(m_script->readiness, PlayerReadiness()));
}

QCoro::Task<HandicapAnswer> ScriptedPlayer::placeHandicap(BoardSize /*size*/, int /*stones*/)
{
    return answerAfter(question(QStringLiteral("handicap")),
                       takeFirst(m_script->handicaps, HandicapAnswer()));
}

TurnAnswer ScriptedPlayer::chooseAction(const GameLine &line, Color color, const TurnTime &time)
{
    m_script->line = line;
    m_script->times.push_back(time);
    PlayerAnswer pass;
    pass.action = Move::pass(color);
    const TurnAnswer answer;
    detach(forward(answerAfter(question(QStringLiteral("move %1").arg(line.moves.size() + 1)),
                               takeFirst(m_script->answers, pass)),
                   answer));
    return answer;
}

QCoro::Task<ScoreOpinion> ScriptedPlayer::score(const GameLine &line,
                                                const ScoreQuestions &questions)
{
    m_script->line = line;
    m_script->questions = questions;
    return answerAfter(question(QStringLiteral("score")), m_script->opinion);
}

QCoro::Task<std::optional<double>> ScriptedPlayer::cpuTime()
{
    return answerAfter(question(QStringLiteral("cpu")), m_script->cpuTime);
}

void ScriptedPlayer::abandon()
{
    m_script->asked.append(QStringLiteral("abandon"));
}

QCoro::Task<> ScriptedPlayer::leave()
{
    return leaveAfter(question(QStringLiteral("leave")));
}

std::shared_ptr<Script> scriptOf(Color color, std::string_view actions)
{
    const auto script = std::make_shared<Script>();
    std::istringstream stream{std::string(actions)};
    for (std::string word; stream >> word;) {
        PlayerAnswer answer;
        answer.action = actionOf(color, word);
        script->answers.push_back(answer);
    }
    return script;
}

PlayerAnswer failing(PlayerFailure::Kind kind, const QString &what)
{
    PlayerAnswer answer;
    answer.action = failure(PlayerFailure{kind, Message::verbatim(what), {}, {}});
    return answer;
}

} // namespace shinpan::test
