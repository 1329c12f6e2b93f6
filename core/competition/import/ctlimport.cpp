#include "core/competition/import/ctlimport.h"

#include "core/competition/file/competitionreader.h"
#include "core/competition/import/ctlsettings.h"

#include <QFileInfo>

#include <array>

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

void put(TomlValue::Table &table, QLatin1String key, TomlValue value)
{
    table.push_back({key, std::move(value)});
}

/// Makes the tree of our file out of a script's values; the readers of our files do the checking.
class CtlImporter
{
public:
    CtlImporter(CtlScript script, const QString &path)
        : m_settings(std::move(script), path)
        , m_path(path)
    { }

    [[nodiscard]] Result<ImportedCompetition, CompetitionFileErrors> import()
    {
        readType();
        if (m_settings.mistakes().isEmpty()) {
            readTop();
            m_isPlayoff ? readMatchups() : readCompetitors();
            readPlayers();
        }
        if (!m_settings.mistakes().isEmpty()) {
            return failure(m_settings.mistakes().sorted());
        }
        Result<Competition, CompetitionFileErrors> competition =
            readCompetitionTree({std::move(m_tree), 1}, m_path);
        if (!competition) {
            return failure(competition.error());
        }
        const QFileInfo info(m_path);
        competition->file =
            info.absolutePath() + u'/' + info.completeBaseName() + QLatin1String(".toml");
        return ImportedCompetition{*competition, notTaken()};
    }

private:
    void readType()
    {
        const CtlValue *type = m_settings.find(CompetitionTypeName);
        const QString name = type != nullptr ? type->text : QString();
        const int line = type != nullptr ? type->line : 0;
        m_isPlayoff = name == u"playoff";
        if (name.endsWith(u"_tuner")) {
            m_settings.mistakes().add(
                line, CompetitionTypeName,
                QStringLiteral("tuning events (“%1”) are not taken over; playoff and "
                               "allplayall are")
                    .arg(name));
        } else if (!m_isPlayoff && name != u"allplayall" && m_settings.mistakes().isEmpty()) {
            m_settings.mistakes().add(
                line, CompetitionTypeName,
                type == nullptr ? QStringLiteral("is missing; a control file has "
                                                 "competition_type = 'playoff' or "
                                                 "'allplayall'")
                                : QStringLiteral("is neither 'playoff' nor 'allplayall'"));
        }
    }

    void readTop()
    {
        put(m_tree, Type,
            tomlOf(m_isPlayoff ? QLatin1String("playoff") : QLatin1String("all-play-all"), 1));
        copySetting(m_tree, Description, m_settings.find(Description));
        copySetting(m_tree, RecordGames, m_settings.find(RecordGames));
        const CtlValue *skips = m_settings.find(SkipChecks);
        if (skips != nullptr && skips->kind == CtlValue::Kind::Flag) {
            put(m_tree, CheckPlayers, {!skips->flag, skips->line});
        }
        const CtlValue *log = m_settings.find(StderrToLog);
        if (log != nullptr && log->kind == CtlValue::Kind::Flag && !log->flag) {
            m_notes.append(
                QStringLiteral("line %1: stderr_to_log: what engines write to their error "
                               "output goes into a log of its game here")
                    .arg(log->line));
        }
        TomlValue::Table game;
        for (const QLatin1String name : GameNames) {
            copySetting(game, name, m_settings.find(name));
        }
        put(game, Scorer,
            m_settings.scorer(m_settings.find(Scorer), m_settings.find(InternalCompensation)));
        put(game, Rules,
            tomlOf(QLatin1String("ko=simple,scoring=area,suicide=all,cyclesVoid=false"), 1));
        put(game, RefusedMove,
            tomlOf(wordFor(RefusedMoveWords, MatchSetup::RefusedMove::MoverForfeitsIfAccused), 1));
        put(m_tree, Game, {std::move(game), 1});
    }

