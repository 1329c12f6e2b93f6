#pragma once

#include "core/match/score/adjudicationrule.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QDoubleSpinBox;
class QSpinBox;

namespace shinpan {

/// When the arbiter decides games before their end. What a rule has beside these numbers, it keeps.
class AdjudicationField final : public QWidget
{
    Q_OBJECT

public:
    explicit AdjudicationField(QWidget *parent = nullptr);

    /// A rule that reads no reports shows as none.
    void setRule(const AdjudicationRule &rule);
    [[nodiscard]] AdjudicationRule rule() const;
    /// What there is to object to the rule; nothing if it is one.
    [[nodiscard]] std::optional<QString> objection() const;

Q_SIGNALS:
    void edited();

private:
    AdjudicationRule m_rule; ///< it was set so
    QCheckBox *m_isOn;
    QDoubleSpinBox *m_chance;
    QDoubleSpinBox *m_lead;
    QSpinBox *m_moves;
    QDoubleSpinBox *m_audit;
    QWidget *m_numbers;
};

} // namespace shinpan
