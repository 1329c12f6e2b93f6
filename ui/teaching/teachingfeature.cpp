#include "ui/teaching/teachingfeature.h"

#include "ui/analysis/candidatespots.h"
#include "ui/analysis/candidatetext.h"
#include "ui/board/boardview.h"
#include "ui/game/opengame.h"
#include "ui/kit/symbol.h"
#include "ui/kit/windowframe.h"
#include "ui/teaching/hintgiver.h"
#include "ui/teaching/teachingtext.h"
#include "ui/words/messagetext.h"

#include <QAction>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

constexpr std::size_t LineLength = 12;

[[nodiscard]] QAction *add(QObject &parent,
                           Symbol symbol,
                           const QString &text,
                           const QString &tip,
                           Qt::Key key)
{
    QAction *action = symbolAction(&parent, symbol, text, tip, key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    return action;
}

} // namespace

TeachingFeature::TeachingFeature(WindowFrame &frame, const TeachingParts &parts, BoardView &board)
    : Feature(frame)
    , m_parts(parts)
    , m_board(board)
    , m_lesson(new Lesson(parts, this))
    , m_hints(new HintGiver(parts, *m_lesson, this))
{
    createActions();
    m_card = new TeachingCard({m_line, m_takeBack});
    addCard(m_card);
    observe();
    refresh();
}

void TeachingFeature::createActions()
{
    m_hint = add(*this, Symbol::Hint, tr("&Hint"),
                 tr("Have an engine name good moves of this position"), Qt::Key_H);
    m_line = add(*this, Symbol::Details, tr("Show the &Better Line"),
                 tr("Show what would have been better than the move"), Qt::Key_J);
    m_line->setIconText(tr("Better Line"));
    m_line->setCheckable(true);
    m_takeBack = add(*this, Symbol::Undo, tr("Take the &Mistake Back"),
                     tr("Take the move back, with the answer to it, and show what was better"),
                     Qt::Key_Backspace);
    m_takeBack->setIconText(tr("Take Back"));
    nameActions({{"hint", m_hint}, {"betterLine", m_line}, {"takeMistakeBack", m_takeBack}});
    addToMenu(MenuPart::GameMove, {m_hint, m_line, m_takeBack});
    connect(m_hint, &QAction::triggered, m_hints, &HintGiver::ask);
    connect(m_line, &QAction::triggered, this, &TeachingFeature::showLine);
    connect(m_takeBack, &QAction::triggered, this, &TeachingFeature::takeBack);
}

void TeachingFeature::observe()
{
    connect(&m_parts.game, &OpenGame::changed, this, &TeachingFeature::noteCursor);
    connect(m_lesson, &Lesson::changed, this, &TeachingFeature::refresh);
    connect(m_lesson, &Lesson::judged, this, [this](NodeId node) {
        refresh();
        if (const Lesson::Verdict *const newest = m_lesson->newest();
            newest != nullptr && newest->move.node == node) {
            m_card->speakUp();
        }
    });
    connect(m_hints, &HintGiver::changed, this, [this] {
        refresh();
        m_card->speakUp();
    });
    connect(m_card, &TeachingCard::momentChosen, this, &TeachingFeature::goToMoment);
    connect(m_card, &TeachingCard::closed, this, &TeachingFeature::close);
}

bool TeachingFeature::dismiss()
{
    if (m_lineOf != NoNode) {
        showLine(false);
        return true;
    }
    if (m_hints->state() != HintGiver::State::Silent || m_lesson->isOver()) {
        close();
        return true;
    }
    return false;
}

void TeachingFeature::close()
{
    if (m_hints->state() != HintGiver::State::Silent) {
        m_hints->putAway();
        m_isHinting = false;
        refresh();
    } else {
        m_lineOf = NoNode;
        m_lesson->putAway();
    }
}

/// A line belongs to the position before its move.
void TeachingFeature::noteCursor()
{
    const Lesson::Verdict *const verdict = m_lesson->verdictOn(m_lineOf);
    if (verdict == nullptr || verdict->before != m_parts.game.cursor().node()) {
        m_lineOf = NoNode;
    }
    refresh();
}

