#pragma once

#include "core/rules/ruleset.h"
#include "ui/kit/card.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QSpinBox;

namespace shinpan {

/// Every field of a rule set, for those who put their own together.
class CustomRules final : public Card
{
    Q_OBJECT

public:
    explicit CustomRules(QWidget *parent = nullptr);

    /// Does not emit edited().
    void setRules(const Ruleset &rules);
    [[nodiscard]] Ruleset rules() const;

Q_SIGNALS:
    void edited();

private:
    void addField(QGridLayout *grid, int row, int column, const QString &label, QWidget *field);
    void connectFields();

    QComboBox *m_scoring;
    QComboBox *m_ko;
    QComboBox *m_suicide;
    QComboBox *m_tax;
    QComboBox *m_compensation;
    QSpinBox *m_passesToEnd;
    QCheckBox *m_button;
    QCheckBox *m_friendlyPass;
    QCheckBox *m_passStones;
    QCheckBox *m_whitePassesLast;
    QCheckBox *m_cyclesVoid;
};

} // namespace shinpan
