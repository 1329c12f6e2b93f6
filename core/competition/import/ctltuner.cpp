#include "core/competition/import/ctltuner.h"

#include <QRegularExpression>

#include <array>
#include <cmath>

namespace shinpan {

namespace {

using namespace setting;

constexpr QLatin1String ParametersName("parameters");
constexpr QLatin1String ParameterCall("Parameter");
constexpr QLatin1String Code("code");
constexpr QLatin1String ScaleName("scale");
constexpr QLatin1String Format("format");
constexpr QLatin1String InitialMean("initial_mean");
constexpr QLatin1String Transform("transform");

constexpr std::array TreeParameter{Code, ScaleName, Split, Format};
constexpr std::array EntropyParameter{Code, InitialMean, InitialVariance, Transform, Format};

/// Settings that mean the same under the same name.
constexpr std::array TreeNames{ExplorationCoefficient, InitialVisits, InitialWins, MaxDepth};
constexpr std::array EntropyNames{Generations, SamplesPerGeneration, BatchSize, EliteProportion,
                                  StepSize};

/// Reads one kind of tuner.
class CtlTunerReader
{
public:
    CtlTunerReader(CtlSettings &settings, TomlValue::Table &tree)
        : m_settings(settings)
        , m_tree(tree)
    { }

    void read()
    {
        const CtlValue *type = m_settings.find(ctl::CompetitionTypeName);
        m_isTree = type->text == u"mc_tuner";
        TomlValue::Table tune;
        put(tune, Method,
            tomlOf(m_isTree ? QLatin1String("monte-carlo") : QLatin1String("cross-entropy"),
                   type->line));
        copyAll(tune);
        readColour(tune);
        // Gomill does this, and we do not unless we are told to.
        put(tune, m_isTree ? VirtualLoss : WaitForGeneration, {!m_isTree, type->line});
        put(m_tree, TuneTable, {std::move(tune), type->line});
        put(m_tree, Games, tomlOfGames(m_settings.find(ctl::NumberOfGames)));
        readParameters();
    }

private:
    void copyAll(TomlValue::Table &tune)
    {
        const auto copy = [&](const auto &names) {
            for (const QLatin1String name : names) {
                copySetting(tune, name, m_settings.find(name));
            }
        };
        m_isTree ? copy(TreeNames) : copy(EntropyNames);
    }

    void readParameters()
    {
        TomlValue::Array tables;
        int line = 1;
        for (const CtlValue &parameter : m_settings.elements(ParametersName)) {
            line = parameter.line;
            if (!parameter.isCallOf(ParameterCall)) {
                m_settings.complain(
                    line, ParametersName,
                    Message::of(QT_TRANSLATE_NOOP("Messages", "holds %1; it takes Parameter(…)"),
                                parameter.kindName()));
                continue;
            }
            const CtlValue *code = m_settings.argument(parameter, 0, Code);
            TomlValue::Table table;
            put(table, Name, {code != nullptr ? ctlString(*code) : QString(), line});
            m_isTree ? readTreeParameter(parameter, table) : readEntropyParameter(parameter, table);
            tables.push_back({std::move(table), line});
        }
        put(m_tree, ParameterTable, {std::move(tables), line});
    }

    void readTreeParameter(const CtlValue &parameter, TomlValue::Table &table)
    {
        m_settings.allow(parameter, 1, TreeParameter);
        copySetting(table, Split, parameter.find(Split));
        const CtlValue *scale = parameter.find(ScaleName);
        if (scale == nullptr || scale->kind != CtlValue::Kind::Call) {
            m_settings.complain(
                parameter.line, ScaleName,
                Message::of(QT_TRANSLATE_NOOP(
                    "Messages", "cannot be imported; LINEAR(…), LOG(…) and EXPLICIT(…) are")));
            return;
        }
        if (scale->text == u"EXPLICIT") {
            put(table, Scale, tomlOf(QLatin1String("choice"), scale->line));
            copySetting(table, Choices, m_settings.argument(*scale, 0, Choices));
            return;
        }
        put(table, Scale,
            tomlOf(scale->text == u"LOG" ? QLatin1String("log") : QLatin1String("linear"),
                   scale->line));
        copySetting(table, Low, m_settings.argument(*scale, 0, QLatin1String("lower_bound")));
        copySetting(table, High, m_settings.argument(*scale, 1, QLatin1String("upper_bound")));
        copySetting(table, Integer, scale->find(Integer));
    }

    /// Gomill's are normal distributions without bounds; a power of a base is a logarithmic scale
    /// from 1 to the base.
    void readEntropyParameter(const CtlValue &parameter, TomlValue::Table &table)
    {
        m_settings.allow(parameter, 1, EntropyParameter);
        const int line = parameter.line;
        const std::optional<double> base = baseOf(parameter.find(Transform));
        if (!base) {
            m_settings.complain(line, Transform,
                                Message::of(QT_TRANSLATE_NOOP(
                                    "Messages", "cannot be imported; a function that returns a "
                                                "number to the power of its argument is")));
            return;
        }
        const CtlValue *mean = parameter.find(InitialMean);
        const double start = mean != nullptr ? ctlReal(*mean) : 0;
        const bool isPower = *base != 0;
        put(table, Low, {isPower ? 1.0 : 0.0, line});
        put(table, High, {isPower ? *base : 1.0, line});
        put(table, Scale, tomlOf(isPower ? QLatin1String("log") : QLatin1String("linear"), line));
        put(table, Unbounded, {true, line});
        put(table, Default, {isPower ? std::pow(*base, start) : start, line});
        copySetting(table, InitialVariance, parameter.find(InitialVariance));
    }

    /// 0: there is no transform; nothing: it is something else.
    [[nodiscard]] static std::optional<double> baseOf(const CtlValue *transform)
    {
        if (transform == nullptr || transform->kind == CtlValue::Kind::None) {
            return 0.0;
        }
        static const QRegularExpression power(QStringLiteral("^return([0-9.]+)\\*\\*[a-z_]\\w*$"));
        const bool isFunction = transform->isCallOf(QLatin1String("def"));
        const QRegularExpressionMatch match =
            power.match(isFunction ? transform->elements.front().text : QString());
        const double base = match.captured(1).toDouble();
        return match.hasMatch() && base > 1 ? std::optional(base) : std::nullopt;
    }

    /// Reads the candidate's colour. "random" needs no note: both colours in turn come to the same.
    void readColour(TomlValue::Table &tune)
    {
        const CtlValue *colour = m_settings.find(CandidateColour);
        if (colour == nullptr || colour->text == u"random") {
            return;
        }
        const bool isWhite = colour->text.startsWith(u'w', Qt::CaseInsensitive);
        put(tune, CandidateColour,
            tomlOf(isWhite ? QLatin1String("white") : QLatin1String("black"), colour->line));
    }

    CtlSettings &m_settings;
    TomlValue::Table &m_tree;
    bool m_isTree = false;
};

} // namespace

const CtlValue *candidateOf(const CtlScript &script)
{
    const auto found = script.values.find(CtlCandidate);
    const bool isPlayer = found != script.values.end() && found->second.isCallOf(ctl::PlayerCall);
    return isPlayer ? &found->second : nullptr;
}

void readCtlTuner(CtlSettings &settings, TomlValue::Table &tree)
{
    CtlTunerReader(settings, tree).read();
}

} // namespace shinpan
