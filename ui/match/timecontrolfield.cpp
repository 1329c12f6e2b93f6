#include "ui/match/timecontrolfield.h"

#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/timetext.h"
#include "ui/match/durationfield.h"

#include <QComboBox>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;
using System = TimeControl::System;

namespace {

/// What a system's fields show until something else is typed.
constexpr TimeControl Beginnings[] = {
    {System::None, 0ms, 0ms, 0},      {System::Absolute, 20min, 0ms, 0},
    {System::Fischer, 10min, 5s, 0},  {System::Canadian, 10min, 5min, 15},
    {System::Byoyomi, 10min, 30s, 5}, {System::PerMove, 0ms, 10s, 0}};

struct Preset
{
    const char *name; ///< of the context TimeControlField
    TimeControl control;
};
constexpr Preset Presets[] = {
    {QT_TRANSLATE_NOOP("TimeControlField", "Lightning"), {System::PerMove, 0ms, 5s, 0}},
    {QT_TRANSLATE_NOOP("TimeControlField", "Blitz"), {System::Byoyomi, 5min, 10s, 5}},
    {QT_TRANSLATE_NOOP("TimeControlField", "Rapid"), {System::Byoyomi, 20min, 30s, 5}},
    {QT_TRANSLATE_NOOP("TimeControlField", "Slow"), {System::Byoyomi, 1h, 60s, 5}},
    {QT_TRANSLATE_NOOP("TimeControlField", "Fischer blitz"), {System::Fischer, 3min, 5s, 0}},
    {QT_TRANSLATE_NOOP("TimeControlField", "Fischer rapid"), {System::Fischer, 15min, 10s, 0}},
    {QT_TRANSLATE_NOOP("TimeControlField", "Canadian"), {System::Canadian, 10min, 5min, 15}},
};

/// The words between the fields; a field without a word after it is not used by the system.
struct Words
{
    QString afterMain;
    QString afterCount;
    QString afterPeriod;
    bool hasMain = false;
    bool hasPeriod = false;
};

[[nodiscard]] Words wordsOf(System system)
{
    switch (system) {
    case System::None:
        return {};
    case System::Absolute:
        return {TimeControlField::tr("for the whole game"), {}, {}, true, false};
    case System::Fischer:
        return {TimeControlField::tr("+"), {}, TimeControlField::tr("after each move"), true, true};
    case System::Canadian:
        return {TimeControlField::tr("then"), TimeControlField::tr("stones in"), {}, true, true};
    case System::Byoyomi:
        return {TimeControlField::tr("then"), TimeControlField::tr("periods of"), {}, true, true};
    case System::PerMove:
        return {{}, {}, TimeControlField::tr("for each move"), false, true};
    }
    Q_UNREACHABLE();
}

} // namespace

