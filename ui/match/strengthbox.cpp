#include "ui/match/strengthbox.h"

#include "core/engine/profile/enginestrength.h"
#include "ui/words/strengthtext.h"

#include <QAbstractItemView>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int Few = 20; ///< so many are all offered

[[nodiscard]] std::vector<int> strengthsOf(const EngineProfile &engine, const EngineStrength &knob)
{
    std::vector<int> strengths;
    if (knob.most - knob.least < Few) {
        for (int strength = knob.least; strength <= knob.most; ++strength) {
            strengths.push_back(strength);
        }
    } else {
        strengths = strengthsIn(QString(knob.examples), knob).value_or(std::vector<int>());
    }
    if (const std::optional<int> own = strengthOf(engine, knob);
        own && std::ranges::find(strengths, *own) == strengths.end()) {
        strengths.push_back(*own);
    }
    std::ranges::sort(strengths);
    return strengths;
}

} // namespace

StrengthBox::StrengthBox(const QString &accessibleName, QWidget *parent)
    : QComboBox(parent)
{
    setAccessibleName(accessibleName);
    setToolTip(tr("How strongly it plays"));
    connect(this, &QComboBox::currentTextChanged, this, [this](const QString &strength) {
        setToolTip(tr("How strongly it plays: %1").arg(strength)); // which may be longer than the box
    });
}

void StrengthBox::setEngine(const std::optional<EngineProfile> &engine)
{
    m_engine = engine;
    clear();
    if (!engine) {
        return;
    }
    const EngineStrength *const knob = strengthKnob(*engine);
    if (knob == nullptr || !strengthOf(*engine, *knob)) {
        addItem(tr("usual strength"));
    }
    for (const int strength : knob != nullptr ? strengthsOf(*engine, *knob) : std::vector<int>()) {
        addItem(text::strength(*knob, strength), strength);
    }
    for (const EngineProfile::Strength &strength : engine->strengths) {
        addItem(strength.name, strength.name);
    }
    view()->setMinimumWidth(view()->sizeHintForColumn(0)); // all of the words
    setStrengthOf(*engine);
}

void StrengthBox::setStrengthOf(const EngineProfile &engine)
{
    if (const EngineProfile::Strength *const measured = measuredStrengthOf(engine);
        measured != nullptr && findData(measured->name) >= 0) {
        setCurrentIndex(findData(measured->name));
        return;
    }
    const EngineStrength *const knob = m_engine ? strengthKnob(*m_engine) : nullptr;
    const std::optional<int> wanted = knob != nullptr ? strengthOf(engine, *knob) : std::nullopt;
    if (!wanted) {
        setCurrentIndex(count() > 0 ? 0 : -1);
        return;
    }
    if (findData(*wanted) < 0) {
        addItem(text::strength(*knob, *wanted), *wanted);
    }
    setCurrentIndex(findData(*wanted));
}

std::optional<EngineProfile> StrengthBox::engine() const
{
    const EngineStrength *const knob = m_engine ? strengthKnob(*m_engine) : nullptr;
    const QVariant chosen = currentData();
    if (chosen.typeId() == QMetaType::QString) {
        const EngineProfile::Strength *const measured = strengthNamed(*m_engine, chosen.toString());
        return measured != nullptr ? atStrength(*m_engine, *measured) : m_engine;
    }
    if (knob == nullptr || !chosen.isValid()) {
        return m_engine;
    }
    // Whoever gave it a name knows how strong it is; the name of one that was found does not say.
    const bool isAsNamed = strengthOf(*m_engine, *knob) == chosen.toInt();
    if (isAsNamed && !isFoundEngineId(m_engine->id)) {
        return m_engine;
    }
    return withStrength(*m_engine, *knob, chosen.toInt(), text::strengthLabel(*knob));
}

} // namespace shinpan
