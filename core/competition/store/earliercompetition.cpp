#include "core/competition/store/earliercompetition.h"

#include "core/clock/duration.h"
#include "core/clock/timecontrol.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace shinpan {

namespace {

QString unquoted(const QString &word)
{
    return word.size() >= 2 && word.startsWith(u'"') && word.endsWith(u'"')
             ? word.mid(1, word.size() - 2)
             : word;
}

std::optional<int> wholeNumber(const QString &word)
{
    bool isGood = false;
    const int number = word.toInt(&isGood);
    return isGood ? std::optional(number) : std::nullopt;
}

std::optional<double> realNumber(const QString &word)
{
    bool isGood = false;
    const double number = word.toDouble(&isGood);
    return isGood ? std::optional(number) : std::nullopt;
}

std::optional<BoardSize> boardSize(const QString &word)
{
    const std::optional<int> columns = wholeNumber(word.section(u'x', 0, 0));
    const std::optional<int> rows = wholeNumber(word.section(u'x', 1));
    const auto isSide = [](std::optional<int> side) {
        return side && *side >= 1 && *side <= MaxBoardSide;
    };
    return isSide(columns) && isSide(rows) ? std::optional(
               BoardSize{static_cast<std::uint8_t>(*columns), static_cast<std::uint8_t>(*rows)})
                                           : std::nullopt;
}

std::optional<Sprt> testOf(const QString &word)
{
    static const QRegularExpression form(
        QStringLiteral("^(\\S+) or (\\S+) Elo, alpha (\\S+), beta (\\S+), model ([012])$"));
    const QRegularExpressionMatch match = form.match(word);
    Sprt test;
    test.elo0 = match.captured(1).toDouble();
    test.elo1 = match.captured(2).toDouble();
    test.alpha = match.captured(3).toDouble();
    test.beta = match.captured(4).toDouble();
    test.model = static_cast<SprtModel>(match.captured(5).toInt());
    return match.hasMatch() && test.elo0 < test.elo1 ? std::optional(test) : std::nullopt;
}

/// Reads decidingsettings.cpp back, as far as reports want it.
class EarlierReader
{
public:
    EarlierReader(const SeriesSettings &settings, const std::vector<StoredGame> &games)
        : m_settings(settings)
        , m_games(games)
    { }

    [[nodiscard]] std::optional<EarlierCompetition> read(const QString &file)
    {
        Competition &it = m_read.competition;
        it.file = file;
        it.name = QFileInfo(file).completeBaseName();
        m_read.missing = {QStringLiteral("its name"), QStringLiteral("its description")};
        const auto type = competitionTypeOf(m_settings.values.value(QStringLiteral("type")));
        if (!type || m_settings.players.size() < 2) {
            return std::nullopt;
        }
        it.type = *type;
        readPlayers();
        if (kindOf(it).parts != CompetitionKind::Parts::Matchups) {
            it.setup = setupOf({});
        } else if (!readMatchups()) {
            return std::nullopt;
        }
        return readType() ? std::optional(m_read) : std::nullopt;
    }

private:
    /// The value of that name, where it can be read; otherwise it is missing.
    template <typename T, typename Read>
    void take(T &value, const QString &name, Read reader)
    {
        const auto word = m_settings.values.constFind(name);
        const auto found =
            word != m_settings.values.cend() ? reader(*word) : decltype(reader(*word))();
        if (found) {
            value = *found;
        } else {
            m_read.missing += name;
        }
    }

    void readPlayers()
    {
        for (const QString &id : m_settings.players) {
            CompetitionPlayer &player = m_read.competition.players.emplace_back();
            player.id = id;
            player.engine.name = id;
            const auto text = [](const QString &word) { return std::optional(unquoted(word)); };
            take(player.engine.commandLine, QStringLiteral("player %1: command").arg(id), text);
        }
    }

    [[nodiscard]] MatchSetup setupOf(const QString &prefix)
    {
        const auto duration = [](const QString &word) {
            return durationFromText(word.toStdString());
        };
        const auto time = [](const QString &word) {
            return timeControlFromText(word.toStdString());
        };
        const auto scoring = [](const QString &word) {
            const Result<ScoringPolicy> policy = scoringPolicyFromText(word);
            return policy ? std::optional(*policy) : std::nullopt;
        };
        MatchSetup setup;
        const auto named = [&prefix](const char *name) {
            return prefix + QString::fromLatin1(name);
        };
        take(setup.size, named("board"), boardSize);
        take(setup.komi, named("komi"), realNumber);
        take(setup.handicap, named("handicap"),
             [](const QString &word) { return wholeNumber(word.section(u' ', 0, 0)); });
        take(setup.rules, named("rules"),
             [](const QString &word) { return rulesetFromText(word.toStdString()); });
        take(setup.time.black, named("Black's time"), time);
        take(setup.time.white, named("White's time"), time);
        take(setup.timeMargin, named("time margin"), duration);
        take(setup.watchdog, named("watchdog"), duration);
        take(setup.moveLimit, named("move limit"), wholeNumber);
        take(setup.scoring, named("scoring"), scoring);
        return setup;
    }

