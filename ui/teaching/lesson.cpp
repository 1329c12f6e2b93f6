#include "ui/teaching/lesson.h"

#include "core/engine/enginehub.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/judgechoice.h"
#include "ui/game/opengame.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

/// Whether both have passed at the end of this line: engines take the game for over there.
[[nodiscard]] bool isPassedOut(const GameLine &line)
{
    const std::size_t count = line.moves.size();
    return count >= 2 && line.moves[count - 1].isPass() && line.moves[count - 2].isPass();
}

} // namespace

Lesson::Lesson(const TeachingParts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(&parts.game, &OpenGame::gameStarted, this, &Lesson::begin);
    connect(&parts.game, &OpenGame::changed, this, &Lesson::follow);
    connect(&parts.game, &OpenGame::gameOver, this, &Lesson::end);
    connect(&parts.game.record(), &GameRecord::treeReplaced, this, &Lesson::putAway);
}

Lesson::~Lesson() = default;

void Lesson::begin()
{
    putAway();
    const OpenGame &game = m_parts.game;
    const double points = game.settings().teaching;
    if (points <= 0 || (!isPersons(Color::Black) && !isPersons(Color::White))) {
        return;
    }
    m_isGiven = true;
    m_limits = limitsOfPoints(points);
    if (const std::optional<EngineProfile> profile =
            judgeOf(m_parts.game, m_parts.store, m_parts.preferences)) {
        m_judgeName = profile->name;
        m_judge = std::make_unique<MoveJudge>(*profile, tr("Lesson · %1").arg(profile->name),
                                              m_parts.hub);
        connect(m_judge.get(), &MoveJudge::seen, this, &Lesson::take);
        connect(m_judge.get(), &MoveJudge::failed, this, &Lesson::noteFailure);
    }
    follow();
    Q_EMIT changed();
}

bool Lesson::isPersons(Color color) const
{
    return m_parts.game.seats()[color].isHuman() && !m_parts.game.status().isControlled(color);
}

/// Its judge would take time from it.
bool Lesson::isEngineOnClock() const
{
    const OpenGame &game = m_parts.game;
    return game.status().isRunning() && !isPersons(game.match()->toPlay())
        && game.settings().time[game.match()->toPlay()].isLimited();
}

/// Looks at each position that the game comes to.
void Lesson::follow()
{
    const Match *const match = m_parts.game.match();
    if (!m_judge || match == nullptr) {
        return;
    }
    m_judge->setResting(isEngineOnClock());
    const bool isUnderWay = match->state() == Match::State::Asking
                         || match->state() == Match::State::Holding
                         || match->state() == Match::State::Over;
    if (isUnderWay && std::exchange(m_lookedAt, match->node()) != match->node()) {
        const EngineGame position = placeAt(m_parts.game.record().tree(), match->node());
        if (!isPassedOut(position.line)) {
            m_judge->look(match->node(), position);
        }
    }
}

void Lesson::end()
{
    if (!m_isGiven || m_isOver) {
        return;
    }
    m_isOver = true;
    follow();
    if (m_judge && m_judge->waiting() == 0) {
        handOver();
    }
    Q_EMIT changed();
}

void Lesson::take(NodeId node)
{
    const GameTree &tree = m_parts.game.record().tree();
    if (tree.contains(node)) {
        judgeMoveOf(node);
        for (NodeId next = tree.firstChild(node); next != NoNode; next = tree.nextSibling(next)) {
            judgeMoveOf(next);
        }
    }
    if (m_isOver && m_judge->waiting() == 0) {
        handOver();
    }
    Q_EMIT changed();
}

void Lesson::judgeMoveOf(NodeId node)
{
    const GameTree &tree = m_parts.game.record().tree();
    const NodeId before = tree.parent(node);
    if (verdictOn(node) != nullptr || before == NoNode || !m_judge->hasSeen(node)
        || !m_judge->hasSeen(before)) {
        return;
    }
    std::optional<JudgedMove> move =
        judgedMove(tree, node, m_judge->found(), m_judge->profile().id);
    if (!move || !isPersons(move->move.color)) {
        return;
    }
    move->number = static_cast<int>(placeAt(tree, node).line.moves.size());
    m_verdicts.push_back({*move, before, gradeOf(*move, m_limits)});
    Q_EMIT judged(node);
}

void Lesson::noteFailure()
{
    m_failure = m_judge->failure();
    if (m_isOver) {
        handOver();
    } else {
        m_judge.release()->deleteLater(); // it is telling us
    }
    Q_EMIT changed();
}

/// What the judge found judges the moves from now on, and the judge leaves.
void Lesson::handOver()
{
    const MoveJudge *const judge = m_judge.get();
    m_judge.release()->deleteLater(); // it may be telling us
    const QString id = judge->profile().id;
    m_parts.analysis.admit({id});
    const GameTree &tree = m_parts.game.record().tree();
    const NodeId end = m_parts.game.match()->node();
    for (const NodeId node : tree.pathTo(end)) {
        if (const Analysis *const found = judge->found().find(node, id)) {
            m_parts.analysis.keepAside(node, id, *found);
        }
    }
}

const Lesson::Verdict *Lesson::verdictOn(NodeId node) const
{
    const auto found = std::ranges::find(m_verdicts, node,
                                         [](const Verdict &verdict) { return verdict.move.node; });
    return found == m_verdicts.end() ? nullptr : &*found;
}

const Lesson::Verdict *Lesson::newest() const
{
    const GameTree &tree = m_parts.game.record().tree();
    if (m_verdicts.empty() || m_parts.game.match() == nullptr) {
        return nullptr;
    }
    NodeId node = m_parts.game.match()->node();
    while (node != NoNode && verdictOn(node) == nullptr) {
        node = tree.parent(node);
    }
    return node == NoNode ? nullptr : verdictOn(node);
}

std::vector<JudgedMove> Lesson::moments() const
{
    std::vector<JudgedMove> moves;
    if (m_isGiven && m_parts.game.match() != nullptr) {
        const GameTree &tree = m_parts.game.record().tree();
        for (const NodeId node : tree.pathTo(m_parts.game.match()->node())) {
            if (const Verdict *const verdict = verdictOn(node)) {
                moves.push_back(verdict->move);
            }
        }
    }
    return momentsOf(moves, m_limits);
}

bool Lesson::mayTakeBack() const
{
    const Verdict *const verdict = m_isOver ? nullptr : newest();
    if (verdict == nullptr || verdict->grade != MoveGrade::Mistake) {
        return false;
    }
    const GameTree &tree = m_parts.game.record().tree();
    NodeId node = m_parts.game.match()->node();
    for (int moves = m_parts.game.status().movesToTakeBack(); moves > 0; --moves) {
        if (node == verdict->move.node) {
            return moves == 1;
        }
        node = tree.parent(node);
    }
    return false;
}

void Lesson::takeBack()
{
    if (mayTakeBack()) {
        m_parts.game.person().takeBack();
    }
}

void Lesson::putAway()
{
    if (!m_isGiven) {
        return;
    }
    m_judge.reset();
    m_verdicts.clear();
    m_judgeName.clear();
    m_failure = {};
    m_isGiven = false;
    m_isOver = false;
    m_lookedAt = NoNode;
    Q_EMIT changed();
}

} // namespace shinpan
