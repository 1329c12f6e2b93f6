#include "ui/info/commentpanel.h"

#include "core/record/note/recordjumps.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/game/opengame.h"
#include "ui/info/commentedit.h"
#include "ui/info/infofield.h"
#include "ui/kit/style.h"
#include "ui/kit/timetext.h"

#include <QAction>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// What a judgement is called, and its sign, as books of Go and chess have it; the emphasised one
/// repeats its mark.
struct Look
{
    Annotation annotation;
    const char *name;
    const char *sign;
    const char *strong;
};
constexpr Look Looks[] = {
    {Annotation::Tesuji, QT_TRANSLATE_NOOP("shinpan::AnnotationBar", "Good move"), "!", "!!"},
    {Annotation::Interesting, QT_TRANSLATE_NOOP("shinpan::AnnotationBar", "Interesting move"), "!?",
     "!?"},
    {Annotation::Doubtful, QT_TRANSLATE_NOOP("shinpan::AnnotationBar", "Doubtful move"), "?!",
     "?!"},
    {Annotation::BadMove, QT_TRANSLATE_NOOP("shinpan::AnnotationBar", "Bad move"), "?", "??"},
    {Annotation::GoodForBlack, QT_TRANSLATE_NOOP("shinpan::AnnotationBar", "Good for Black"), "B+",
     "B++"},
    {Annotation::GoodForWhite, QT_TRANSLATE_NOOP("shinpan::AnnotationBar", "Good for White"), "W+",
     "W++"},
    {Annotation::Even, QT_TRANSLATE_NOOP("shinpan::AnnotationBar", "Even"), "=", "=="},
    {Annotation::Unclear, QT_TRANSLATE_NOOP("shinpan::AnnotationBar", "Unclear"), "∞", "∞∞"},
    {Annotation::Hotspot, QT_TRANSLATE_NOOP("shinpan::AnnotationBar", "Hotspot"), "★", "★★"},
};
static_assert(std::size(Looks) == AllAnnotations.size());

[[nodiscard]] const Look &lookOf(Annotation annotation)
{
    return *std::ranges::find(Looks, annotation, &Look::annotation);
}

[[nodiscard]] std::size_t indexOf(Annotation annotation)
{
    return static_cast<std::size_t>(annotation);
}

/// Milliseconds of short thoughts, tenths of a second of long ones.
[[nodiscard]] QString timeUsed(std::chrono::nanoseconds used)
{
    const auto exact = std::chrono::round<std::chrono::milliseconds>(used);
    return used < 1ms ? AuditLine::tr("under 1 ms")
         : exact < 1s ? AuditLine::tr("%1 ms").arg(exact.count())
                      : text::duration(exact / 100 * 100);
}

[[nodiscard]] QString timeLeft(const TimeLeft &left)
{
    const QString time = text::clockFace(left.time);
    return left.count ? AuditLine::tr("%1 (%2) left").arg(time).arg(*left.count)
                      : AuditLine::tr("%1 left").arg(time);
}

} // namespace

AnnotationBar::AnnotationBar(OpenGame &game, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
{
    setAccessibleName(tr("Judgement of the move and the position"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(spacing::Tight, spacing::Tight, spacing::Tight, 0);
    row->setSpacing(0);
    for (const Annotation annotation : AllAnnotations) {
        if (annotation == Annotation::GoodForBlack || annotation == Annotation::Hotspot) {
            row->addSpacing(spacing::Tight);
        }
        addButton(annotation, *row);
    }
    row->addStretch();
    connect(&game.cursor(), &GameCursor::moved, this, &AnnotationBar::refresh);
    connect(&game.record(), &GameRecord::nodeChanged, this, [this](NodeId node) {
        if (node == m_game.cursor().node()) {
            refresh();
        }
    });
    refresh();
}

QString AnnotationBar::name(Annotation annotation)
{
    return tr(lookOf(annotation).name);
}

void AnnotationBar::addButton(Annotation annotation, QHBoxLayout &row)
{
    auto *action = new QAction(name(annotation), this);
    action->setCheckable(true);
    action->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | (Qt::Key_1 + int(annotation))));
    connect(action, &QAction::triggered, this, [this, annotation] { turn(annotation); });
    m_actions[indexOf(annotation)] = action;

    auto *button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(name(annotation));
    const bool isOfMove = annotation < Annotation::GoodForBlack;
    const QString widest = isOfMove ? QStringLiteral("??") : QStringLiteral("W++");
    button->setMinimumWidth(button->fontMetrics().horizontalAdvance(widest) + spacing::Normal);
    row.addWidget(button);
}

QSize AnnotationBar::minimumSizeHint() const
{
    constexpr int Widest = 380;
    return QWidget::minimumSizeHint().boundedTo({Widest, QWIDGETSIZE_MAX});
}

QMenu *AnnotationBar::createMenu(QWidget *parent)
{
    auto *menu = new QMenu(tr("&Judgement"), parent);
    for (const Annotation annotation : AllAnnotations) {
        if (annotation == Annotation::GoodForBlack || annotation == Annotation::Hotspot) {
            menu->addSeparator();
        }
        menu->addAction(m_actions[indexOf(annotation)]);
    }
    return menu;
}

void AnnotationBar::turn(Annotation annotation)
{
    GameRecord &record = m_game.record();
    const NodeId node = m_game.cursor().node();
    const int level = annotationLevel(record.tree(), node, annotation);
    const int highest = highestLevel(annotation);
    const bool isShift = QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier);
    const int next = isShift && level < highest ? highest : (level + 1) % (highest + 1);
    {
        const RecordStep step(record, name(annotation));
        annotate(record, node, annotation, next);
    }
    refresh();
}

