#include "ui/info/annotationbar.h"

#include "ui/game/gamecontroller.h"
#include "ui/kit/style.h"

#include <QAction>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace shinpan {

namespace {

/// As books of Go and chess have it; the emphasised sign repeats its mark.
[[nodiscard]] QString signOf(Annotation annotation, int level)
{
    const bool isStrong = level > 1;
    switch (annotation) {
    case Annotation::Tesuji:
        return isStrong ? QStringLiteral("!!") : QStringLiteral("!");
    case Annotation::Interesting:
        return QStringLiteral("!?");
    case Annotation::Doubtful:
        return QStringLiteral("?!");
    case Annotation::BadMove:
        return isStrong ? QStringLiteral("??") : QStringLiteral("?");
    case Annotation::GoodForBlack:
        return isStrong ? QStringLiteral("B++") : QStringLiteral("B+");
    case Annotation::GoodForWhite:
        return isStrong ? QStringLiteral("W++") : QStringLiteral("W+");
    case Annotation::Even:
        return isStrong ? QStringLiteral("==") : QStringLiteral("=");
    case Annotation::Unclear:
        return isStrong ? QStringLiteral("∞∞") : QStringLiteral("∞");
    case Annotation::Hotspot:
        return isStrong ? QStringLiteral("★★") : QStringLiteral("★");
    }
    Q_UNREACHABLE();
}

[[nodiscard]] std::size_t indexOf(Annotation annotation)
{
    return static_cast<std::size_t>(annotation);
}

} // namespace

AnnotationBar::AnnotationBar(GameController &game, QWidget *parent)
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
    switch (annotation) {
    case Annotation::Tesuji:
        return tr("Good move");
    case Annotation::Interesting:
        return tr("Interesting move");
    case Annotation::Doubtful:
        return tr("Doubtful move");
    case Annotation::BadMove:
        return tr("Bad move");
    case Annotation::GoodForBlack:
        return tr("Good for Black");
    case Annotation::GoodForWhite:
        return tr("Good for White");
    case Annotation::Even:
        return tr("Even");
    case Annotation::Unclear:
        return tr("Unclear");
    case Annotation::Hotspot:
        return tr("Hotspot");
    }
    Q_UNREACHABLE();
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
    button->setMinimumWidth(button->fontMetrics().horizontalAdvance(QStringLiteral("W++"))
                            + spacing::Normal);
    row.addWidget(button);
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
        action->setIconText(signOf(annotation, level));
        const QString what =
            level > 1 ? tr("%1, emphasised").arg(name(annotation)) : name(annotation);
        action->setToolTip(
            tr("%1 (%2)").arg(what, action->shortcut().toString(QKeySequence::NativeText)));
        action->setEnabled(!isOfMove(annotation) || level > 0 || m_game.cursor().lastMove());
    }
}

} // namespace shinpan
