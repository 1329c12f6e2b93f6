#include "ui/competition/adjudicationfield.h"

#include "ui/kit/forms.h"
#include "ui/kit/style.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QSignalBlocker>
#include <QSpinBox>

#include <cmath>

namespace shinpan {

namespace {

constexpr double UsualChance = 97;

/// Shows only the digits that it needs: "97", "97.5".
class ShortNumber final : public QDoubleSpinBox
{
public:
    [[nodiscard]] QString textFromValue(double value) const override
    {
        return locale().toString(value, 'g', 6);
    }
};

/// `name` is for screen readers; what the lowest number means stands instead of it.
[[nodiscard]] QDoubleSpinBox *decimalField(double most, int digits, const QString &name)
{
    auto *field = new ShortNumber;
    field->setDecimals(digits);
    field->setRange(0, most);
    field->setAccessibleName(name);
    field->setToolTip(name);
    return field;
}

[[nodiscard]] bool isSame(double one, double other)
{
    constexpr double Tiny = 1e-9;
    return std::abs(one - other) < Tiny;
}

} // namespace

AdjudicationField::AdjudicationField(QWidget *parent)
    : QWidget(parent)
    , m_isOn(new QCheckBox(tr("When both sides agree who wins")))
    , m_chance(decimalField(100 * AdjudicationRule::MostChance, 2, tr("Chance that both give")))
    , m_lead(decimalField(AdjudicationRule::MostLead, 1, tr("Lead that both see")))
    , m_moves(new QSpinBox)
    , m_audit(decimalField(100, 2, tr("Games that are played on all the same")))
{
    m_isOn->setToolTip(
        tr("Engines have to tell what they think of their moves. A part of the games "
           "is played on, so that the report knows how often this is wrong."));
    m_chance->setSuffix(tr(" %"));
    m_chance->setSpecialValueText(tr("any chance"));
    m_lead->setSuffix(tr(" points"));
    m_lead->setSpecialValueText(tr("any lead"));
    m_moves->setRange(1, AdjudicationRule::MostMoves);
    m_moves->setSuffix(tr(" moves each"));
    m_moves->setAccessibleName(tr("Moves in a row of each side"));
    m_moves->setToolTip(m_moves->accessibleName());
    m_audit->setPrefix(tr("audit "));
    m_audit->setSuffix(tr(" %"));
    m_numbers = form::widgetWith(
        form::row(spacing::Tight, {m_chance, m_lead, m_moves, m_audit, form::rest()}));
    setLayout(form::column(spacing::Tight, {m_isOn, m_numbers}));
    setFocusProxy(m_isOn);
    setRule({});
    connect(m_isOn, &QCheckBox::toggled, this, [this](bool isOn) {
        m_numbers->setVisible(isOn);
        Q_EMIT edited();
    });
    connect(m_moves, &QSpinBox::valueChanged, this, &AdjudicationField::edited);
    for (QDoubleSpinBox *number : {m_chance, m_lead, m_audit}) {
        connect(number, &QDoubleSpinBox::valueChanged, this, &AdjudicationField::edited);
    }
}

void AdjudicationField::setRule(const AdjudicationRule &rule)
{
    const QSignalBlocker quiet(this);
    m_rule = rule;
    m_isOn->setChecked(rule.readsReports());
    m_chance->setValue(rule.readsReports() ? rule.chance * 100 : UsualChance);
    m_lead->setValue(rule.lead);
    m_moves->setValue(rule.moves);
    m_audit->setValue(rule.audit * 100);
    m_numbers->setVisible(rule.readsReports());
}

AdjudicationRule AdjudicationField::rule() const
{
    AdjudicationRule rule = m_rule;
    if (!m_isOn->isChecked()) {
        rule.chance = 0;
        rule.lead = 0;
        return rule;
    }
    const auto take = [](double &number, const QDoubleSpinBox *field, double unit) {
        number = isSame(number * unit, field->value()) ? number : field->value() / unit;
    };
    take(rule.chance, m_chance, 100);
    take(rule.lead, m_lead, 1);
    take(rule.audit, m_audit, 100);
    rule.moves = m_moves->value();
    return rule;
}

std::optional<QString> AdjudicationField::objection() const
{
    const AdjudicationRule asked = rule();
    if (!m_isOn->isChecked()) {
        return std::nullopt;
    }
    if (!asked.readsReports()) {
        return tr("Say which chance or which lead decides.");
    }
    return asked.chance > 0 && asked.chance < AdjudicationRule::LeastChance
             ? std::optional(tr("A chance that decides is above 50 %."))
             : std::nullopt;
}

} // namespace shinpan