void AnnotationBar::refresh()
{
    const GameTree &tree = m_game.record().tree();
    const NodeId node = m_game.cursor().node();
    for (const Annotation annotation : AllAnnotations) {
        QAction *action = m_actions[indexOf(annotation)];
        const int level = annotationLevel(tree, node, annotation);
        action->setChecked(level > 0);
        const Look &look = lookOf(annotation);
        action->setIconText(QString::fromUtf8(level > 1 ? look.strong : look.sign));
        const QString what =
            level > 1 ? tr("%1, emphasised").arg(name(annotation)) : name(annotation);
        action->setToolTip(
            tr("%1 (%2)").arg(what, action->shortcut().toString(QKeySequence::NativeText)));
        action->setEnabled(!isOfMove(annotation) || level > 0 || m_game.cursor().lastMove());
    }
}

AuditLine::AuditLine(OpenGame &game, QWidget *parent)
    : QLabel(parent)
    , m_game(game)
{
    setAccessibleDescription(tr("The time of the move"));
    setToolTip(tr("How long the move took, and the clock after it"));
    setFont(textFont(TextSize::Caption));
    setForegroundRole(QPalette::PlaceholderText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setContentsMargins(spacing::Tight, 0, spacing::Tight, spacing::Tight);
    connect(&game, &OpenGame::changed, this, &AuditLine::showNode);
    showNode();
}

void AuditLine::showNode()
{
    const MoveAudit *audit = m_game.status().auditOf(m_game.cursor().node());
    setVisible(audit != nullptr);
    if (audit != nullptr) {
        setText(text::audit(*audit));
    }
}

QString text::audit(const MoveAudit &audit)
{
    const QString used = AuditLine::tr("Time used: %1").arg(timeUsed(audit.used));
    return audit.left ? QStringLiteral("%1 · %2").arg(used, timeLeft(*audit.left)) : used;
}

CommentPanel::CommentPanel(OpenGame &game, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_annotations(new AnnotationBar(game))
    , m_name(new ValueLine)
    , m_text(new CommentEdit)
{
    m_name->setAccessibleName(tr("Name of this position"));
    m_name->setPlaceholderText(tr("Name of this position"));
    m_name->setFrame(false);
    m_name->setTextMargins(spacing::Tight, 0, spacing::Tight, 0);
    m_text->setAccessibleName(tr("Comment on this position"));
    m_text->setPlaceholderText(
        tr("Comments on the position appear here: what an engine says about its move, and what you "
           "write."));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::Tight);
    column->addWidget(m_annotations);
    column->addWidget(m_name);
    column->addWidget(m_text, 1);
    column->addWidget(new AuditLine(game));

    connect(m_name, &ValueLine::textEdited, this, &CommentPanel::takeName);
    connect(m_text, &CommentEdit::edited, this, &CommentPanel::takeComment);
    connect(m_text, &CommentEdit::currentLinkChanged, this, &CommentPanel::lightUp);
    connect(m_text, &CommentEdit::linkActivated, this, &CommentPanel::follow);
    GameRecord *record = &m_game.record();
    connect(m_text, &CommentEdit::undoRequested, record, &GameRecord::undo);
    connect(m_text, &CommentEdit::redoRequested, record, &GameRecord::redo);
    connect(&m_game.cursor(), &GameCursor::moved, this, &CommentPanel::showNode);
    connect(record, &GameRecord::nodeChanged, this, [this](NodeId node) {
        if (node == m_game.cursor().node()) {
            showNode();
        }
    });
    showNode();
}

void CommentPanel::selectText(const QString &text, Qt::CaseSensitivity sensitivity)
{
    m_text->selectText(text, sensitivity);
}

void CommentPanel::showNode()
{
    if (m_isTaking) {
        return;
    }
    const GameTree &tree = m_game.record().tree();
    const NodeId node = m_game.cursor().node();
    m_text->setBoardSize(m_game.record().boardSize());
    m_text->setText(commentAt(tree, node));
    lightUp();
    if (const QString name = simpleTextAt(tree, node, "N"); m_name->text() != name) {
        m_name->setValue(name);
    }
}

void CommentPanel::takeComment()
{
    const QScopedValueRollback taking(m_isTaking, true);
    const NodeId node = m_game.cursor().node();
    GameRecord &record = m_game.record();
    record.setComment(node, m_text->text());
}

void CommentPanel::takeName()
{
    const QScopedValueRollback taking(m_isTaking, true);
    const QByteArray name = rawSgfSimpleText(m_name->text());
    const NodeId node = m_game.cursor().node();
    m_game.record().setTyped(node, "N", name, tr("Name of the Position"));
}

void CommentPanel::lightUp()
{
    std::vector<Point> points;
    if (const auto link = m_text->currentLink()) {
        const NodeId target = link->point ? NoNode : targetOf(*link);
        const auto move = target == NoNode ? std::nullopt : moveAt(m_game.record().tree(), target);
        if (const auto point = move ? move->point : link->point) {
            points.push_back(*point);
        }
    }
    Q_EMIT pointsLit(points);
}

/// A point is lit as long as the text cursor is there; a move is gone to.
void CommentPanel::follow(const CommentLink &link)
{
    if (const NodeId target = link.point ? NoNode : targetOf(link); target != NoNode) {
        m_game.cursor().moveTo(target);
    }
}

NodeId CommentPanel::targetOf(const CommentLink &link) const
{
    const GameCursor &cursor = m_game.cursor();
    const auto next = [&cursor](NodeId node) { return cursor.nextNodeOf(node); };
    return nodeOfPath(m_game.record().tree(), cursor.node(), next, link.path).value_or(NoNode);
}

} // namespace shinpan
