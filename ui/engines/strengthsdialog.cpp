#include "ui/engines/strengthsdialog.h"

#include "ui/engines/strengthsfield.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"

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
    QLabel *title = form::heading(tr("%1 in several strengths").arg(profile.name));
    title->setWordWrap(true);
    auto *add = new AccentButton(tr("&Add"));
    setLayout(form::column(spacing::Section,
                           {title, m_field, form::rest(), form::dialogButtons(*this, add)},
                           {Margin, Margin, Margin, spacing::Section}));
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
