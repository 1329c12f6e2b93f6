#include "core/competition/file/competitiontables.h"
#include "core/tuning/tuner.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

using namespace setting;

constexpr double Wide = 1e12; ///< what a range may reach to

/// A number or a text as it would stand on a command line; empty for anything else.
[[nodiscard]] QString scalarText(const TomlValue &value)
{
    if (const auto *text = std::get_if<QString>(&value.data)) {
        return *text;
    }
    if (const auto *whole = std::get_if<qint64>(&value.data)) {
        return QString::number(*whole);
    }
    const auto *real = std::get_if<double>(&value.data);
    return real != nullptr ? QString::number(*real, 'g', QLocale::FloatingPointShortest)
                           : QString();
}

[[nodiscard]] QStringList readChoices(CompetitionSettings &table)
{
    const TomlValue *const value = table.find(Choices);
    const auto *list = value != nullptr ? std::get_if<TomlValue::Array>(&value->data) : nullptr;
    QStringList choices;
    if (list == nullptr) {
        table.reject(Choices,
                     Message::of(QT_TRANSLATE_NOOP(
                         "Messages", "scale = \"choice\" needs a list of texts or numbers")));
        return choices;
    }
    std::ranges::transform(*list, std::back_inserter(choices), scalarText);
    return choices;
}

[[nodiscard]] Result<ParameterScale> rangeOf(CompetitionSettings &table, ScaleWord word)
{
    const double low = table.real(Low, 0, -Wide, Wide);
    const double high = table.real(High, 1, -Wide, Wide);
    if (word == ScaleWord::Integer) {
        const bool isWhole = low == std::floor(low) && high == std::floor(high);
        return isWhole ? ParameterScale::integer(std::llround(low), std::llround(high))
                       : failure(Message::of(QT_TRANSLATE_NOOP(
                           "Messages", "a scale of whole numbers needs whole ends")));
    }
    Result<ParameterScale> scale = word == ScaleWord::Log ? ParameterScale::logarithmic(low, high)
                                                          : ParameterScale::linear(low, high);
    if (scale && table.flag(Integer, false)) {
        scale = scale->rounded();
    }
    return scale;
}

[[nodiscard]] ParameterScale readScale(CompetitionSettings &table)
{
    const ScaleWord word = table.choice(Scale, ScaleWord::Linear, ScaleWords);
    if (word != ScaleWord::Choice) {
        for (const QLatin1String key : {Low, High}) {
            if (!table.has(key)) {
                table.reject(key, Message::of(QT_TRANSLATE_NOOP(
                                      "Messages", "is missing; a parameter has low and high, or "
                                                  "scale = \"choice\" and choices")));
            }
        }
    }
    const Result<ParameterScale> scale = word == ScaleWord::Choice
                                           ? ParameterScale::choice(readChoices(table))
                                           : rangeOf(table, word);
    if (!scale) {
        table.reject(word == ScaleWord::Choice ? Choices : High, scale.error());
        return *ParameterScale::linear(0, 1);
    }
    return table.flag(Unbounded, false) ? scale->unbounded() : *scale;
}

