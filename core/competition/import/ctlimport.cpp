#include "core/competition/file/competitionsettings.h"
#include "core/competition/import/competitionimport.h"
#include "core/competition/import/ctlscript.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

namespace shinpan {

namespace {

using namespace setting;

constexpr QLatin1String CompetitionTypeName("competition_type");
constexpr QLatin1String PlayersName("players");
constexpr QLatin1String MatchupsName("matchups");
constexpr QLatin1String CompetitorsName("competitors");
constexpr QLatin1String RoundsName("rounds");
constexpr QLatin1String NumberOfGames("number_of_games");
constexpr QLatin1String InternalCompensation("internal_scorer_handicap_compensation");
constexpr QLatin1String SkipChecks("skip_player_checks");
constexpr QLatin1String StderrToLog("stderr_to_log");
constexpr QLatin1String PlayerCall("Player");
constexpr QLatin1String MatchupCall("Matchup");
constexpr QLatin1String CompetitorCall("Competitor");

/// Settings that mean the same under the same name.
constexpr std::array GameNames{BoardSizeKey, Komi, Handicap, Style, MoveLimit};

/// The arguments of Player(…), of which the first may come without a name.
constexpr std::array PlayerNames{Command,         Cwd,           Environ,          Aliases,
                                 StartupCommands, DiscardStderr, IsReliableScorer, AllowClaim,
                                 NameFromGtp};

/// The arguments of Matchup(…), of which the first two may come without a name.
constexpr std::array MatchupNames{QLatin1String("player_1"),
                                  QLatin1String("player_2"),
                                  Id,
                                  Name,
                                  Alternating,
                                  NumberOfGames,
                                  Scorer,
                                  InternalCompensation,
                                  BoardSizeKey,
                                  Komi,
                                  Handicap,
                                  Style,
                                  MoveLimit};

/// The settings of a control file and the arguments of its calls, with what is wrong with them.
class CtlSettings
{
public:
    CtlSettings(CtlScript script, const QString &file)
        : m_script(std::move(script))
        , m_mistakes(file)
    { }

    /// The value of a top-level setting; null without. One that was lost is a mistake.
    [[nodiscard]] const CtlValue *find(QLatin1String name);
    /// The elements of a list that must be there and not be empty.
    [[nodiscard]] std::span<const CtlValue> elements(QLatin1String name);
    /// Complains if Gomill has no usual value where there is none, which means None too.
    void demand(const CtlValue *value, QLatin1String name, int line);

    /// Complains about arguments of another name, and about more than so many without one.
    void allow(const CtlValue &call, std::size_t most, std::span<const QLatin1String> names);
    /// An argument given by place or by name, which must be there; else null.
    [[nodiscard]] const CtlValue *argument(const CtlValue &call,
                                           std::size_t place,
                                           QLatin1String name);

