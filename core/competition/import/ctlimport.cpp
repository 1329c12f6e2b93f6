#include "core/competition/import/competitionimport.h"
#include "core/competition/import/ctlsettings.h"
#include "core/competition/import/ctltuner.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

namespace shinpan {

namespace {

using namespace setting;

using namespace ctl;

/// Settings that mean the same under the same name.
constexpr std::array GameNames{BoardSizeKey, Komi, Handicap, Style, MoveLimit};

/// The arguments of Player(…), the first of which may come without a name.
constexpr std::array PlayerNames{Command,         Cwd,           Environ,          Aliases,
                                 StartupCommands, DiscardStderr, IsReliableScorer, AllowClaim,
                                 NameFromGtp};

/// The arguments of Matchup(…), the first two of which may come without a name.
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
            if (m_isTuner) {
                readTuner();
            } else {
                m_isPlayoff ? readMatchups() : readCompetitors();
            }
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
        m_isTuner = name == u"mc_tuner" || name == u"ce_tuner";
        if (!m_isPlayoff && !m_isTuner && name != u"allplayall" && m_mistakes.isEmpty()) {
            m_mistakes.add(line, CompetitionTypeName,
                           type == nullptr
                               ? Message::of(QT_TRANSLATE_NOOP(
                                   "Messages", "is missing; a control file has "
                                               "competition_type = 'playoff', 'allplayall', "
                                               "'mc_tuner' or 'ce_tuner'"))
                               : Message::of(QT_TRANSLATE_NOOP(
                                   "Messages", "is none of 'playoff', 'allplayall', 'mc_tuner' "
                                               "and 'ce_tuner'")));
        }
    }

    void readTop()
    {
        put(m_tree, Type,
            tomlOf(m_isTuner     ? QLatin1String("tune")
                   : m_isPlayoff ? QLatin1String("playoff")
                                 : QLatin1String("all-play-all"),
                   1));
        copySetting(m_tree, Description, find(Description));
        copySetting(m_tree, RecordGames, find(RecordGames));
        const CtlValue *skips = find(SkipChecks);
        if (skips != nullptr && skips->kind == CtlValue::Kind::Flag) {
            put(m_tree, CheckPlayers, {!skips->flag, skips->line});
        }
        const CtlValue *log = find(StderrToLog);
        if (log != nullptr && log->kind == CtlValue::Kind::Flag && !log->flag) {
            m_notes.push_back(lineOf(
                log->line, Message::of(QT_TRANSLATE_NOOP(
                               "Messages", "stderr_to_log: what engines write to their error "
                                           "output goes into a log of its game here"))));
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

    void readTuner()
    {
        readCtlTuner(*this, m_tree);
        if (const CtlValue *opponent = find(CtlOpponent)) {
            join(*opponent);
        }
        for (const QLatin1String name : {BoardSizeKey, Komi, CtlOpponent}) {
            demand(find(name), name, 0);
        }
        if (candidateOf(m_script) == nullptr) {
            const CtlValue *const lost = find(CtlCandidate); // which complains if it was lost
            m_mistakes.add(lost != nullptr ? lost->line : 0, CtlCandidate,
                           Message::of(QT_TRANSLATE_NOOP(
                               "Messages", "a tuner has a function of this name, which makes a "
                                           "Player(…) of its parameters")));
        }
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
                    Message::of(QT_TRANSLATE_NOOP("Messages", "holds %1; it takes Matchup(…)"),
                                matchup.kindName()));
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
            const CtlValue *player = competitor.isCallOf(CompetitorCall)
                                       ? argument(competitor, 0, setting::Player)
                                       : &competitor;
            if (player != nullptr && m_ids.contains(ctlString(*player))) {
                m_mistakes.add(player->line, CompetitorsName,
                               Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” occurs twice"),
                                           ctlString(*player)));
            } else if (player != nullptr) {
                join(*player);
            }
        }
        for (const QLatin1String name : {BoardSizeKey, Komi}) {
            demand(find(name), name, 0);
        }
    }

    /// Reads the players that take part, in their order.
    void readPlayers()
    {
        const CtlValue *players = find(PlayersName);
        if (players == nullptr || players->kind != CtlValue::Kind::Dict) {
            if (m_mistakes.isEmpty()) {
                m_mistakes.add(
                    players != nullptr ? players->line : 0, PlayersName,
                    Message::of(QT_TRANSLATE_NOOP(
                        "Messages", "a control file has players = { 'ID' : Player(…) }")));
            }
            return;
        }
        TomlValue::Array tables;
        if (const CtlValue *candidate = m_isTuner ? candidateOf(m_script) : nullptr) {
            tables.push_back({playerOf(QStringLiteral("candidate"), *candidate), candidate->line});
        }
        const QStringList order = m_ids;
        for (const QString &id : order) {
            const CtlValue *player = players->find(id);
            if (player == nullptr || !player->isCallOf(PlayerCall)) {
                m_mistakes.add(
                    player != nullptr ? player->line : players->line, PlayersName,
                    player != nullptr
                        ? Message::of(
                            QT_TRANSLATE_NOOP("Messages", "“%1” is %2; it takes Player(…)"), id,
                            player->kindName())
                        : Message::of(QT_TRANSLATE_NOOP("Messages", "there is no player “%1”"),
                                      id));
                continue;
            }
            tables.push_back({playerOf(id, *player), player->line});
        }
        for (const CtlEntry &entry : players->named) {
            if (!m_ids.contains(entry.name)) {
                m_notes.push_back(lineOf(
                    entry.value.line,
                    Message::of(QT_TRANSLATE_NOOP("Messages",
                                                  "the player “%1” has no games and is left out"),
                                entry.name)));
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

    [[nodiscard]] std::vector<Message> notTaken() const
    {
        std::vector<Message> notes;
        for (const CtlError &error : m_script.notTaken) {
            notes.push_back(lineOf(error.line, error.text));
        }
        notes.insert(notes.end(), m_notes.begin(), m_notes.end());
        return notes;
    }

    QString m_path;
    TomlValue::Table m_tree;
    QStringList m_ids; ///< the players that have games
    std::vector<Message> m_notes;
    bool m_isPlayoff = false;
    bool m_isTuner = false;
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