/// The engine's own value; the middle of the range where the file does not say.
[[nodiscard]] double readStart(CompetitionSettings &table, const ParameterScale &scale)
{
    const TomlValue *const value = table.find(Default);
    if (value == nullptr) {
        return 0.5;
    }
    const QString text = scalarText(*value);
    const std::optional<double> position = scale.position(text);
    const bool isInside = position
                       && (scale.isChoice() || !scale.isBounded()
                           || (text.toDouble() >= scale.low() && text.toDouble() <= scale.high()));
    if (!isInside) {
        table.reject(
            Default,
            scale.isChoice()
                ? Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” is none of the choices"), text)
                : Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” is not within the range"), text));
    }
    return position.value_or(0.5);
}

/// A name that a placeholder may have: no blanks and braces.
[[nodiscard]] QString readName(CompetitionSettings &table)
{
    const QString name = table.text(Name);
    const auto isGood = [](QChar character) {
        return character.isLetterOrNumber() || character == u'_' || character == u'-'
            || character == u'.';
    };
    if (name.isEmpty() || !std::ranges::all_of(name, isGood)) {
        table.reject(Name, Message::of(QT_TRANSLATE_NOOP(
                               "Messages", "a parameter has a name of letters, digits, “_”, “-” "
                                           "and “.”, which stands in braces in the command of the "
                                           "first player")));
    }
    return name;
}

[[nodiscard]] TuningParameter readParameter(CompetitionSettings &table)
{
    const QString name = readName(table);
    TuningParameter parameter{name, readScale(table), ValueFormat::plain(name)};
    parameter.start = readStart(table, parameter.scale);
    table.read(parameter);
    return parameter;
}

template <typename T>
[[nodiscard]] TuningMethod readMethodSettings(CompetitionSettings &table, T settings)
{
    table.read(settings);
    return settings;
}

[[nodiscard]] TuningMethod readMethod(CompetitionSettings &table, std::optional<int> games)
{
    switch (table.choice(Method, std::size_t(3), MethodWords)) {
    case 0:
        return readMethodSettings(table, UcbTreeSettings());
    case 1:
        return readMethodSettings(table, CrossEntropySettings());
    case 2:
        return readMethodSettings(table, SpsaSettings{.games = games.value_or(0)});
    case 4:
        return readMethodSettings(table, CalibrationSettings());
    default:
        return readMethodSettings(table, BayesianSettings());
    }
}

[[nodiscard]] std::optional<TuneCertificate> readCertificate(CompetitionSettings &file,
                                                             const QString &folder)
{
    if (!file.has(Certificate)) {
        return std::nullopt;
    }
    CompetitionSettings table = file.open({file.table(Certificate)});
    TuneCertificate certificate;
    certificate.test = readTest(table);
    certificate.games = readGames(table, std::nullopt);
    if (table.has(setting::Openings)) {
        certificate.openings = readOpenings(table, folder);
    }
    table.finish();
    return certificate;
}

/// Checks that the parameters stand where they have to.
void checkPlaceholders(CompetitionSettings &file, const Competition &competition)
{
    for (const TuningParameter &parameter : competition.tune->parameters) {
        const auto has = [&](const CompetitionPlayer &player) {
            return hasPlaceholder(player.engine, parameter.name);
        };
        if (!competition.players.empty() && !has(competition.players.front())) {
            file.reject(ParameterTable,
                        Message::of(QT_TRANSLATE_NOOP(
                                        "Messages",
                                        "“{%1}” stands nowhere in the command, environment or "
                                        "start-up commands of the first player, which is tuned"),
                                    parameter.name));
        }
    }
}

void checkMethod(CompetitionSettings &file, const Competition &competition)
{
    const TunePlan &tune = *competition.tune;
    const bool isSpsa = std::holds_alternative<SpsaSettings>(tune.method);
    if (isSpsa && !competition.games) {
        file.reject(Games,
                    Message::of(QT_TRANSLATE_NOOP(
                        "Messages", "SPSA needs a number of games: its steps are made for it")));
        return;
    }
    const bool hasOthers =
        competition.players.size() != 2
        || competition.players[1].id != competition.players[0].id + QLatin1String("#2");
    if (isSpsa && hasOthers) {
        file.reject(setting::Player,
                    Message::of(QT_TRANSLATE_NOOP(
                        "Messages", "SPSA plays the first player against itself; there is "
                                    "to be no other")));
    }
    const Result<ParameterSpace> space = ParameterSpace::make(tune.parameters);
    if (!space) {
        file.reject(ParameterTable, space.error());
        return;
    }
    const auto tuner = makeTuner(tune.method, *space, seededDraws(competition.seed));
    if (!tuner) {
        file.reject(TuneTable, tuner.error());
    }
}

} // namespace

void readValue(std::vector<double> &levels, CompetitionSettings &table, QLatin1String key)
{
    constexpr double MostElo = 3000;
    const TomlValue *const value = table.find(key);
    const auto *list = value != nullptr ? std::get_if<TomlValue::Array>(&value->data) : nullptr;
    for (const TomlValue &level : list != nullptr ? *list : TomlValue::Array()) {
        bool isNumber = false;
        levels.push_back(scalarText(level).toDouble(&isNumber));
        if (!isNumber || std::abs(levels.back()) > MostElo) {
            table.reject(key, Message::of(QT_TRANSLATE_NOOP(
                                              "Messages",
                                              "it takes Elo from -%1 to %1, as numbers in a list"),
                                          QString::number(MostElo)));
            levels = {0};
            return;
        }
    }
}

Sprt readTest(CompetitionSettings &table)
{
    Sprt test;
    table.read(test);
    if (test.elo0 >= test.elo1) {
        table.reject(Elo1, Message::of(QT_TRANSLATE_NOOP("Messages", "must be above elo0")));
    }
    return test;
}

void readTune(CompetitionSettings &file, const QString &folder, Competition &competition)
{
    TunePlan tune;
    CompetitionSettings table = file.open({file.table(TuneTable)});
    tune.method = readMethod(table, competition.games);
    if (table.has(CandidateColour)) {
        tune.candidateColor = table.choice(CandidateColour, Color::Black, ColorWords);
    }
    if (table.has(Hours)) {
        tune.hours = table.real(Hours, 0, 0, 1'000'000);
    }
    if (table.has(Precision) && !std::holds_alternative<CalibrationSettings>(tune.method)) {
        tune.precision = table.real(Precision, 0, 1, 1'000);
    }
    table.finish();
    for (const SettingsTable &one : file.tables(ParameterTable, 100)) {
        CompetitionSettings parameter = file.open({one});
        tune.parameters.push_back(readParameter(parameter));
        parameter.finish();
    }
    tune.certificate = readCertificate(file, folder);
    competition.tune = std::move(tune);
    if (competition.players.size() == 1) {
        static_cast<void>(secondSelf(competition, 0));
    }
    checkPlaceholders(file, competition);
    checkMethod(file, competition);
}

} // namespace shinpan