    /// Our scorer for Gomill's `scorer` and `internal_scorer_handicap_compensation`.
    [[nodiscard]] TomlValue scorer(const CtlValue *name, const CtlValue *compensation);

protected:
    CtlScript m_script;
    CompetitionMistakes m_mistakes;
};

const CtlValue *CtlSettings::find(QLatin1String name)
{
    const auto lost = m_script.lost.find(name);
    if (lost != m_script.lost.end()) {
        m_mistakes.add(lost->second.line, name, lost->second.text);
        return nullptr;
    }
    const auto found = m_script.values.find(name);
    return found == m_script.values.end() ? nullptr : &found->second;
}

std::span<const CtlValue> CtlSettings::elements(QLatin1String name)
{
    const CtlValue *list = find(name);
    if (list != nullptr && list->kind == CtlValue::Kind::List && !list->elements.empty()) {
        return list->elements;
    }
    if (!m_script.lost.contains(name)) {
        m_mistakes.add(list != nullptr ? list->line : 0, name,
                       QStringLiteral("is missing or empty; it takes a list"));
    }
    return {};
}

void CtlSettings::demand(const CtlValue *value, QLatin1String name, int line)
{
    if (value == nullptr || value->kind == CtlValue::Kind::None) {
        m_mistakes.add(line, name, QStringLiteral("is missing"));
    }
}

void CtlSettings::allow(const CtlValue &call,
                        std::size_t most,
                        std::span<const QLatin1String> names)
{
    if (call.elements.size() > most) {
        m_mistakes.add(call.line, call.text,
                       QStringLiteral("has more than %1 arguments without a name").arg(most));
    }
    for (const CtlEntry &entry : call.named) {
        const bool isKnown =
            std::ranges::any_of(names, [&](QLatin1String name) { return entry.name == name; });
        if (!isKnown) {
            m_mistakes.add(entry.value.line, call.text,
                           QStringLiteral("has no argument “%1”").arg(entry.name));
        }
    }
}

const CtlValue *CtlSettings::argument(const CtlValue &call, std::size_t place, QLatin1String name)
{
    const CtlValue *value = place < call.elements.size() ? &call.elements[place] : call.find(name);
    if (value == nullptr) {
        m_mistakes.add(call.line, call.text, QStringLiteral("has no argument “%1”").arg(name));
    }
    return value;
}

TomlValue CtlSettings::scorer(const CtlValue *name, const CtlValue *compensation)
{
    const int line = name != nullptr ? name->line : 1;
    const QString text = name != nullptr ? ctlString(*name) : QStringLiteral("players");
    if (text == u"internal") {
        return {
            QStringLiteral("gomill-internal:%1")
                .arg(compensation != nullptr ? ctlString(*compensation) : QStringLiteral("full")),
            line};
    }
    if (text != u"players") {
        m_mistakes.add(line, setting::Scorer,
                       QStringLiteral("is neither 'players' nor 'internal'"));
    }
    return {QStringLiteral("gomill-players"), line};
}

[[nodiscard]] TomlValue tomlOf(const CtlValue &value)
{
    TomlValue::Array elements;
    TomlValue::Table entries;
    switch (value.kind) {
    case CtlValue::Kind::Flag:
        return {value.flag, value.line};
    case CtlValue::Kind::Integer:
        return {value.integer, value.line};
    case CtlValue::Kind::Decimal:
        return {value.decimal, value.line};
    case CtlValue::Kind::Text:
        return {value.text, value.line};
    case CtlValue::Kind::List:
        std::ranges::transform(value.elements, std::back_inserter(elements),
                               [](const CtlValue &element) { return tomlOf(element); });
        return {std::move(elements), value.line};
    case CtlValue::Kind::Dict:
        for (const CtlEntry &entry : value.named) {
            entries.push_back({entry.name, tomlOf(entry.value)});
        }
        return {std::move(entries), value.line};
    case CtlValue::Kind::None:
    case CtlValue::Kind::Call:
        break; // no setting takes it: it is reported as what it is not
    }
    return {TomlValue::Moment(), value.line};
}

[[nodiscard]] TomlValue tomlOf(QLatin1String text, int line)
{
    return {QString(text), line};
}

/// Games of a matchup: None is no limit.
[[nodiscard]] TomlValue tomlOfGames(const CtlValue *number)
{
    return number == nullptr || number->kind == CtlValue::Kind::None
             ? tomlOf(setting::Unlimited, number != nullptr ? number->line : 1)
             : tomlOf(*number);
}

/// Puts the value under the key unless it is None, which is what is usual.
void copySetting(TomlValue::Table &table, QLatin1String key, const CtlValue *value)
{
    if (value != nullptr && value->kind != CtlValue::Kind::None) {
        table.push_back({key, tomlOf(*value)});
    }
}

void put(TomlValue::Table &table, QLatin1String key, TomlValue value)
{
    table.push_back({key, std::move(value)});
}

/// Makes the tree of our file out of a script's values; the readers of our files do the checking.
class CtlImporter : private CtlSettings
{
public:
    CtlImporter(CtlScript script, const QString &path)
        : CtlSettings(std::move(script), path)
        , m_path(path)
    { }

