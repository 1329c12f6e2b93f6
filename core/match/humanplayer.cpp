#include "core/match/humanplayer.h"

#include "core/util/loopwatch.h"
#include "core/util/message.h"

namespace shinpan {

namespace {

[[nodiscard]] PlayerFailure interruption()
{
    return {PlayerFailure::Kind::Interrupted,
            Message::of(QT_TRANSLATE_NOOP("Messages", "was interrupted")),
            {},
            {}};
}

// Static on purpose: it may outlive the player.
[[nodiscard]] QCoro::Task<HandicapAnswer> awaitHandicap(Completion<HandicapAnswer> question)
{
    co_return co_await question;
}

} // namespace

HumanPlayer::HumanPlayer(QString name)
    : m_name(std::move(name))
{ }

HumanPlayer::~HumanPlayer()
{
    abandon();
}

bool HumanPlayer::answer(const Result<PlayerAction, PlayerFailure> &action)
{
    PlayerAnswer answer;
    answer.action = action;
    answer.elapsed = LoopWatch::now() - m_askedAt;
    return m_question && m_question->complete(std::move(answer));
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

TurnAnswer HumanPlayer::chooseAction(const GameLine & /*line*/,
                                     Color /*color*/,
                                     const TurnTime & /*time*/)
{
    abandon();
    m_askedAt = LoopWatch::now();
    return m_question.emplace();
}

QCoro::Task<ScoreOpinion> HumanPlayer::score(const GameLine & /*line*/,
                                             const ScoreQuestions & /*questions*/)
{
    co_return ScoreOpinion::notAsked(Message::of(QT_TRANSLATE_NOOP("Messages", "a person")));
}

QCoro::Task<std::optional<double>> HumanPlayer::cpuTime()
{
    co_return std::nullopt;
}

void HumanPlayer::abandon()
{
    answer(failure(interruption()));
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
