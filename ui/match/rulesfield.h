#pragma once

#include "core/rules/ruleset.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace shinpan {

class CustomRules;

/// Takes a rule set: a list of the known ones with a summary beside it, and below it, only for
/// "Custom…", every field. Custom rules begin as what was chosen before.
class RulesField final : public QWidget
{
    Q_OBJECT

public:
    explicit RulesField(QWidget *parent = nullptr);

    /// This does not emit edited().
    void setRules(const Ruleset &rules);
    [[nodiscard]] Ruleset rules() const;

Q_SIGNALS:
    /// The person changed something.
    void edited();

private:
    void choose(int index);
    void showChoice();
    [[nodiscard]] bool isCustom() const;

    QComboBox *m_list;
    QLabel *m_summary;
    CustomRules *m_custom;
};

} // namespace shinpan
