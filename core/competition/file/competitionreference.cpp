#include "core/competition/file/competitionreference.h"

#include "core/competition/file/competitionfields.h"
#include "core/competition/file/tomllines.h"

#include <QStringList>

#include <cstddef>

namespace shinpan {

namespace {

[[nodiscard]] QString allowedText()
{
    return {};
}

[[nodiscard]] QString allowedText(const auto &least, const auto &most)
{
    return QStringLiteral("%1 … %2").arg(TomlLines::textOf(least), TomlLines::textOf(most));
}

template <typename T, std::size_t Count>
[[nodiscard]] QString allowedText(const Word<T> (&words)[Count])
{
    QStringList texts;
    for (const Word<T> &word : words) {
        texts += TomlLines::textOf(QString(word.text));
    }
    return texts.join(QStringLiteral(", "));
}

/// `usual` is the value whose members are as they usually are.
template <typename T>
void addFields(std::vector<SettingReference> &all, const char *table, const T &usual = T())
{
    fields(usual, [&](const Setting &setting, auto T::*member, const auto &...limits) {
        TomlLines line;
        line.putField(setting.key, usual.*member, limits...);
        all.push_back({QString::fromLatin1(table), setting.key,
                       line.text().section(QLatin1String(" = "), 1).trimmed(),
                       allowedText(limits...)});
    });
}

} // namespace

std::vector<SettingReference> competitionReference()
{
    std::vector<SettingReference> all;
    addFields<Competition>(all, "");
    addFields<MatchSetup>(all, "[game]");
    addFields<Policies>(all, "[policies]");
    addFields<MachineSettings>(all, "[machines]");
    addFields<OpeningPlan>(all, "[openings]");
    addFields<StopRule>(all, "[stop]");
    addFields<Sprt>(all, "[sprt], [certificate]");
    addFields<BayesianSettings>(all, "[tune] gaussian-process");
    addFields<UcbTreeSettings>(all, "[tune] monte-carlo");
    addFields<CrossEntropySettings>(all, "[tune] cross-entropy");
    addFields<SpsaSettings>(all, "[tune] spsa");
    addFields<CalibrationSettings>(all, "[tune] calibration");
    addFields<TuningParameter>(
        all, "[[parameter]]",
        {.name = {}, .scale = *ParameterScale::linear(0, 1), .format = ValueFormat::plain({})});
    return all;
}

} // namespace shinpan
