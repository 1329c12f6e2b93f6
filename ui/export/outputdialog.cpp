#include "ui/export/outputdialog.h"

#include "core/record/tree/replay.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace shinpan {

OutputDialog::OutputDialog(GameTree tree, NodeId here, const QString &name, QWidget *parent)
    : QDialog(parent)
    , m_tree(std::move(tree))
    , m_here(here)
    , m_name(name)
    , m_choices(new QWidget)
    , m_progress(new QProgressBar)
    , m_error(new QLabel)
{
    m_refreshing.setSingleShot(true);
    m_refreshing.setInterval(0);
    connect(&m_refreshing, &QTimer::timeout, this, &OutputDialog::refresh);
}

int OutputDialog::lastMove() const
{
    return replayTo(m_tree, m_tree.endOfLine(m_here)).moveNumber();
}

void OutputDialog::arrange(QLayout *shown, QLayout *choices, QDialogButtonBox *buttons)
{
    m_buttons = buttons;
    m_error->setWordWrap(true);
    m_error->setAccessibleDescription(tr("What is wrong"));
    m_error->hide();
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->hide();
    choices->setContentsMargins({});
    m_choices->setLayout(choices);
    setLayout(
        form::column(spacing::Wide,
                     {{form::row(spacing::Section, {{shown, 1}, m_choices}), 1},
                      m_error,
                      form::row(spacing::Section, {{m_progress, 1}, buttons})},
                     {spacing::Section, spacing::Section, spacing::Section, spacing::Section}));
    connect(buttons, &QDialogButtonBox::rejected, this, &OutputDialog::reject);
}

void OutputDialog::setOrientation(Orientation orientation)
{
    m_orientation = orientation;
    refresh();
}

void OutputDialog::refreshNow()
{
    m_refreshing.stop();
    refresh();
}

void OutputDialog::complain(const QString &why)
{
    say(why, styleColors(palette()).error);
}

void OutputDialog::remark(const QString &what)
{
    say(what, palette().color(QPalette::WindowText));
}

void OutputDialog::say(const QString &text, const QColor &color)
{
    QPalette colors = m_error->palette();
    colors.setColor(QPalette::WindowText, color);
    m_error->setPalette(colors);
    m_error->setText(text);
    m_error->setVisible(!text.isEmpty());
}

void OutputDialog::begin(int steps)
{
    complain({});
    m_progress->setRange(0, steps);
    m_progress->setValue(0);
    showMaking(true);
}

bool OutputDialog::took(const Result<bool> &isDone, int steps, const QString &complaint)
{
    m_progress->setValue(steps);
    if (isDone && !*isDone) {
        return false;
    }
    endMaking();
    if (!isDone) {
        refresh();
    }
    finish(isDone ? Result<void>() : failure(isDone.error()), complaint);
    return true;
}

/// Nothing else can be chosen while something is made, and Close is Cancel.
void OutputDialog::showMaking(bool isMaking)
{
    QPushButton *close = m_buttons->button(QDialogButtonBox::Close);
    for (QAbstractButton *button : m_buttons->buttons()) {
        button->setEnabled(!isMaking || button == close);
    }
    if (isMaking) {
        m_closeText = close->text();
        close->setText(tr("Cancel"));
        close->setFocus();
    } else {
        close->setText(m_closeText);
    }
    m_choices->setEnabled(!isMaking);
    m_progress->setVisible(isMaking);
}

void OutputDialog::giveUp()
{
    if (isMaking()) {
        endMaking();
        refreshNow();
    }
}

void OutputDialog::endMaking()
{
    m_making.cancel();
    showMaking(false);
}

void OutputDialog::finish(const Result<void> &result, const QString &complaint)
{
    if (result) {
        accept();
    } else {
        complain(complaint.arg(text::message(result.error())));
    }
}

void OutputDialog::reject()
{
    if (isMaking()) {
        giveUp();
    } else {
        QDialog::reject();
    }
}

QSpinBox *numberField(const QString &name, int least, int most, int value)
{
    auto *field = new QSpinBox;
    field->setRange(least, std::max(least, most));
    field->setValue(value);
    field->setAccessibleName(name);
    return field;
}

QWidget *addRow(QFormLayout &form, const QString &label, const QList<QWidget *> &parts)
{
    auto *field = new QWidget;
    auto *row = new QHBoxLayout(field);
    row->setContentsMargins({});
    row->setSpacing(spacing::Normal);
    for (QWidget *part : parts) {
        const bool isFixed = qobject_cast<QLabel *>(part) || qobject_cast<QPushButton *>(part);
        row->addWidget(part, isFixed ? 0 : 1);
    }
    form.addRow(label, field);
    static_cast<QLabel *>(form.labelForField(field))->setBuddy(parts.first());
    return field;
}

} // namespace shinpan