    /// Reads them; whether it is known who met in them.
    [[nodiscard]] bool readMatchups()
    {
        const auto numberOf = [this](const QString &id) { return m_settings.players.indexOf(id); };
        for (const QString &id : m_settings.matchups) {
            const QString prefix = QStringLiteral("matchup %1: ").arg(id);
            const QString players = m_settings.values.value(prefix + QStringLiteral("players"));
            const qsizetype first = numberOf(players.section(QStringLiteral(" and "), 0, 0));
            const qsizetype second = numberOf(players.section(QStringLiteral(" and "), 1));
            if (first < 0 || second < 0 || first == second) {
                return false;
            }
            CompetitionMatchup matchup;
            matchup.id = id;
            matchup.first = static_cast<std::size_t>(first);
            matchup.second = static_cast<std::size_t>(second);
            matchup.isAlternating = m_settings.values.value(prefix + QStringLiteral("alternating"))
                                 != QLatin1String("no");
            matchup.setup = setupOf(prefix);
            m_read.competition.matchups.push_back(std::move(matchup));
        }
        m_read.missing += QStringLiteral("names of matchups");
        return !m_read.competition.matchups.empty();
    }

    /// Reads what belongs to its type; false if the pairs cannot be known without it.
    [[nodiscard]] bool readType()
    {
        Competition &it = m_read.competition;
        const std::size_t players = it.players.size();
        const auto numberOf = [this](const char *name) {
            return wholeNumber(m_settings.values.value(QString::fromLatin1(name)));
        };
        const std::optional<int> games = numberOf("games");
        bool isKnown = true;
        switch (it.type) {
        case CompetitionType::Tune:
            it.type = CompetitionType::Gauntlet;
            m_read.missing += QStringLiteral("what the tune looked for");
            break;
        case CompetitionType::Gauntlet:
            it.challengers = numberOf("candidates").value_or(0);
            break;
        case CompetitionType::RoundRobin:
            it.games = numberOfGames();
            it.cycles = 1 + static_cast<int>(lastMatchup() / (players * (players - 1) / 2));
            m_read.knowsItsEnd = false;
            break;
        case CompetitionType::Swiss:
            it.games = games;
            it.rounds = 1 + static_cast<int>(lastMatchup() / (players / 2));
            m_read.knowsItsEnd = false;
            isKnown = games.value_or(0) >= 1;
            break;
        case CompetitionType::Knockout:
            it.games = games;
            it.tieBreaks = numberOf("prolongations").value_or(it.tieBreaks);
            return games && *games >= 1;
        case CompetitionType::SprtMatch:
            it.sprt = testOf(m_settings.values.value(QStringLiteral("test")));
            isKnown = it.sprt.has_value();
            break;
        case CompetitionType::Playoff:
        case CompetitionType::AllPlayAll:
            break;
        default: // no record of then has a type that was added later
            return false;
        }
        m_read.missing += QStringLiteral("how many games there were to be");
        return isKnown && it.challengers >= 1 && static_cast<std::size_t>(it.challengers) < players;
    }

    [[nodiscard]] std::size_t lastMatchup() const
    {
        constexpr std::size_t Most = 1'000'000; // a damaged record
        const auto last = std::ranges::max_element(m_games, {}, &StoredGame::matchup);
        return last == m_games.end() ? 0 : std::min(last->matchup, Most);
    }

    /// How many games a matchup has, as far as they have come.
    [[nodiscard]] int numberOfGames() const
    {
        const auto last = std::ranges::max_element(m_games, {}, &StoredGame::number);
        return last == m_games.end() ? 1 : last->number + 1;
    }

    const SeriesSettings &m_settings;
    const std::vector<StoredGame> &m_games;
    EarlierCompetition m_read;
};

} // namespace

std::optional<EarlierCompetition> earlierCompetition(const QString &file,
                                                     const SeriesSettings &settings,
                                                     const std::vector<StoredGame> &games)
{
    return EarlierReader(settings, games).read(file);
}

} // namespace shinpan
