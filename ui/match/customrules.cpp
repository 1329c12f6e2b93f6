#include "ui/match/customrules.h"

#include "ui/kit/style.h"
#include "ui/words/rulestext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

namespace shinpan {

namespace {

/// A list of an enumeration's values from the first to `last`, in their own order.
template <typename Enum>
[[nodiscard]] QComboBox *listOf(Enum last, QString (*name)(Enum))
{
    auto *list = new QComboBox;
    for (int value = 0; value <= static_cast<int>(last); ++value) {
        list->addItem(name(static_cast<Enum>(value)));
    }
    return list;
}

template <typename Enum>
[[nodiscard]] Enum chosen(const QComboBox &list)
{
    return static_cast<Enum>(list.currentIndex());
}

} // namespace

CustomRules::CustomRules(QWidget *parent)
    : Card(parent)
    , m_scoring(listOf(ScoringMethod::Territory, text::scoringMethod))
    , m_ko(listOf(KoRule::NaturalSituationalSuperko, text::koRule))
    , m_suicide(listOf(SuicideRule::Allowed, text::suicideRule))
    , m_tax(listOf(GroupTax::All, text::groupTax))
    , m_compensation(listOf(HandicapCompensation::All, text::handicapCompensation))
    , m_passesToEnd(new QSpinBox)
    , m_button(new QCheckBox(tr("Button: the first pass takes half a point")))
    , m_friendlyPass(new QCheckBox(tr("Engines may pass before dead stones are taken")))
    , m_passStones(new QCheckBox(tr("A pass hands over a prisoner")))
    , m_whitePassesLast(new QCheckBox(tr("White passes last")))
    , m_cyclesVoid(new QCheckBox(tr("An endless cycle is no result")))
{
    m_passesToEnd->setRange(2, 4);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(spacing::Section, spacing::Wide, spacing::Section, spacing::Wide);
    grid->setHorizontalSpacing(spacing::Wide);
    grid->setVerticalSpacing(spacing::Normal);
    addField(grid, 0, 0, tr("Counting"), m_scoring);
    addField(grid, 0, 2, tr("Ko"), m_ko);
    addField(grid, 1, 0, tr("Group tax"), m_tax);
    addField(grid, 1, 2, tr("Suicide"), m_suicide);
    addField(grid, 2, 0, tr("Passes to end"), m_passesToEnd);
    addField(grid, 2, 2, tr("Handicap bonus"), m_compensation);
    grid->addWidget(m_button, 3, 0, 1, 2);
    grid->addWidget(m_friendlyPass, 3, 2, 1, 2);
    grid->addWidget(m_passStones, 4, 0, 1, 2);
    grid->addWidget(m_cyclesVoid, 4, 2, 1, 2);
    grid->addWidget(m_whitePassesLast, 5, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    connectFields();
}

void CustomRules::setRules(const Ruleset &rules)
{
    const QSignalBlocker quiet(this);
    m_scoring->setCurrentIndex(static_cast<int>(rules.scoring));
    m_ko->setCurrentIndex(static_cast<int>(rules.ko));
    m_suicide->setCurrentIndex(static_cast<int>(rules.suicide));
    m_tax->setCurrentIndex(static_cast<int>(rules.tax));
    m_compensation->setCurrentIndex(static_cast<int>(rules.handicapCompensation));
    m_passesToEnd->setValue(rules.passesToEnd);
    m_button->setChecked(rules.hasButton);
    m_friendlyPass->setChecked(rules.friendlyPass);
    m_passStones->setChecked(rules.passStones);
    m_whitePassesLast->setChecked(rules.whitePassesLast);
    m_cyclesVoid->setChecked(rules.cyclesVoid);
}

Ruleset CustomRules::rules() const
{
    Ruleset rules;
    rules.ko = chosen<KoRule>(*m_ko);
    rules.suicide = chosen<SuicideRule>(*m_suicide);
    rules.scoring = chosen<ScoringMethod>(*m_scoring);
    rules.tax = chosen<GroupTax>(*m_tax);
    rules.handicapCompensation = chosen<HandicapCompensation>(*m_compensation);
    rules.hasButton = m_button->isChecked();
    rules.friendlyPass = m_friendlyPass->isChecked();
    rules.passStones = m_passStones->isChecked();
    rules.whitePassesLast = m_whitePassesLast->isChecked();
    rules.passesToEnd = m_passesToEnd->value();
    rules.cyclesVoid = m_cyclesVoid->isChecked();
    return rules;
}

void CustomRules::addField(QGridLayout *grid,
                           int row,
                           int column,
                           const QString &label,
                           QWidget *field)
{
    auto *title = new QLabel(label);
    title->setBuddy(field);
    field->setAccessibleName(label);
    grid->addWidget(title, row, column);
    grid->addWidget(field, row, column + 1);
}

void CustomRules::connectFields()
{
    for (const QComboBox *list : {m_scoring, m_ko, m_suicide, m_tax, m_compensation}) {
        connect(list, &QComboBox::currentIndexChanged, this, &CustomRules::edited);
    }
    connect(m_passesToEnd, &QSpinBox::valueChanged, this, &CustomRules::edited);
    for (const QCheckBox *box :
         {m_button, m_friendlyPass, m_passStones, m_whitePassesLast, m_cyclesVoid}) {
        connect(box, &QCheckBox::toggled, this, &CustomRules::edited);
    }
}

} // namespace shinpan