    [[nodiscard]] Result<ImportedCompetition, CompetitionFileErrors> import()
    {
        readType();
        if (m_mistakes.isEmpty()) {
            readTop();
            m_isPlayoff ? readMatchups() : readCompetitors();
            readPlayers();
        }
        if (!m_mistakes.isEmpty()) {
            return failure(m_mistakes.sorted());
        }
        Result<Competition, CompetitionFileErrors> competition =
            readCompetitionTree({std::move(m_tree), 1}, m_path);
        if (!competition) {
            return failure(competition.error());
        }
        const QFileInfo info(m_path);
        competition->file =
            info.absolutePath() + u'/' + info.completeBaseName() + QLatin1String(".toml");
        return ImportedCompetition{*competition, {}, notTaken()};
    }

private:
    void readType()
    {
        const CtlValue *type = find(CompetitionTypeName);
        const QString name = type != nullptr ? type->text : QString();
        const int line = type != nullptr ? type->line : 0;
        m_isPlayoff = name == u"playoff";
        if (name.endsWith(u"_tuner")) {
            m_mistakes.add(line, CompetitionTypeName,
                           QStringLiteral("tuning events (“%1”) are not taken over; playoff and "
                                          "allplayall are")
                               .arg(name));
        } else if (!m_isPlayoff && name != u"allplayall" && m_mistakes.isEmpty()) {
            m_mistakes.add(line, CompetitionTypeName,
                           type == nullptr
                               ? QStringLiteral("is missing; a control file has "
                                                "competition_type = 'playoff' or "
                                                "'allplayall'")
                               : QStringLiteral("is neither 'playoff' nor 'allplayall'"));
        }
    }

    void readTop()
    {
        put(m_tree, Type,
            tomlOf(m_isPlayoff ? QLatin1String("playoff") : QLatin1String("all-play-all"), 1));
        copySetting(m_tree, Description, find(Description));
        copySetting(m_tree, RecordGames, find(RecordGames));
        const CtlValue *skips = find(SkipChecks);
        if (skips != nullptr && skips->kind == CtlValue::Kind::Flag) {
            put(m_tree, CheckPlayers, {!skips->flag, skips->line});
        }
        const CtlValue *log = find(StderrToLog);
        if (log != nullptr && log->kind == CtlValue::Kind::Flag && !log->flag) {
            m_notes.append(
                QStringLiteral("line %1: stderr_to_log: what engines write to their error "
                               "output goes into a log of its game here")
                    .arg(log->line));
        }
        TomlValue::Table game;
        for (const QLatin1String name : GameNames) {
            copySetting(game, name, find(name));
        }
        put(game, Scorer, scorer(find(Scorer), find(InternalCompensation)));
        put(game, Rules,
            tomlOf(QLatin1String("ko=simple,scoring=area,suicide=all,cyclesVoid=false"), 1));
        put(game, RefusedMove,
            tomlOf(wordFor(RefusedMoveWords, MatchSetup::RefusedMove::MoverForfeitsIfAccused), 1));
        put(m_tree, Game, {std::move(game), 1});
    }

    void readMatchups()
    {
        put(m_tree, Games, tomlOfGames(find(NumberOfGames)));
        const CtlValue *alternating = find(Alternating);
        put(m_tree, Alternating,
            alternating != nullptr ? tomlOf(*alternating) : TomlValue{false, 1});
        TomlValue::Array tables;
        for (const CtlValue &matchup : elements(MatchupsName)) {
            if (!matchup.isCallOf(MatchupCall)) {
                m_mistakes.add(
                    matchup.line, MatchupsName,
                    QStringLiteral("holds %1; it takes Matchup(…)").arg(matchup.kindName()));
                continue;
            }
            tables.push_back({matchupOf(matchup), matchup.line});
        }
        if (m_mistakes.isEmpty()) {
            put(m_tree, setting::Matchup, {std::move(tables), 1});
        }
    }

    [[nodiscard]] TomlValue::Table matchupOf(const CtlValue &matchup)
    {
        allow(matchup, 2, MatchupNames);
        TomlValue::Table table;
        TomlValue::Array players;
        for (std::size_t i = 0; i < 2; ++i) {
            const CtlValue *player = argument(matchup, i, MatchupNames[i]);
            if (player != nullptr) {
                players.push_back(tomlOf(*player));
                join(*player);
            }
        }
        put(table, Players, {std::move(players), matchup.line});
        for (const QLatin1String name :
             {Id, Name, Alternating, BoardSizeKey, Komi, Style, MoveLimit}) {
            copySetting(table, name, matchup.find(name));
        }
        const CtlValue *handicap = matchup.find(Handicap);
        if (handicap != nullptr) {
            put(table, Handicap,
                handicap->kind == CtlValue::Kind::None ? TomlValue{qint64(0), handicap->line}
                                                       : tomlOf(*handicap));
        }
        if (matchup.find(NumberOfGames) != nullptr) {
            put(table, Games, tomlOfGames(matchup.find(NumberOfGames)));
        }
        putScorer(table, matchup);
        for (const QLatin1String name : {BoardSizeKey, Komi}) {
            demand(matchup.find(name) != nullptr ? matchup.find(name) : find(name), name,
                   matchup.line);
        }
        return table;
    }

