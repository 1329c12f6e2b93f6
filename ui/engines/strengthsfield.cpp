#include "ui/engines/strengthsfield.h"

#include "core/engine/profile/engineprofilelist.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"
#include "ui/words/strengthtext.h"

#include <QLineEdit>
#include <QLocale>

namespace shinpan {

StrengthsField::StrengthsField(QWidget *parent)
    : QWidget(parent)
    , m_field(new QLineEdit)
    , m_note(new FieldNote(m_field))
{
    m_field->setAccessibleName(tr("Strengths"));
    setLayout(
        form::column(spacing::Tight, {form::labelFor(m_field, tr("&Strengths")), m_field, m_note}));
    connect(m_field, &QLineEdit::textChanged, this, [this] {
        describe();
        Q_EMIT edited();
    });
}

void StrengthsField::setEngine(const EngineProfile &profile,
                               const EngineStrength &knob,
                               const QStringList &takenNames)
{
    m_profile = profile;
    m_knob = &knob;
    m_takenNames = takenNames;
    m_field->setPlaceholderText(text::strengthLabel(knob).arg(knob.examples)); // with their unit
    describe();
}

std::vector<EngineProfile> StrengthsField::profiles() const
{
    QStringList taken = m_takenNames;
    std::vector<EngineProfile> profiles;
    for (const int strength : strengthsIn(m_field->text(), *m_knob).value_or(std::vector<int>())) {
        EngineProfile profile =
            withStrength(m_profile, *m_knob, strength, text::strengthLabel(*m_knob));
        profile.id.clear();
        profile.name = freeEngineName(profile.name, taken);
        taken.append(profile.name);
        profiles.push_back(profile);
    }
    return profiles;
}

bool StrengthsField::hasMistake() const
{
    return m_note->tone() == FieldNote::Tone::Error;
}

void StrengthsField::focusField()
{
    m_field->setFocus();
}

void StrengthsField::describe()
{
    const Result<std::vector<int>> strengths = strengthsIn(m_field->text(), *m_knob);
    if (!strengths) {
        m_note->setNote(FieldNote::Tone::Error, tr("“%1” is not a number from %2 to %3.")
                                                    .arg(text::message(strengths.error()),
                                                         QLocale().toString(m_knob->least),
                                                         QLocale().toString(m_knob->most)));
        return;
    }
    QStringList names;
    for (const EngineProfile &profile : profiles()) {
        names.append(profile.name);
    }
    if (names.isEmpty()) {
        m_note->setNote(FieldNote::Tone::Quiet,
                        tr("Numbers separated by commas; each makes one engine."));
    } else {
        m_note->setNote(FieldNote::Tone::Quiet,
                        tr("Makes %1.").arg(QLocale().createSeparatedList(names)));
    }
}

} // namespace shinpan
