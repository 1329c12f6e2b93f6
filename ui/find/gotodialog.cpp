#include "ui/find/gotodialog.h"

#include "core/record/gamecursor.h"
#include "core/record/note/recordjumps.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"
#include "ui/words/text.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace shinpan {

namespace {

constexpr int Width = 380;

} // namespace

GoToDialog::GoToDialog(GameCursor &cursor, QWidget *parent)
    : QDialog(parent)
    , m_cursor(cursor)
    , m_path(new QLineEdit)
    , m_note(new FieldNote(m_path))
    , m_go(new AccentButton(tr("&Go")))
{
    setWindowTitle(tr("Go to Move"));
    setMinimumWidth(Width);
    m_path->setAccessibleName(tr("Move or path"));
    m_path->setPlaceholderText(QString::number(cursor.moveNumber()));
    auto *label = new QLabel(tr("&Move"));
    label->setBuddy(m_path);
    auto *hint = new QLabel(tr("30.2.45 is move 45 of the second continuation after move 30; “end” "
                               "is the end of the main line."));
    hint->setWordWrap(true);
    hint->setFont(textFont(TextSize::Caption));
    hint->setForegroundRole(QPalette::PlaceholderText);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_go, QDialogButtonBox::AcceptRole);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                               spacing::Section);
    column->setSpacing(spacing::Tight);
    column->addWidget(label);
    column->addWidget(m_path);
    column->addWidget(m_note);
    column->addWidget(hint);
    column->addSpacing(spacing::Wide);
    column->addWidget(buttons);

    connect(m_path, &QLineEdit::textChanged, this, &GoToDialog::explain);
    connect(buttons, &QDialogButtonBox::accepted, this, &GoToDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    explain();
}

void GoToDialog::accept()
{
    if (const Result<NodeId> node = target()) {
        m_cursor.moveTo(*node);
        QDialog::accept();
    }
}

Result<NodeId> GoToDialog::target() const
{
    const QString path = m_path->text().trimmed();
    if (path.isEmpty()) {
        return failure(QString());
    }
    const auto next = [this](NodeId node) { return m_cursor.nextNodeOf(node); };
    return nodeOfPath(m_cursor.record().tree(), m_cursor.node(), next, path);
}

void GoToDialog::explain()
{
    const Result<NodeId> node = target();
    m_go->setEnabled(node.has_value());
    if (!node) {
        m_note->setNote(FieldNote::Tone::Error, text::message(node.error()));
        return;
    }
    const auto move = moveAt(m_cursor.record().tree(), *node, m_cursor.record().boardSize());
    m_note->setNote(FieldNote::Tone::Quiet,
                    move ? tr("%1 %2").arg(text::colorName(move->color), text::moveName(*move))
                         : tr("A position without a move"));
}

} // namespace shinpan
