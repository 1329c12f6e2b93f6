#include "core/match/humanplayer.h"

namespace shinpan {

namespace {

using Answer = Result<PlayerAction, PlayerFailure>;

[[nodiscard]] Answer interruption()
{
    return failure(
        PlayerFailure{PlayerFailure::Kind::Interrupted, QStringLiteral("was interrupted"), {}});
}

/// Static on purpose: it may outlive the player.
[[nodiscard]] QCoro::Task<PlayerAnswer> awaitAnswer(Completion<Answer> question)
{
    const auto asked = std::chrono::steady_clock::now();
    PlayerAnswer answer;
    answer.action = co_await question;
    answer.elapsed = std::chrono::steady_clock::now() - asked;
    co_return answer;
}

} // namespace

HumanPlayer::HumanPlayer(QString name)
    : m_name(std::move(name))
{ }

HumanPlayer::~HumanPlayer()
{
    abandon();
}

bool HumanPlayer::submit(const PlayerAction &action)
{
    return m_question && m_question->complete(action);
}

PlayerIdentity HumanPlayer::identity() const
{
    return {m_name, {}, {}, {}};
}

QCoro::Task<PlayerReadiness> HumanPlayer::prepare(const GameLine & /*line*/,
                                                  const MatchSetup & /*setup*/)
{
    co_return PlayerReadiness();
}

QCoro::Task<PlayerAnswer> HumanPlayer::chooseAction(const GameLine & /*line*/, Color /*color*/)
{
    abandon();
    m_question.emplace();
    return awaitAnswer(*m_question);
}

QCoro::Task<ScoreOpinion> HumanPlayer::score(const GameLine & /*line*/)
{
    co_return ScoreOpinion();
}

QCoro::Task<std::optional<double>> HumanPlayer::cpuTime()
{
    co_return std::nullopt;
}

void HumanPlayer::abandon()
{
    if (m_question) {
        m_question->complete(interruption());
    }
}

QCoro::Task<> HumanPlayer::leave()
{
    abandon();
    co_return;
}

} // namespace shinpan