TimeControlField::TimeControlField(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_system(new QComboBox)
    , m_main(new DurationField(DurationField::Unit::Minutes, 0ms))
    , m_afterMain(new QLabel)
    , m_count(new QSpinBox)
    , m_afterCount(new QLabel)
    , m_period(new DurationField(DurationField::Unit::Seconds, 100ms))
    , m_afterPeriod(new QLabel)
    , m_presets(form::button(tr("Usual Times")))
{
    static_assert(std::size(Beginnings) == SystemCount);
    std::copy(std::begin(Beginnings), std::end(Beginnings), m_drafts.begin());
    m_system->addItems({tr("No limit"), tr("Absolute"), tr("Fischer"), tr("Canadian"),
                        tr("Byo-yomi"), tr("Per move")}); // as TimeControl::System has them
    m_count->setRange(1, MaxTimeCount);
    m_presets->setFlat(true);
    auto *menu = new QMenu(m_presets);
    for (const Preset &preset : Presets) {
        // The part after the tab stands in a column of its own.
        menu->addAction(tr(preset.name) + u'\t' + text::timeControl(preset.control), this,
                        [this, &preset] {
                            setTimeControl(preset.control);
                            Q_EMIT edited();
                        });
    }
    m_presets->setMenu(menu);

    setLayout(form::row(spacing::Normal, {m_system, m_main, m_afterMain, m_count, m_afterCount,
                                          m_period, m_afterPeriod, form::rest(), m_presets}));
    setFocusProxy(m_system);
    setName(name);
    connect(m_system, &QComboBox::currentIndexChanged, this, [this] {
        showFields();
        Q_EMIT edited();
    });
    connect(m_main, &QDoubleSpinBox::valueChanged, this, &TimeControlField::takeFields);
    connect(m_count, &QSpinBox::valueChanged, this, &TimeControlField::takeFields);
    connect(m_period, &QDoubleSpinBox::valueChanged, this, &TimeControlField::takeFields);
    showFields();
}

/// The field is as wide as the system with the most fields needs it: its window does not grow when
/// that is chosen.
QSize TimeControlField::minimumSizeHint() const
{
    constexpr int Gaps = 7;
    int words = 0;
    for (const System system : {System::Canadian, System::Byoyomi}) {
        const Words between = wordsOf(system);
        words = std::max(words, fontMetrics().horizontalAdvance(between.afterMain)
                                    + fontMetrics().horizontalAdvance(between.afterCount));
    }
    int width = words + Gaps * spacing::Normal;
    for (const QWidget *field :
         std::initializer_list<QWidget *>{m_system, m_main, m_count, m_period, m_presets}) {
        width += field->sizeHint().expandedTo(field->minimumSize()).width();
    }
    return QWidget::minimumSizeHint().expandedTo({width, 0});
}

void TimeControlField::setName(const QString &name)
{
    m_system->setAccessibleName(name);
    m_main->setAccessibleName(tr("%1: main time").arg(name));
    m_presets->setAccessibleName(tr("%1: usual times").arg(name));
    m_count->setAccessibleName(tr("%1: number").arg(name));
    m_period->setAccessibleName(tr("%1: period").arg(name));
}

void TimeControlField::setTimeControl(const TimeControl &control)
{
    const QSignalBlocker quiet(m_system);
    m_drafts[static_cast<std::size_t>(control.system)] = control;
    m_system->setCurrentIndex(static_cast<int>(control.system));
    showFields();
}

TimeControl TimeControlField::timeControl() const
{
    return m_drafts[static_cast<std::size_t>(m_system->currentIndex())];
}

void TimeControlField::takeFields()
{
    TimeControl &control = m_drafts[static_cast<std::size_t>(m_system->currentIndex())];
    control.main = m_main->isHidden() ? 0ms : m_main->duration();
    control.count = m_count->isHidden() ? 0 : m_count->value();
    control.period = m_period->isHidden() ? 0ms : m_period->duration();
    Q_EMIT edited();
}

void TimeControlField::showFields()
{
    const TimeControl control = timeControl();
    const Words words = wordsOf(control.system);
    const QSignalBlocker quietMain(m_main);
    const QSignalBlocker quietCount(m_count);
    const QSignalBlocker quietPeriod(m_period);
    m_main->setMinimum(control.system == System::Absolute ? 1 : 0);
    m_main->setDuration(control.main);
    m_count->setValue(control.count);
    m_period->setDuration(control.period);
    m_afterMain->setText(words.afterMain);
    m_afterCount->setText(words.afterCount);
    m_afterPeriod->setText(words.afterPeriod);
    const std::pair<QWidget *, bool> parts[] = {
        {m_main, words.hasMain},          {m_afterMain, !words.afterMain.isEmpty()},
        {m_count, control.hasOvertime()}, {m_afterCount, !words.afterCount.isEmpty()},
        {m_period, words.hasPeriod},      {m_afterPeriod, !words.afterPeriod.isEmpty()}};
    for (const bool comes : {false, true}) { // the window would grow if they met
        for (const auto &[part, isShown] : parts) {
            if (isShown == comes) {
                part->setVisible(comes);
            }
        }
    }
}

} // namespace shinpan
