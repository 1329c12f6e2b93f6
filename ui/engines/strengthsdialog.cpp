#include "ui/engines/strengthsdialog.h"

#include "ui/engines/strengthsfield.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

namespace shinpan {

namespace {

constexpr int Width = 420;
constexpr int Margin = 24;

} // namespace

StrengthsDialog::StrengthsDialog(const EngineProfile &profile,
                                 const QStringList &takenNames,
                                 QWidget *parent)
    : QDialog(parent)
    , m_field(new StrengthsField)
{
    setWindowTitle(tr("Several Strengths"));
    auto *title = new QLabel(tr("%1 in several strengths").arg(profile.name));
    title->setFont(textFont(TextSize::Subtitle));
    title->setWordWrap(true);
    auto *add = new AccentButton(tr("&Add"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(add, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Margin, Margin, Margin, spacing::Section);
    layout->setSpacing(spacing::Section);
    layout->addWidget(title);
    layout->addWidget(m_field);
    layout->addStretch(1);
    layout->addWidget(buttons);
    setMinimumWidth(zoomed(Width));
    add->setDefault(true);
    add->setEnabled(false);
    connect(m_field, &StrengthsField::edited, this,
            [this, add] { add->setEnabled(!profiles().empty()); });
    m_field->setEngine(profile, *strengthKnob(profile), takenNames);
    m_field->focusField();
}

std::vector<EngineProfile> StrengthsDialog::profiles() const
{
    return m_field->profiles();
}

} // namespace shinpan
