#include "ui/graphics/owncommandsdialog.h"

#include "core/graphics/enginecommand.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"
#include "ui/kit/wrappedlabel.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace shinpan {

OwnCommandsDialog::OwnCommandsDialog(const QString &commands, QWidget *parent)
    : QDialog(parent)
    , m_text(new QPlainTextEdit(commands))
    , m_note(new FieldNote(m_text))
{
    constexpr int Width = 560;
    constexpr int Height = 380;
    setWindowTitle(tr("My Commands"));
    auto *explanation =
        new WrappedLabel(tr("One command per line, as type/label/command. Every engine that knows "
                            "the command offers it. For example: %1")
                             .arg(QStringLiteral("pspairs/Good moves/top_moves")));
    m_text->setAccessibleName(tr("Commands"));
    m_text->setFont(fixedFont());
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    connect(m_text, &QPlainTextEdit::textChanged, this, &OwnCommandsDialog::check);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                               spacing::Section);
    column->addWidget(explanation);
    column->addWidget(m_text, 1);
    column->addWidget(m_note);
    column->addWidget(buttons);
    resize(zoomed(Width), zoomed(Height));
    check();
}

QString OwnCommandsDialog::commands() const
{
    return m_text->toPlainText();
}

void OwnCommandsDialog::check()
{
    const CommandList list = readCommands(commands());
    if (list.badLines > 0) {
        m_note->setNote(FieldNote::Tone::Warning,
                        tr("%n line(s) are not commands.", nullptr, list.badLines));
    } else {
        m_note->setNote(FieldNote::Tone::Quiet,
                        tr("%n command(s)", nullptr, static_cast<int>(list.commands.size())));
    }
}

} // namespace shinpan