    void putScorer(TomlValue::Table &table, const CtlValue &matchup)
    {
        const CtlValue *name = matchup.find(Scorer);
        const CtlValue *compensation = matchup.find(InternalCompensation);
        if (name != nullptr || compensation != nullptr) {
            put(table, Scorer,
                scorer(name != nullptr ? name : find(Scorer),
                       compensation != nullptr ? compensation : find(InternalCompensation)));
        }
    }

    void readCompetitors()
    {
        put(m_tree, Games, tomlOfGames(find(RoundsName)));
        for (const CtlValue &competitor : elements(CompetitorsName)) {
            const CtlValue *player =
                competitor.isCallOf(CompetitorCall) ? argument(competitor, 0, Player) : &competitor;
            if (player != nullptr && m_ids.contains(ctlString(*player))) {
                m_mistakes.add(player->line, CompetitorsName,
                               QStringLiteral("“%1” stands there twice").arg(ctlString(*player)));
            } else if (player != nullptr) {
                join(*player);
            }
        }
        for (const QLatin1String name : {BoardSizeKey, Komi}) {
            demand(find(name), name, 0);
        }
    }

    /// The players who take part, in their order.
    void readPlayers()
    {
        const CtlValue *players = find(PlayersName);
        if (players == nullptr || players->kind != CtlValue::Kind::Dict) {
            if (m_mistakes.isEmpty()) {
                m_mistakes.add(players != nullptr ? players->line : 0, PlayersName,
                               QStringLiteral("a control file has players = { 'ID' : Player(…) }"));
            }
            return;
        }
        TomlValue::Array tables;
        const QStringList order = m_ids;
        for (const QString &id : order) {
            const CtlValue *player = players->find(id);
            if (player == nullptr || !player->isCallOf(PlayerCall)) {
                m_mistakes.add(player != nullptr ? player->line : players->line, PlayersName,
                               player != nullptr
                                   ? QStringLiteral("“%1” is %2; it takes Player(…)")
                                         .arg(id, player->kindName())
                                   : QStringLiteral("there is no player “%1”").arg(id));
                continue;
            }
            tables.push_back({playerOf(id, *player), player->line});
        }
        for (const CtlEntry &entry : players->named) {
            if (!m_ids.contains(entry.name)) {
                m_notes.append(
                    QStringLiteral("line %1: the player “%2” has no games and is left out")
                        .arg(entry.value.line)
                        .arg(entry.name));
            }
        }
        put(m_tree, setting::Player, {std::move(tables), players->line});
    }

    [[nodiscard]] TomlValue::Table playerOf(const QString &id, const CtlValue &player)
    {
        allow(player, 1, PlayerNames);
        TomlValue::Table table;
        put(table, Id, {id, player.line});
        copySetting(table, Command, argument(player, 0, Command));
        for (const QLatin1String name : PlayerNames) {
            if (name != Command) {
                copySetting(table, name, player.find(name));
            }
        }
        return table;
    }

    void join(const CtlValue &player)
    {
        const QString id = ctlString(player);
        if (!m_ids.contains(id)) {
            m_ids.append(id);
        }
    }

    [[nodiscard]] QStringList notTaken() const
    {
        QStringList notes;
        for (const CtlError &error : m_script.notTaken) {
            notes.append(QStringLiteral("line %1: %2").arg(error.line).arg(error.text));
        }
        return notes + m_notes;
    }

    QString m_path;
    TomlValue::Table m_tree;
    QStringList m_ids; ///< of the players who have games
    QStringList m_notes;
    bool m_isPlayoff = false;
};

} // namespace

Result<ImportedCompetition, CompetitionFileErrors> importCtl(const QByteArray &source,
                                                             const QString &path)
{
    Result<CtlScript, CtlError> script = runCtl(source);
    if (!script) {
        return failure(CompetitionFileErrors{{path, script.error().line, {}, script.error().text}});
    }
    return CtlImporter(std::move(*script), path).import();
}

} // namespace shinpan
