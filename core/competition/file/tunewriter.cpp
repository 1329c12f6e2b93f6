#include "core/competition/file/competitiontables.h"
#include "core/competition/file/tomllines.h"

#include <cmath>

namespace shinpan {

namespace {

using namespace setting;

[[nodiscard]] bool isWhole(double number)
{
    return number == std::floor(number);
}

void writeScale(TomlLines &lines, const ParameterScale &scale)
{
    const auto put = [&](ScaleWord word) { lines.put(Scale, QString(wordFor(ScaleWords, word))); };
    if (scale.isChoice()) {
        put(ScaleWord::Choice);
        return lines.put(Choices, scale.choices());
    }
    const bool isInteger = scale.isDiscrete() && !scale.isLogarithmic() && !isWhole(scale.low())
                        && isWhole(scale.low() + 0.5) && isWhole(scale.high() + 0.5);
    const double margin = isInteger ? 0.5 : 0;
    lines.put(Low, scale.low() + margin);
    lines.put(High, scale.high() - margin);
    put(isInteger               ? ScaleWord::Integer
        : scale.isLogarithmic() ? ScaleWord::Log
                                : ScaleWord::Linear);
    if (!isInteger) {
        lines.put(Integer, scale.isDiscrete(), false);
    }
    lines.put(Unbounded, !scale.isBounded(), false);
}

void writeParameter(TomlLines &lines, const TuningParameter &parameter)
{
    const TuningParameter usual{parameter.name, parameter.scale, parameter.format};
    lines.heading(QStringLiteral("[[parameter]]"));
    lines.put(Name, parameter.name);
    writeScale(lines, parameter.scale);
    if (parameter.start != usual.start) {
        const QString start = parameter.scale.text(parameter.start);
        lines.putRaw(Default, parameter.scale.isChoice() ? tomlText(start) : start);
    }
    lines.putFields(parameter, &usual);
}

void writeCertificate(TomlLines &lines, const TuneCertificate &certificate)
{
    lines.heading(QStringLiteral("[certificate]"));
    lines.putFields(certificate.test);
    if (certificate.games) {
        lines.put(Games, *certificate.games);
    }
    if (certificate.openings) {
        writeOpenings(lines, *certificate.openings, QStringLiteral("certificate.openings"));
    }
}

} // namespace

void writeTune(TomlLines &lines, const Competition &competition)
{
    if (!competition.tune) {
        return;
    }
    const TunePlan &tune = *competition.tune;
    lines.heading(QStringLiteral("[tune]"));
    lines.put(Method, QString(wordFor(MethodWords, tune.method.index())));
    std::visit([&](const auto &settings) { lines.putFields(settings); }, tune.method);
    if (tune.candidateColor) {
        lines.put(CandidateColour, QString(wordFor(ColorWords, *tune.candidateColor)));
    }
    if (tune.hours) {
        lines.put(Hours, *tune.hours);
    }
    if (tune.precision) {
        lines.put(Precision, *tune.precision);
    }
    for (const TuningParameter &parameter : tune.parameters) {
        writeParameter(lines, parameter);
    }
    if (tune.certificate) {
        writeCertificate(lines, *tune.certificate);
    }
}

} // namespace shinpan