/// What was said of the move that led to what is shown, or of the move before that one: an answer
/// hides no verdict.
const Lesson::Verdict *TeachingFeature::verdictHere() const
{
    if (const Lesson::Verdict *const lined = m_lesson->verdictOn(m_lineOf)) {
        return lined;
    }
    const NodeId node = m_parts.game.cursor().node();
    if (const Lesson::Verdict *const verdict = m_lesson->verdictOn(node)) {
        return verdict;
    }
    return m_lesson->verdictOn(m_parts.game.record().tree().parent(node));
}

/// The one that the card is about: that of the place, or the newest while the next one is not there
/// yet.
const Lesson::Verdict *TeachingFeature::verdictToShow() const
{
    const Lesson::Verdict *const here = verdictHere();
    return here != nullptr || m_lesson->isOver() ? here : m_lesson->newest();
}

void TeachingFeature::refresh()
{
    m_isHinting =
        m_hints->isOffered() && (m_isHinting || m_hints->state() != HintGiver::State::Silent);
    refreshActions();
    m_card->show(toTell());
    m_board.setLayer(LayerRank::Teaching, marks());
}

void TeachingFeature::refreshActions()
{
    const Lesson::Verdict *const verdict = m_lesson->isGiven() ? verdictToShow() : nullptr;
    m_hint->setVisible(m_hints->isOffered());
    m_hint->setEnabled(m_hints->mayAsk());
    m_line->setVisible(m_lesson->isGiven());
    m_line->setEnabled(verdict != nullptr && verdict->grade >= MoveGrade::Loss);
    m_line->setChecked(m_lineOf != NoNode);
    m_takeBack->setVisible(m_lesson->isGiven());
    m_takeBack->setEnabled(m_lesson->mayTakeBack());
}

void TeachingFeature::showLine(bool shown)
{
    const Lesson::Verdict *const verdict = shown ? verdictToShow() : nullptr;
    if (verdict != nullptr) {
        m_lineOf = verdict->move.node;
        m_parts.game.cursor().moveTo(verdict->before);
    } else {
        m_lineOf = NoNode;
        m_parts.game.person().returnToGame();
    }
    refresh();
}

void TeachingFeature::takeBack()
{
    if (m_lesson->mayTakeBack()) {
        const NodeId mistake = m_lesson->newest()->move.node;
        m_lesson->takeBack();
        m_lineOf = mistake;
        noteCursor();
        m_card->speakUp();
    }
}

void TeachingFeature::goToMoment(int index)
{
    const std::vector<JudgedMove> moments = m_lesson->moments();
    if (static_cast<std::size_t>(index) < moments.size()) {
        const NodeId node = moments[static_cast<std::size_t>(index)].node;
        m_lineOf = node;
        m_parts.game.cursor().moveTo(m_lesson->verdictOn(node)->before);
        refresh();
        m_card->speakUp();
    }
}

TeachingCard::Shown TeachingFeature::toTell() const
{
    const QString hint = hintToTell();
    TeachingCard::Shown shown = hint.isEmpty() ? lessonToTell() : TeachingCard::Shown{.text = hint};
    shown.keepsRoom = m_isHinting; // so that the board does not change its size with each hint
    return shown;
}

