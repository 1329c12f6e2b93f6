#include "ui/match/komirow.h"

#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"

#include <QFontMetrics>
#include <QSignalBlocker>

#include <cmath>

namespace shinpan {

namespace {

constexpr int Width = 14; ///< characters, buttons included

} // namespace

KomiField::KomiField(QWidget *parent)
    : QDoubleSpinBox(parent)
{
    setDecimals(2);
    setMinimumWidth(fontMetrics().averageCharWidth() * Width);
}

QString KomiField::textFromValue(double value) const
{
    return locale().toString(value, 'g', 6);
}

KomiRow::KomiRow(QWidget *parent)
    : QWidget(parent)
    , m_field(new KomiField)
    , m_reset(form::toolButton(Symbol::Undo, tr("Back to the usual komi")))
    , m_note(new FieldNote(m_field))
{
    m_field->setAccessibleName(tr("Komi"));
    setFocusProxy(m_field);

    setLayout(form::column(spacing::Tight,
                           {form::row(spacing::Tight, {m_field, m_reset, form::rest()}), m_note}));

    connect(m_field, &QDoubleSpinBox::valueChanged, this, &KomiRow::komiChanged);
    connect(m_field, &QDoubleSpinBox::valueChanged, this, [this] {
        m_isTyped = true;
        explain();
    });
    connect(m_reset, &QToolButton::clicked, this, [this] {
        setKomi(m_usual);
        m_field->setFocus();
    });
}

void KomiRow::setUsualKomi(double komi)
{
    m_usual = komi;
    if (m_isTyped) {
        explain();
    } else {
        setKomi(komi);
    }
}

void KomiRow::setKomi(double komi)
{
    const QSignalBlocker notTyped(m_field);
    m_field->setValue(komi);
    m_isTyped = komi != m_usual;
    explain();
}

void KomiRow::setRange(double least, double most)
{
    m_field->setRange(least, most);
}

double KomiRow::komi() const
{
    return m_field->value();
}

void KomiRow::explain()
{
    m_reset->setVisible(m_isTyped && komi() != m_usual);
    QStringList remarks;
    if (komi() != m_usual) {
        remarks.append(tr("Usual here: %1.").arg(locale().toString(m_usual)));
    }
    if (komi() == std::floor(komi())) {
        remarks.append(tr("The game may end in a draw."));
    }
    m_note->setNote(FieldNote::Tone::Quiet, remarks.join(u' '));
}

} // namespace shinpan
