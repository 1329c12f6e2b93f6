#include "ui/review/reviewfields.h"

#include "core/engine/profile/judgingvisits.h"
#include "ui/kit/forms.h"
#include "ui/kit/plainlabel.h"
#include "ui/kit/style.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSpinBox>

#include <utility>

namespace shinpan {

namespace {

constexpr int ListHeight = 88; // three engines and a bit, which says that there are more

} // namespace

ReviewFields::ReviewFields(QFormLayout &form,
                           const ReviewSettings &settings,
                           int moves,
                           QWidget *parent)
    : QObject(parent)
    , m_engines(new QListWidget(parent))
    , m_visits(new QSpinBox(parent))
    , m_seconds(new QDoubleSpinBox(parent))
    , m_first(new QSpinBox(parent))
    , m_last(new QSpinBox(parent))
    , m_order(new QComboBox(parent))
    , m_usual(static_cast<int>(judgingVisitsOf({})))
    , m_wholeGame(moves)
{
    m_engines->setAccessibleName(tr("Engines"));
    m_engines->setMaximumHeight(ListHeight);
    m_engines->setMinimumHeight(ListHeight / 2);
    form.addRow(tr("&Engines"), m_engines);
    addBudget(form, settings);
    addRange(form, settings, parent);
    connect(m_engines, &QListWidget::itemChanged, this, &ReviewFields::followEngines);
    connect(m_engines, &QListWidget::itemChanged, this, &ReviewFields::changed);
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this, &ReviewFields::changed);
    for (const QSpinBox *field : {m_visits, m_first, m_last}) {
        connect(field, &QSpinBox::valueChanged, this, &ReviewFields::changed);
    }
}

void ReviewFields::addBudget(QFormLayout &form, const ReviewSettings &settings)
{
    m_visits->setRange(0, static_cast<int>(ReviewSettings::MostVisits));
    m_visits->setGroupSeparatorShown(true);
    m_visits->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_visits->setSpecialValueText(tr("no limit"));
    m_visits->setPrefix(tr("at least "));
    m_visits->setToolTip(tr("Its first report with so many visits stops an engine; a quick one has "
                            "more by then"));
    m_visits->setValue(
        static_cast<int>(settings.visits == ReviewSettings::Usual ? m_usual : settings.visits));
    m_seconds->setRange(0, ReviewSettings::MostSeconds);
    m_seconds->setDecimals(1);
    m_seconds->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_seconds->setSpecialValueText(tr("no limit"));
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setValue(settings.seconds);
    form.addRow(tr("&Visits per position"), m_visits);
    form.addRow(tr("&Time per position"), m_seconds);
}

void ReviewFields::addRange(QFormLayout &form, const ReviewSettings &settings, QWidget *parent)
{
    const bool isAnyLength = m_wholeGame == 0;
    m_first->setRange(1, isAnyLength ? MostMoves : m_wholeGame);
    m_last->setRange(isAnyLength ? 0 : 1, m_first->maximum());
    if (isAnyLength) {
        m_last->setSpecialValueText(tr("the end"));
    }
    m_last->setValue(m_wholeGame);
    m_first->setAccessibleName(tr("First move"));
    m_last->setAccessibleName(tr("Last move"));
    m_order->addItems({tr("From the beginning"), tr("From the end")});
    m_order->setCurrentIndex(settings.isBackward ? 1 : 0);
    m_order->setToolTip(tr("From the end: engines that keep their search tree see further"));
    m_order->setAccessibleName(plainLabel(tr("&Order")));
    form.addRow(form::labelFor(m_first, tr("&Moves")),
                form::row(spacing::Normal,
                          {{m_first, 1}, new QLabel(tr("to"), parent), {m_last, 1}, {m_order, 2}}));
}

void ReviewFields::listEngines(std::span<const EngineProfile> engines, const QStringList &chosen)
{
    const QSignalBlocker blocker(m_engines);
    const bool isFirst = m_engines->count() == 0;
    m_profiles.assign(engines.begin(), engines.end());
    m_engines->clear();
    for (const EngineProfile &engine : engines) {
        auto *item = new QListWidgetItem(engine.name, m_engines);
        item->setData(Qt::UserRole, engine.id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(chosen.contains(engine.id) ? Qt::Checked : Qt::Unchecked);
    }
    if (m_engines->count() > 0) {
        m_engines->setCurrentRow(0);
        if (isFirst && settings().engines.isEmpty()) {
            m_engines->item(0)->setCheckState(Qt::Checked);
        }
    }
    followEngines();
}

/// The visits are what the engines need, unless somebody has said otherwise.
void ReviewFields::followEngines()
{
    std::vector<EngineProfile> chosen;
    for (int row = 0; row < m_engines->count(); ++row) {
        if (m_engines->item(row)->checkState() == Qt::Checked) {
            chosen.push_back(m_profiles[static_cast<std::size_t>(row)]);
        }
    }
    const auto usual = static_cast<int>(judgingVisitsOf(chosen));
    if (chosen.empty() || usual == m_usual) {
        return;
    }
    const bool isUsual = m_visits->value() == std::exchange(m_usual, usual);
    if (isUsual) {
        m_visits->setValue(usual);
    }
}

ReviewSettings ReviewFields::settings() const
{
    const int visits = m_visits->value();
    ReviewSettings settings{.visits = visits == m_usual ? ReviewSettings::Usual : visits,
                            .seconds = m_seconds->value(),
                            .isBackward = m_order->currentIndex() == 1,
                            .range = {.first = m_first->value()}};
    for (int row = 0; row < m_engines->count(); ++row) {
        if (m_engines->item(row)->checkState() == Qt::Checked) {
            settings.engines.append(m_engines->item(row)->data(Qt::UserRole).toString());
        }
    }
    if (m_last->value() != m_wholeGame) {
        settings.range.last = m_last->value();
    }
    return settings;
}

QString ReviewFields::whatIsMissing() const
{
    const ReviewSettings chosen = settings();
    if (m_engines->count() == 0) {
        return tr("No engine here can analyse. KataGo is a good one to add.");
    }
    if (chosen.engines.isEmpty()) {
        return tr("Choose an engine.");
    }
    if (chosen.visits == 0 && chosen.seconds <= 0) {
        return tr("Say how many visits, or how much time, a position gets.");
    }
    return chosen.range.last < chosen.range.first ? tr("There is no move in this range.")
                                                  : QString();
}

} // namespace shinpan
