#include "core/gtpserver/gtpcommands.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace shinpan {

namespace {

GtpAnswer protocolVersion(EngineHost &, const GtpQuery &)
{
    return "2";
}

GtpAnswer name(EngineHost &host, const GtpQuery &)
{
    return gtpwords::cleanLine(host.engine().name());
}

GtpAnswer version(EngineHost &host, const GtpQuery &)
{
    return gtpwords::cleanLine(host.engine().version());
}

GtpAnswer knownCommand(EngineHost &host, const GtpQuery &query)
{
    return findCommand(query.word(0), host.engine()) ? "true" : "false";
}

GtpAnswer listCommands(EngineHost &host, const GtpQuery &)
{
    std::string text;
    for (const std::string_view name : commandNames(host.engine())) {
        text.append(name).append("\n");
    }
    return text;
}

GtpAnswer quit(EngineHost &host, const GtpQuery &)
{
    host.leave();
    return {};
}

/// What an engine need not do anything about.
GtpAnswer noted(EngineHost &, const GtpQuery &)
{
    return {};
}

GtpAnswer clearCache(EngineHost &host, const GtpQuery &)
{
    host.engine().clearCache();
    return {};
}

GtpAnswer describeEngine(EngineHost &host, const GtpQuery &)
{
    GtpEngine &engine = host.engine();
    return engine.name() + ' ' + engine.version() + '\n' + engine.description();
}

GtpAnswer explainLastMove(EngineHost &host, const GtpQuery &)
{
    return host.lastRemark();
}

GtpAnswer cpuTime(EngineHost &host, const GtpQuery &)
{
    return gtpwords::wordFor(host.moveSeconds());
}

// Parameters, as KataGo has them.

[[nodiscard]] bool hasParameters(const GtpEngine &engine)
{
    return !engine.parameters().empty();
}

[[nodiscard]] std::optional<GtpParameter> findParameter(const GtpEngine &engine,
                                                        std::string_view wanted)
{
    const std::vector<GtpParameter> all = engine.parameters();
    const auto found = std::ranges::find(all, wanted, &GtpParameter::name);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

[[nodiscard]] bool hasLevel(const GtpEngine &engine)
{
    return findParameter(engine, "level").has_value();
}

GtpAnswer listParameters(EngineHost &host, const GtpQuery &)
{
    std::string text;
    for (const GtpParameter &parameter : host.engine().parameters()) {
        text += (text.empty() ? "" : " ") + parameter.name;
    }
    return text;
}

GtpAnswer getParameter(EngineHost &host, const GtpQuery &query)
{
    const auto parameter = findParameter(host.engine(), query.word(0));
    return parameter ? GtpAnswer(parameter->value) : failure("unknown parameter");
}

GtpAnswer getParameters(EngineHost &host, const GtpQuery &)
{
    QJsonObject all;
    for (const GtpParameter &parameter : host.engine().parameters()) {
        all[QString::fromStdString(parameter.name)] = QString::fromStdString(parameter.value);
    }
    return QJsonDocument(all).toJson(QJsonDocument::Compact).toStdString();
}

[[nodiscard]] GtpAnswer set(EngineHost &host, std::string_view parameter, std::string_view value)
{
    if (!findParameter(host.engine(), parameter)) {
        return failure("unknown parameter");
    }
    return host.engine().setParameter(parameter, value) ? GtpAnswer()
                                                        : failure("unacceptable value");
}

GtpAnswer setParameter(EngineHost &host, const GtpQuery &query)
{
    return set(host, query.word(0), query.rest(1));
}

/// GNU Go's command.
GtpAnswer setLevel(EngineHost &host, const GtpQuery &query)
{
    return set(host, "level", query.word(0));
}

GtpAnswer noModels(EngineHost &, const GtpQuery &)
{
    return "[]";
}

// GoGui

/// GoGui's table of settings: without arguments all with their types, with two a change.
GtpAnswer parameterTable(EngineHost &host, const GtpQuery &query)
{
    if (!query.words.empty()) {
        return setParameter(host, query);
    }
    std::string text;
    for (const GtpParameter &parameter : host.engine().parameters()) {
        text += parameter.choices.empty() ? "[string" : "[list";
        for (const std::string &choice : parameter.choices) {
            text += '/' + choice;
        }
        text += "] " + parameter.name + ' ' + parameter.value + '\n';
    }
    return text;
}

GtpAnswer liveGraphics(EngineHost &host, const GtpQuery &query)
{
    const std::string_view word = query.word(0);
    if (word != "on" && word != "off") {
        return syntaxError();
    }
    host.setDrawing(word == "on");
    return {};
}

GtpAnswer analyzeCommands(EngineHost &host, const GtpQuery &)
{
    std::string text = "string/Final Score/final_score\n"
                       "string/Estimate Score/estimate_score\n"
                       "plist/Dead Stones/final_status_list dead\n"
                       "dboard/Ownership/shinpan-ownership\n"
                       "pspairs/Top Moves/top_moves %c\n"
                       "varc/Generate without Playing/reg_genmove %c\n"
                       "hstring/Explain Last Move/gomill-explain_last_move\n"
                       "hstring/Describe Engine/gomill-describe_engine\n"
                       "none/Live Graphics On/gogui-livegfx on\n"
                       "none/Live Graphics Off/gogui-livegfx off\n";
    if (hasParameters(host.engine())) {
        text += "param/Settings/shinpan-param\n";
    }
    return text;
}

} // namespace

std::span<const GtpCommandRow> identityCommands()
{
    static constexpr GtpCommandRow Rows[] = {
        {"protocol_version", protocolVersion},
        {"name", name},
        {"version", version},
        {"known_command", knownCommand},
        {"list_commands", listCommands},
        {"help", listCommands}, // of GTP 1
        {"quit", quit},
        {"stop", noted}, // KataGo: ends an analysis, as every command does
        {"clear_cache", clearCache},
        {"gomill-describe_engine", describeEngine},
        {"gomill-explain_last_move", explainLastMove},
        {"gomill-cpu_time", cpuTime},
        {"cputime", cpuTime},
        {"kata-list-params", listParameters, hasParameters},
        {"kata-get-param", getParameter, hasParameters},
        {"kata-get-params", getParameters, hasParameters},
        {"kata-set-param", setParameter, hasParameters},
        {"kata-get-models", noModels},
        {"level", setLevel, hasLevel},
        {"shinpan-param", parameterTable, hasParameters},
        {"gogui-analyze_commands", analyzeCommands},
        {"gogui-livegfx", liveGraphics},
        {"gogui-interrupt", noted}, // GtpInput::isInterrupted()
        {"gogui-title", name},
        {"gogui-version", noted},
        {"kgs-game_over", noted},
        {"cgos-gameover", noted},
        {"cgos-opponent_name", noted},
        {"cgos-opponent_rating", noted},
    };
    return Rows;
}

} // namespace shinpan