TeachingCard::Shown TeachingFeature::lessonToTell() const
{
    TeachingCard::Shown shown{.text = {}, .hasLesson = true};
    if (!m_lesson->isGiven()) {
        return {};
    }
    if (m_lesson->isOver()) {
        const std::vector<JudgedMove> moments = m_lesson->moments();
        for (const JudgedMove &moment : moments) {
            shown.moments.append(TeachingText::ofMoment(moment));
        }
    }
    if (const Lesson::Verdict *const verdict = verdictToShow();
        verdict != nullptr && (!m_lesson->isOver() || m_lineOf != NoNode)) {
        shown.text = TeachingText::of(*verdict, m_lesson->judgeName());
        shown.isGrave = verdict->grade == MoveGrade::Mistake;
    } else if (!m_lesson->failure().isEmpty()) {
        shown.text = tr("%1 can judge no more: it %2.")
                         .arg(m_lesson->judgeName(), text::plainMessage(m_lesson->failure()));
    } else if (m_lesson->judgeName().isEmpty()) {
        shown.text = tr("No engine here can judge moves.");
    } else if (!m_lesson->isOver()) {
        shown.text = tr("Teaching game: %1 looks at your moves.").arg(m_lesson->judgeName());
    } else if (m_lesson->waiting() > 0) {
        shown.text = tr("Looking at the rest of the game…");
    } else {
        shown.text =
            shown.moments.isEmpty() ? tr("No move of yours lost much.") : tr("Worth another look:");
    }
    return shown;
}

QString TeachingFeature::hintToTell() const
{
    switch (m_hints->state()) {
    case HintGiver::State::Silent:
        return {};
    case HintGiver::State::Looking:
        return tr("%1 looks for a hint…").arg(m_hints->judgeName());
    case HintGiver::State::Given:
        return TeachingText::ofHints(m_hints->hints());
    case HintGiver::State::Withheld:
        return tr("This is a serious game: hints wait till it is over.");
    case HintGiver::State::Failed:
        return tr("%1 gives no hint: it %2.")
            .arg(m_hints->judgeName(), text::plainMessage(m_hints->failure()));
    }
    Q_UNREACHABLE();
}

BoardLayer TeachingFeature::marks() const
{
    if (m_hints->state() == HintGiver::State::Given) {
        return marksOfHints();
    }
    const Lesson::Verdict *const verdict = m_lesson->isGiven() ? verdictHere() : nullptr;
    const bool isLineWanted = m_lineOf != NoNode;
    if (verdict == nullptr || verdict->grade < MoveGrade::Loss
        || (m_lesson->isOver() && !isLineWanted)) { // then it is an analysis like others
        return {};
    }
    return isLineWanted ? lineOf(*verdict) : marksOf(*verdict);
}

/// The stone in the colour of its loss, and a small disc where another would have been better.
BoardLayer TeachingFeature::marksOf(const Lesson::Verdict &verdict) const
{
    BoardLayer marks;
    const Board &board = m_parts.game.cursor().board();
    if (verdict.move.move.point) {
        marks.signs.push_back(
            {*verdict.move.move.point, MarkKind::Selected, lossColor(verdict.move.loss)});
    }
    const std::optional<Point> &better = verdict.move.choice.move;
    if (better && board.at(*better) == Stone::Empty) {
        marks.spots.push_back({*better, lossColor({})});
    }
    return marks;
}

/// The line that would have been better, and a cross where the person played.
BoardLayer TeachingFeature::lineOf(const Lesson::Verdict &verdict) const
{
    std::vector<std::optional<Point>> line = verdict.move.choice.line;
    if (line.empty()) {
        line.push_back(verdict.move.choice.move);
    }
    BoardLayer marks =
        boardLineOf(m_parts.game.cursor().board(), line, verdict.move.move.color, LineLength);
    const std::optional<Point> &played = verdict.move.move.point;
    const bool isCovered = played
                        && std::ranges::find(marks.line, *played, &BoardLayer::LineStone::point)
                               != marks.line.end();
    if (played && !isCovered) {
        marks.signs.push_back({*played, MarkKind::Cross, lossColor(verdict.move.loss)});
    }
    return marks;
}

/// Letters from A on, the best first.
BoardLayer TeachingFeature::marksOfHints() const
{
    BoardLayer marks;
    char16_t letter = u'A';
    for (const Candidate &hint : m_hints->hints()) {
        if (hint.move) {
            marks.spots.push_back(
                {*hint.move, lossColor({}), QString(QChar(letter++)), {}, marks.spots.empty()});
        }
    }
    return marks;
}

} // namespace shinpan
