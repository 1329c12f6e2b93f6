// What Preferences remembers of analysing.

#include "ui/preferences.h"

#include <algorithm>
#include <cmath>

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
const auto MistakePercentKey = QLatin1String("analysis/mistakePercent");
const auto MistakePointsKey = QLatin1String("analysis/mistakePoints");
const auto ReviewEnginesKey = QLatin1String("review/engines");
const auto ReviewVisitsKey = QLatin1String("review/visits");
const auto ReviewSecondsKey = QLatin1String("review/seconds");
const auto ReviewBackwardKey = QLatin1String("review/backward");
const auto MergeLevelKey = QLatin1String("review/level");

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
    options.perspective =
        choiceOf(m_settings.value(PerspectiveKey), Perspective::SideToMove, options.perspective);
    options.first = value(FirstKey, options.first);
    options.second = value(SecondKey, options.second);
    options.showsCandidates = isOn(CandidatesKey, options.showsCandidates);
    options.showsOwnership = isOn(OwnershipKey, options.showsOwnership);
    options.showsPolicy = isOn(PolicyKey, options.showsPolicy);
    options.visits = count(VisitsKey);
    options.duration = std::chrono::seconds(count(SecondsKey));
    options.engines = m_settings.value(EnginesKey).toStringList();
    const auto limit = [this](QLatin1String key, double usual) {
        const double kept = m_settings.value(key, usual).toDouble();
        return std::isfinite(kept) ? std::max(0.0, kept) : usual;
    };
    options.mistakes.rate = limit(MistakePercentKey, options.mistakes.rate * 100) / 100;
    options.mistakes.points = limit(MistakePointsKey, options.mistakes.points);
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
    m_settings.setValue(MistakePercentKey, options.mistakes.rate * 100);
    m_settings.setValue(MistakePointsKey, options.mistakes.points);
    Q_EMIT analysisOptionsChanged();
}

ReviewSettings Preferences::reviewSettings() const
{
    ReviewSettings settings;
    settings.engines = m_settings.value(ReviewEnginesKey).toStringList();
    const qlonglong visits =
        m_settings.value(ReviewVisitsKey, qlonglong(settings.visits)).toLongLong();
    const double seconds = m_settings.value(ReviewSecondsKey).toDouble();
    settings.visits = std::clamp<qlonglong>(visits, 0, ReviewSettings::MostVisits);
    settings.seconds =
        std::isfinite(seconds) ? std::clamp<double>(seconds, 0, ReviewSettings::MostSeconds) : 0;
    settings.isBackward = m_settings.value(ReviewBackwardKey).toBool();
    return settings;
}

MergeLevel Preferences::mergeLevel() const
{
    return choiceOf(m_settings.value(MergeLevelKey), MergeLevel::Variations, MergeLevel::Comments);
}

void Preferences::setMergeLevel(MergeLevel level)
{
    m_settings.setValue(MergeLevelKey, static_cast<int>(level));
}

void Preferences::setReviewSettings(const ReviewSettings &settings)
{
    m_settings.setValue(ReviewEnginesKey, settings.engines);
    m_settings.setValue(ReviewVisitsKey, qlonglong(settings.visits));
    m_settings.setValue(ReviewSecondsKey, settings.seconds);
    m_settings.setValue(ReviewBackwardKey, settings.isBackward);
}

} // namespace shinpan
