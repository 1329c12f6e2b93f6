#include "ui/match/rulesfield.h"

#include "ui/kit/style.h"
#include "ui/match/customrules.h"
#include "ui/words/rulestext.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace shinpan {

RulesField::RulesField(QWidget *parent)
    : QWidget(parent)
    , m_list(new QComboBox)
    , m_summary(new QLabel)
    , m_custom(new CustomRules)
{
    for (const text::RulesChoice &choice : text::rulesChoices()) {
        m_list->addItem(choice.name);
    }
    m_list->addItem(tr("Custom…"));
    m_list->setAccessibleName(tr("Rules"));
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    m_summary->setFont(textFont(TextSize::Caption));
    setFocusProxy(m_list);

    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Wide);
    row->addWidget(m_list);
    row->addWidget(m_summary, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(spacing::Normal);
    column->addLayout(row);
    column->addWidget(m_custom);

    connect(m_list, &QComboBox::currentIndexChanged, this, &RulesField::choose);
    connect(m_custom, &CustomRules::edited, this, [this] {
        showChoice();
        Q_EMIT edited();
    });
    choose(0);
}

void RulesField::setRules(const Ruleset &rules)
{
    const std::vector<text::RulesChoice> known = text::rulesChoices();
    const auto choice = std::ranges::find(known, rules, &text::RulesChoice::rules);
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentIndex(static_cast<int>(choice - known.begin())); // beyond them: custom
    m_custom->setRules(rules);
    showChoice();
}

Ruleset RulesField::rules() const
{
    return m_custom->rules();
}

void RulesField::choose(int index)
{
    if (!isCustom()) {
        m_custom->setRules(text::rulesChoices()[static_cast<std::size_t>(index)].rules);
    }
    showChoice();
    Q_EMIT edited();
}

void RulesField::showChoice()
{
    m_custom->setVisible(isCustom());
    m_summary->setText(text::rulesSummary(rules()));
    m_list->setAccessibleDescription(m_summary->text());
}

bool RulesField::isCustom() const
{
    return m_list->currentIndex() == m_list->count() - 1;
}

} // namespace shinpan
