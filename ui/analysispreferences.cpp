// What Preferences remembers of analysing.

#include "ui/preferences.h"

#include <algorithm>

namespace shinpan {

namespace {

const auto PerspectiveKey = QLatin1String("analysis/perspective");
const auto FirstKey = QLatin1String("analysis/firstValue");
const auto SecondKey = QLatin1String("analysis/secondValue");
const auto CandidatesKey = QLatin1String("analysis/showsCandidates");
const auto OwnershipKey = QLatin1String("analysis/showsOwnership");
const auto PolicyKey = QLatin1String("analysis/showsPolicy");
const auto VisitsKey = QLatin1String("analysis/visits");
const auto SecondsKey = QLatin1String("analysis/seconds");
const auto EnginesKey = QLatin1String("analysis/engines");

/// A stored enumerator up to `last`; `usual` if there is none.
template <typename Enum>
[[nodiscard]] Enum choiceOf(const QVariant &stored, Enum last, Enum usual)
{
    const int value = stored.toInt();
    const bool isValid = stored.isValid() && value >= 0 && value <= static_cast<int>(last);
    return isValid ? static_cast<Enum>(value) : usual;
}

} // namespace

AnalysisOptions Preferences::analysisOptions() const
{
    const auto isOn = [this](QLatin1String key, bool usual) {
        return m_settings.value(key, usual).toBool();
    };
    const auto count = [this](QLatin1String key) {
        return std::max<qlonglong>(0, m_settings.value(key).toLongLong());
    };
    const auto value = [this](QLatin1String key, CandidateValue usual) {
        return choiceOf(m_settings.value(key), CandidateValue::Nothing, usual);
    };
    AnalysisOptions options;
    options.perspective = choiceOf(m_settings.value(PerspectiveKey), Perspective::SideToMove,
                                       options.perspective);
    options.first = value(FirstKey, options.first);
    options.second = value(SecondKey, options.second);
    options.showsCandidates = isOn(CandidatesKey, options.showsCandidates);
    options.showsOwnership = isOn(OwnershipKey, options.showsOwnership);
    options.showsPolicy = isOn(PolicyKey, options.showsPolicy);
    options.visits = count(VisitsKey);
    options.duration = std::chrono::seconds(count(SecondsKey));
    options.engines = m_settings.value(EnginesKey).toStringList();
    return options;
}

void Preferences::setAnalysisOptions(const AnalysisOptions &options)
{
    m_settings.setValue(PerspectiveKey, static_cast<int>(options.perspective));
    m_settings.setValue(FirstKey, static_cast<int>(options.first));
    m_settings.setValue(SecondKey, static_cast<int>(options.second));
    m_settings.setValue(CandidatesKey, options.showsCandidates);
    m_settings.setValue(OwnershipKey, options.showsOwnership);
    m_settings.setValue(PolicyKey, options.showsPolicy);
    m_settings.setValue(VisitsKey, static_cast<qlonglong>(options.visits));
    m_settings.setValue(SecondsKey, static_cast<qlonglong>(options.duration.count()));
    m_settings.setValue(EnginesKey, options.engines);
    Q_EMIT analysisOptionsChanged();
}

} // namespace shinpan
