#include "core/match/humanplayer.h"

namespace shinpan {

namespace {

using Answer = Result<PlayerAction, PlayerFailure>;

[[nodiscard]] PlayerFailure interruption()
{
    return {PlayerFailure::Kind::Interrupted, QStringLiteral("was interrupted"), {}, {}};
}

// Static on purpose: they may outlive the player.

[[nodiscard]] QCoro::Task<HandicapAnswer> awaitHandicap(Completion<HandicapAnswer> question)
{
    co_return co_await question;
}

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

bool HumanPlayer::submitHandicap(const std::vector<Point> &points)
{
    return m_handicapQuestion && m_handicapQuestion->complete(points);
}

PlayerIdentity HumanPlayer::identity() const
{
    return {m_name, {}, {}, {}};
}

QCoro::Task<PlayerReadiness> HumanPlayer::prepare(const GameLine & /*line*/,
                                                  const MatchSetup & /*setup*/,
                                                  Color /*color*/)
{
    co_return PlayerReadiness();
}

QCoro::Task<HandicapAnswer> HumanPlayer::placeHandicap(BoardSize /*size*/, int /*stones*/)
{
    abandon();
    m_handicapQuestion.emplace();
    return awaitHandicap(*m_handicapQuestion);
}

QCoro::Task<PlayerAnswer> HumanPlayer::chooseAction(const GameLine & /*line*/,
                                                    Color /*color*/,
                                                    const TurnTime & /*time*/)
{
    abandon();
    m_question.emplace();
    return awaitAnswer(*m_question);
}

QCoro::Task<ScoreOpinion> HumanPlayer::score(const GameLine & /*line*/,
                                             const ScoreQuestions & /*questions*/)
{
    ScoreOpinion opinion;
    opinion.wasAsked = false;
    opinion.note = QStringLiteral("a person");
    co_return opinion;
}

QCoro::Task<std::optional<double>> HumanPlayer::cpuTime()
{
    co_return std::nullopt;
}

void HumanPlayer::abandon()
{
    if (m_question) {
        m_question->complete(failure(interruption()));
    }
    if (m_handicapQuestion) {
        m_handicapQuestion->complete(failure(interruption()));
    }
}

QCoro::Task<> HumanPlayer::leave()
{
    abandon();
    co_return;
}

} // namespace shinpan