    void readMatchups()
    {
        put(m_tree, Games, tomlOfGames(m_settings.find(NumberOfGames)));
        const CtlValue *alternating = m_settings.find(Alternating);
        put(m_tree, Alternating,
            alternating != nullptr ? tomlOf(*alternating) : TomlValue{false, 1});
        TomlValue::Array tables;
        for (const CtlValue &matchup : m_settings.elements(MatchupsName)) {
            if (!matchup.isCallOf(MatchupCall)) {
                m_settings.mistakes().add(
                    matchup.line, MatchupsName,
                    QStringLiteral("holds %1; it takes Matchup(…)").arg(matchup.kindName()));
                continue;
            }
            tables.push_back({matchupOf(matchup), matchup.line});
        }
        if (m_settings.mistakes().isEmpty()) {
            put(m_tree, setting::Matchup, {std::move(tables), 1});
        }
    }

    [[nodiscard]] TomlValue::Table matchupOf(const CtlValue &matchup)
    {
        m_settings.allow(matchup, 2, MatchupNames);
        TomlValue::Table table;
        TomlValue::Array players;
        for (std::size_t i = 0; i < 2; ++i) {
            const CtlValue *player = m_settings.argument(matchup, i, MatchupNames[i]);
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
            m_settings.demand(matchup.find(name) != nullptr ? matchup.find(name)
                                                            : m_settings.find(name),
                              name, matchup.line);
        }
        return table;
    }

    void putScorer(TomlValue::Table &table, const CtlValue &matchup)
    {
        const CtlValue *name = matchup.find(Scorer);
        const CtlValue *compensation = matchup.find(InternalCompensation);
        if (name != nullptr || compensation != nullptr) {
            put(table, Scorer,
                m_settings.scorer(name != nullptr ? name : m_settings.find(Scorer),
                                  compensation != nullptr ? compensation
                                                          : m_settings.find(InternalCompensation)));
        }
    }

    void readCompetitors()
    {
        put(m_tree, Games, tomlOfGames(m_settings.find(RoundsName)));
        for (const CtlValue &competitor : m_settings.elements(CompetitorsName)) {
            const CtlValue *player = competitor.isCallOf(CompetitorCall)
                                       ? m_settings.argument(competitor, 0, Player)
                                       : &competitor;
            if (player != nullptr && m_ids.contains(ctlString(*player))) {
                m_settings.mistakes().add(
                    player->line, CompetitorsName,
                    QStringLiteral("“%1” stands there twice").arg(ctlString(*player)));
            } else if (player != nullptr) {
                join(*player);
            }
        }
        for (const QLatin1String name : {BoardSizeKey, Komi}) {
            m_settings.demand(m_settings.find(name), name, 0);
        }
    }

    /// The players who take part, in their order.
    void readPlayers()
    {
        const CtlValue *players = m_settings.find(PlayersName);
        if (players == nullptr || players->kind != CtlValue::Kind::Dict) {
            if (m_settings.mistakes().isEmpty()) {
                m_settings.mistakes().add(
                    players != nullptr ? players->line : 0, PlayersName,
                    QStringLiteral("a control file has players = { 'ID' : Player(…) }"));
            }
            return;
        }
        TomlValue::Array tables;
        const QStringList order = m_ids;
        for (const QString &id : order) {
            const CtlValue *player = players->find(id);
            if (player == nullptr || !player->isCallOf(PlayerCall)) {
                m_settings.mistakes().add(
                    player != nullptr ? player->line : players->line, PlayersName,
                    player != nullptr ? QStringLiteral("“%1” is %2; it takes Player(…)")
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
        m_settings.allow(player, 1, PlayerNames);
        TomlValue::Table table;
        put(table, Id, {id, player.line});
        copySetting(table, Command, m_settings.argument(player, 0, Command));
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
        for (const CtlError &error : m_settings.notTaken()) {
            notes.append(QStringLiteral("line %1: %2").arg(error.line).arg(error.text));
        }
        return notes + m_notes;
    }

    CtlSettings m_settings;
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
