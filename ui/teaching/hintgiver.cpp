#include "ui/teaching/hintgiver.h"

#include "core/analysis/lesson.h"
#include "core/analysis/reviewedgame.h"
#include "ui/analysis/judgechoice.h"
#include "ui/game/opengame.h"
#include "ui/teaching/lesson.h"

namespace shinpan {

HintGiver::HintGiver(const TeachingParts &parts, Lesson &lesson, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_lesson(lesson)
{
    connect(&parts.game, &OpenGame::changed, this, &HintGiver::noteGame);
    connect(&parts.game, &OpenGame::gameOver, this, [this] {
        m_own.reset();
        if (m_state == State::Withheld) {
            putAway();
        }
    });
    connect(&parts.game.record(), &GameRecord::treeReplaced, this, [this] {
        putAway();
        m_own.reset();
    });
}

HintGiver::~HintGiver() = default;

bool HintGiver::isOffered() const
{
    const OpenGame &game = m_parts.game;
    const bool isAgainstEngine = game.seats().black.isHuman() != game.seats().white.isHuman();
    return isAgainstEngine && game.status().isRunning() && !game.status().isControlled(Color::Black)
        && !game.status().isControlled(Color::White);
}

bool HintGiver::mayAsk() const
{
    const OpenGame &game = m_parts.game;
    return isOffered() && game.match()->awaitsPerson() && game.status().isAtGame()
        && game.status().handicapToPlace() == 0
        && judgeOf(m_parts.game, m_parts.store, m_parts.preferences);
}

void HintGiver::ask()
{
    if (!mayAsk() || m_state == State::Looking) {
        return;
    }
    m_node = m_parts.game.match()->node();
    if (m_parts.game.status().isAdviceWithheld()) {
        say(State::Withheld);
        return;
    }
    MoveJudge *const asked = judge();
    m_judgeName = asked->profile().name;
    say(State::Looking);
    asked->look(m_node, placeAt(m_parts.game.record().tree(), m_node), MoveJudge::Turn::Next);
    if (asked->hasSeen(m_node)) {
        take(m_node);
    }
}

/// The lesson's, or one of ours; one that failed is replaced.
MoveJudge *HintGiver::judge()
{
    if (MoveJudge *const teacher = m_lesson.judge()) {
        listenTo(*teacher);
        return teacher;
    }
    if (!m_own || m_own->hasFailed()) {
        const EngineProfile profile = *judgeOf(m_parts.game, m_parts.store, m_parts.preferences);
        m_own =
            std::make_unique<MoveJudge>(profile, tr("Hints · %1").arg(profile.name), m_parts.hub);
    }
    listenTo(*m_own);
    return m_own.get();
}

void HintGiver::listenTo(MoveJudge &judge)
{
    judge.disconnect(this);
    connect(&judge, &MoveJudge::seen, this, &HintGiver::take);
    connect(&judge, &MoveJudge::failed, this, [this, &judge] { noteFailure(judge); });
}

void HintGiver::take(NodeId node)
{
    if (m_state != State::Looking || node != m_node) {
        return;
    }
    const MoveJudge *const judge = m_lesson.judge() ? m_lesson.judge() : m_own.get();
    const Analysis *const found =
        judge != nullptr ? judge->found().find(node, judge->profile().id) : nullptr;
    m_hints = found != nullptr ? hintsOf(*found) : std::vector<Candidate>();
    say(State::Given);
}

void HintGiver::noteFailure(const MoveJudge &judge)
{
    if (m_state == State::Looking) {
        m_failure = judge.failure();
        say(State::Failed);
    }
}

/// A hint goes with its position.
void HintGiver::noteGame()
{
    if (m_state != State::Silent && m_parts.game.cursor().node() != m_node) {
        putAway();
    }
}

void HintGiver::putAway()
{
    if (m_state != State::Silent) {
        say(State::Silent);
    }
}

void HintGiver::say(State state)
{
    m_state = state;
    Q_EMIT changed();
}

} // namespace shinpan
