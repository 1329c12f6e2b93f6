#include "ui/scoring/scoringcontroller.h"

#include "core/match/matchscribe.h"
#include "core/match/matchsetup.h"
#include "core/match/score/scoresheet.h"
#include "core/record/note/territory.h"
#include "core/record/tree/sgfproperties.h"
#include "core/rules/playout.h"
#include "ui/game/opengame.h"
#include "ui/words/text.h"

#include <utility>

namespace shinpan {

namespace {

[[nodiscard]] QString rulesForRecord(const Ruleset &rules)
{
    return QString::fromStdString(toText(rules));
}

} // namespace

ScoringController::ScoringController(OpenGame &game, QObject *parent)
    : QObject(parent)
    , m_game(game)
{
    connect(&game, &OpenGame::changed, this, &ScoringController::followGame);
    connect(&game.cursor(), &GameCursor::moved, this, &ScoringController::followCursor);
    connect(&game, &OpenGame::gameStarted, this, &ScoringController::close);
    connect(&game.record(), &GameRecord::treeReplaced, this, &ScoringController::close);
}

const ScoringSession *ScoringController::session() const
{
    return m_session ? &*m_session : nullptr;
}

bool ScoringController::isShown() const
{
    const GameCursor &cursor = m_game.cursor();
    return m_session && cursor.node() == m_node
        && cursor.board().size() == m_session->board().size();
}

bool ScoringController::mayFinish() const
{
    return m_session && (m_isOfGame || !m_game.status().isRunning());
}

bool ScoringController::mayChooseRules() const
{
    return m_session && !m_game.status().isRunning();
}

BoardMarkup ScoringController::markup() const
{
    if (!m_session) {
        return {};
    }
    if (m_preview && m_opinions[*m_preview].settlement) {
        const ScoringOpinion &opinion = m_opinions[*m_preview];
        return markupOf(m_session->board(), m_session->countWith(*opinion.settlement),
                        differences(opinion, *m_session));
    }
    return markupOf(m_session->board(), m_session->count());
}

void ScoringController::begin()
{
    if (m_isOfGame) {
        m_game.person().returnToGame();
    } else if (!m_session) {
        openForRecord();
    }
}

/// Opens when the game begins to wait for the person, and closes when it waits no more.
void ScoringController::followGame()
{
    const bool waits = m_game.status().isSettling();
    if (waits && !m_isOfGame) {
        openForGame();
    } else if (!waits && m_isOfGame) {
        close();
    }
}

/// A look at a record ends where the look goes elsewhere, or where stones are put or taken away; a
/// game waits until the person comes back.
void ScoringController::followCursor()
{
    if (m_session && !m_isOfGame && (!isShown() || m_session->board() != m_game.cursor().board())) {
        close();
        return;
    }
    announce();
}

void ScoringController::openForGame()
{
    const Match &match = *m_game.match();
    close();
    m_isOfGame = true;
    m_node = match.node();
    const MatchSetup &setup = match.setup();
    m_session.emplace(match.line(), setup.rules, GameTerms{setup.komi, setup.handicap});
    ByColor<QString> engines;
    for (const Color color : BothColors) {
        const Seat &seat = m_game.seats()[color];
        engines[color] = seat.engine ? seat.engine->name : QString();
    }
    if (const ScoreSheet *sheet = match.scoreSheet()) {
        m_opinions = opinionsOf(*sheet, engines, *m_session);
        m_session->propose(settlementOf(sheet->count));
    } else {
        const Settlement estimate = estimateStatus(m_session->position());
        m_opinions = {ownOpinion(estimate, *m_session)};
        m_session->propose(estimate);
    }
    announce();
}

void ScoringController::openForRecord()
{
    const GameCursor &cursor = m_game.cursor();
    const GameInfo info = m_game.record().info();
    const std::optional<Ruleset> named = rulesetFromText(info.rules.toStdString());
    close();
    m_areRulesUnknown = !named.has_value();
    m_node = cursor.node();
    const double komi = info.komi.value_or(m_game.settings().komi);
    m_session.emplace(cursor.line(), named.value_or(defaultRules()),
                      GameTerms{komi, info.handicap});
    const Settlement estimate = estimateStatus(m_session->position());
    m_opinions = {ownOpinion(estimate, *m_session)};
    m_session->propose(
        settlementAt(m_game.record().tree(), m_node, cursor.board()).value_or(estimate));
    announce();
}

void ScoringController::close()
{
    m_session.reset();
    m_opinions.clear();
    m_preview.reset();
    m_node = NoNode;
    m_isOfGame = m_areRulesUnknown = m_hasChosenRules = false;
    announce();
}

void ScoringController::announce()
{
    Q_EMIT changed(); // whoever is to be shown is up to date by then
    const bool shown = isShown();
    if (shown != std::exchange(m_wasShown, shown)) {
        Q_EMIT shownChanged(shown);
    }
}

void ScoringController::toggleDead(Point stone, MarkReach reach)
{
    if (m_session && m_session->toggleDead(stone, reach)) {
        setPreview(std::nullopt);
        announce();
    }
}

void ScoringController::toggleSeki(Point stone)
{
    if (m_session && m_session->toggleSeki(stone)) {
        setPreview(std::nullopt);
        announce();
    }
}

void ScoringController::undo()
{
    if (m_session && m_session->undo()) {
        announce();
    }
}

void ScoringController::setPreview(std::optional<std::size_t> opinion)
{
    if (m_preview != opinion && (!opinion || *opinion < m_opinions.size())) {
        m_preview = opinion;
        announce();
    }
}

void ScoringController::adopt(std::size_t opinion)
{
    if (m_session && opinion < m_opinions.size() && m_opinions[opinion].settlement) {
        m_session->adopt(*m_opinions[opinion].settlement);
        m_preview.reset();
        announce();
    }
}

void ScoringController::setRules(const Ruleset &rules)
{
    if (mayChooseRules()) {
        m_session->setRules(rules);
        m_hasChosenRules = true;
        for (ScoringOpinion &opinion : m_opinions) { // of ours: nobody else speaks of a record
            opinion.score = m_session->countWith(*opinion.settlement).score;
        }
        announce();
    }
}

/// The result in the record that a settled score would overwrite; empty when there is none.
QString ScoringController::otherResult() const
{
    const QString present = m_game.record().info().result;
    return present == QString::fromStdString(toSgf(m_session->count().score)) ? QString() : present;
}

void ScoringController::finish()
{
    if (!mayFinish() || !isShown()) {
        return;
    }
    const QString other = m_isOfGame ? QString() : otherResult();
    if (other.isEmpty()) {
        finishReplacing();
    } else {
        Q_EMIT replacementAsked(other, QString::fromStdString(toSgf(m_session->count().score)));
    }
}

void ScoringController::finishReplacing()
{
    if (!mayFinish()) {
        return;
    }
    if (m_isOfGame) {
        m_game.person().settle(m_session->settlement()); // the match writes its record
        return;
    }
    writeRecord();
    close();
}

void ScoringController::writeRecord()
{
    GameRecord &record = m_game.record();
    const Count count = m_session->count();
    GameInfo info = record.info();
    info.result = QString::fromStdString(toSgf(count.score));
    if (m_areRulesUnknown || m_hasChosenRules) {
        info.rules = rulesForRecord(m_session->rules());
    }
    const RecordStep step(record, tr("Score"));
    record.setInfo(info);
    writeTerritory(record, m_node, m_session->board(), count);
    const Match *match = m_game.match();
    const bool isItsEnd = match != nullptr && match->node() == m_node && match->scoreSheet();
    scribe::writeSettledCount(record, m_node, count, isItsEnd ? *match->scoreSheet() : ScoreSheet(),
                              isItsEnd ? match->result().reason : Message());
}

/// Resumes play at the person's request. Where two persons play, or none, it is that of the side
/// whose turn it is.
void ScoringController::resumePlay()
{
    if (!m_isOfGame) {
        return;
    }
    const ByColor<Seat> &seats = m_game.seats();
    Color first = m_game.match()->toPlay();
    if (m_session->rules().scoring == ScoringMethod::Territory
        && seats.black.isHuman() != seats.white.isHuman()) {
        first = seats.black.isHuman() ? Color::White : Color::Black;
    }
    m_game.person().resumePlay(first);
}

void ScoringController::cancel()
{
    if (!m_isOfGame) {
        close();
    }
}

} // namespace shinpan
