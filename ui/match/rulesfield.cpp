#include "ui/match/rulesfield.h"

#include "ui/kit/card.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/words/rulestext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <functional>
#include <vector>

namespace shinpan {

/// Every field of a rule set, for those who put their own together.
class CustomRules final : public Card
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::CustomRules)

public:
    /// Calls `edited` when the person changed something.
    explicit CustomRules(std::function<void()> edited)
        : m_edited(std::move(edited))
        , m_grid(new QGridLayout(this))
    {
        m_grid->setContentsMargins(spacing::Section, spacing::Wide, spacing::Section,
                                   spacing::Wide);
        m_grid->setHorizontalSpacing(spacing::Wide);
        m_grid->setVerticalSpacing(spacing::Normal);
        addList(0, 0, tr("Counting"), &Ruleset::scoring, ScoringMethod::Territory,
                text::scoringMethod);
        addList(0, 2, tr("Ko"), &Ruleset::ko, KoRule::NaturalSituationalSuperko, text::koRule);
        addList(1, 0, tr("Group tax"), &Ruleset::tax, GroupTax::All, text::groupTax);
        addList(1, 2, tr("Suicide"), &Ruleset::suicide, SuicideRule::Allowed, text::suicideRule);
        addPasses();
        addList(2, 2, tr("Handicap bonus"), &Ruleset::handicapCompensation,
                HandicapCompensation::All, text::handicapCompensation);
        addBox(3, 0, tr("Button: the first pass takes half a point"), &Ruleset::hasButton);
        addBox(3, 2, tr("Engines may pass before dead stones are taken"), &Ruleset::friendlyPass);
        addBox(4, 0, tr("A pass hands over a prisoner"), &Ruleset::passStones);
        addBox(4, 2, tr("An endless cycle gives no result"), &Ruleset::cyclesVoid);
        addBox(5, 0, tr("White passes last"), &Ruleset::whitePassesLast);
        m_grid->setColumnStretch(1, 1);
        m_grid->setColumnStretch(3, 1);
    }

    void setRules(const Ruleset &rules)
    {
        m_isQuiet = true;
        for (const Field &field : m_fields) {
            field.show(rules);
        }
        m_isQuiet = false;
    }

    [[nodiscard]] Ruleset rules() const
    {
        Ruleset rules;
        for (const Field &field : m_fields) {
            field.read(rules);
        }
        return rules;
    }

private:
    /// What stands for a part of the rules.
    struct Field
    {
        std::function<void(const Ruleset &)> show;
        std::function<void(Ruleset &)> read;
    };

    /// A list of an enumeration's values from the first to `last`, in their own order.
    template <typename Enum>
    void addList(int row,
                 int column,
                 const QString &label,
                 Enum Ruleset::*part,
                 Enum last,
                 QString (*name)(Enum))
    {
        auto *list = new QComboBox;
        for (int value = 0; value <= static_cast<int>(last); ++value) {
            list->addItem(name(static_cast<Enum>(value)));
        }
        addLabelled(row, column, label, list);
        connect(list, &QComboBox::currentIndexChanged, this, [this] { tell(); });
        m_fields.push_back(
            {[=](const Ruleset &rules) { list->setCurrentIndex(static_cast<int>(rules.*part)); },
             [=](Ruleset &rules) { rules.*part = static_cast<Enum>(list->currentIndex()); }});
    }

    void addPasses()
    {
        auto *passes = new QSpinBox;
        passes->setRange(2, 4);
        addLabelled(2, 0, tr("Passes to end"), passes);
        connect(passes, &QSpinBox::valueChanged, this, [this] { tell(); });
        m_fields.push_back({[=](const Ruleset &rules) { passes->setValue(rules.passesToEnd); },
                            [=](Ruleset &rules) { rules.passesToEnd = passes->value(); }});
    }

    void addBox(int row, int column, const QString &text, bool Ruleset::*part)
    {
        auto *box = new QCheckBox(text);
        m_grid->addWidget(box, row, column, 1, 2);
        connect(box, &QCheckBox::toggled, this, [this] { tell(); });
        m_fields.push_back({[=](const Ruleset &rules) { box->setChecked(rules.*part); },
                            [=](Ruleset &rules) { rules.*part = box->isChecked(); }});
    }

    void addLabelled(int row, int column, const QString &label, QWidget *field)
    {
        field->setAccessibleName(label);
        m_grid->addWidget(form::labelFor(field, label), row, column);
        m_grid->addWidget(field, row, column + 1);
    }

    void tell() const
    {
        if (!m_isQuiet) {
            m_edited();
        }
    }

    std::function<void()> m_edited;
    QGridLayout *m_grid;
    std::vector<Field> m_fields;
    bool m_isQuiet = false;
};

RulesField::RulesField(QWidget *parent)
    : QWidget(parent)
    , m_list(new QComboBox)
    , m_summary(form::caption())
    , m_custom(new CustomRules([this] {
        showChoice();
        Q_EMIT edited();
    }))
{
    for (const text::RulesChoice &choice : text::rulesChoices()) {
        m_list->addItem(choice.name);
    }
    m_list->addItem(tr("Custom…"));
    m_list->setAccessibleName(tr("Rules"));
    setFocusProxy(m_list);

    setLayout(form::column(spacing::Normal,
                           {form::row(spacing::Wide, {m_list, {m_summary, 1}}), m_custom}));

    connect(m_list, &QComboBox::currentIndexChanged, this, &RulesField::choose);
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
