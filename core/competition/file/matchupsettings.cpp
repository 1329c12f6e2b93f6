#include "core/competition/file/competitiontables.h"

#include <algorithm>

namespace shinpan {

namespace {

using namespace setting;

/// Reads the matchups of a competition whose players are known.
class MatchupReader
{
public:
    MatchupReader(CompetitionSettings &file, Competition &competition)
        : m_file(file)
        , m_competition(competition)
        , m_tables(file.tables(setting::Matchup, 10'000))
        , m_game(file.table(Game))
        , m_isAlternating(file.flag(Alternating, true))
    { }

    void read()
    {
        for (const SettingsTable &table : m_tables) {
            CompetitionSettings matchup = m_file.open({table, m_game});
            m_competition.matchups.push_back(readMatchup(matchup));
            matchup.finish();
        }
    }

private:
    [[nodiscard]] CompetitionMatchup readMatchup(CompetitionSettings &table)
    {
        CompetitionMatchup matchup;
        matchup.id = readId(table, QString::number(m_competition.matchups.size()), m_taken);
        m_taken.insert(matchup.id);
        matchup.name = table.text(Name);
        readPair(table, matchup);
        matchup.isAlternating = table.flag(Alternating, m_isAlternating);
        matchup.games = readGames(table, m_competition.games);
        matchup.setup = readSetup(table);
        return matchup;
    }

    void readPair(CompetitionSettings &table, CompetitionMatchup &matchup)
    {
        const QStringList ids = table.texts(Players);
        if (ids.size() != 2) {
            table.reject(Players,
                         Message::of(QT_TRANSLATE_NOOP(
                             "Messages", "it takes the ids of two players, [\"ID\", \"ID\"]")));
            return;
        }
        matchup.first = playerOf(table, ids[0]);
        matchup.second =
            ids[0] == ids[1] ? secondSelf(m_competition, matchup.first) : playerOf(table, ids[1]);
    }

    [[nodiscard]] std::size_t indexOf(const QString &id) const
    {
        const auto &players = m_competition.players;
        return static_cast<std::size_t>(std::ranges::find(players, id, &CompetitionPlayer::id)
                                        - players.begin());
    }

    [[nodiscard]] std::size_t playerOf(CompetitionSettings &table, const QString &id)
    {
        const std::size_t index = indexOf(id);
        if (index < m_competition.players.size()) {
            return index;
        }
        QStringList ids;
        for (const CompetitionPlayer &player : m_competition.players) {
            ids.append(player.id);
        }
        table.reject(Players,
                     Message::of(QT_TRANSLATE_NOOP("Messages", "there is no player “%1”%2"), id,
                                 guessOf(id, ids)));
        return 0;
    }

    CompetitionSettings &m_file;
    Competition &m_competition;
    std::vector<SettingsTable> m_tables;
    SettingsTable m_game;
    bool m_isAlternating;
    QSet<QString> m_taken; ///< ids
};

} // namespace

std::size_t secondSelf(Competition &competition, std::size_t first)
{
    std::vector<CompetitionPlayer> &players = competition.players;
    if (first >= players.size()) {
        return first; // which was reported
    }
    CompetitionPlayer self = players[first];
    self.id += QLatin1String("#2");
    self.engine.name = self.id;
    const auto known = std::ranges::find(players, self.id, &CompetitionPlayer::id);
    const auto index = static_cast<std::size_t>(known - players.begin());
    if (known == players.end()) {
        players.push_back(std::move(self));
    }
    return index;
}

void readMatchups(CompetitionSettings &file, Competition &competition)
{
    if (!file.has(setting::Matchup)) {
        file.reject(
            setting::Matchup,
            Message::of(QT_TRANSLATE_NOOP(
                "Messages", "is missing; a playoff has one table or more, [[matchup]], with "
                            "players = [\"ID\", \"ID\"]")));
    }
    MatchupReader(file, competition).read();
}

} // namespace shinpan
