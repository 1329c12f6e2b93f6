#include "core/competition/file/competitionreader.h"

#include "core/competition/file/competitiontables.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <functional>

namespace shinpan {

namespace {

using namespace setting;

/// Reads a whole file; see readCompetitionText().
class CompetitionReader
{
public:
    CompetitionReader(const TomlValue &toml, const QString &path)
        : m_mistakes(path)
        , m_file(m_mistakes, {{&toml, {}}})
        , m_folder(QFileInfo(path).absolutePath())
    {
        m_competition.file = path;
    }

    [[nodiscard]] Result<Competition, CompetitionFileErrors> read()
    {
        readHeader();
        m_competition.players = readPlayers(m_file, m_folder);
        readGame();
        readType();
        if (belongsTo(Parts::Matchups, setting::Matchup) || has(Parts::Matchups)) {
            readMatchups(m_file, m_competition);
        }
        m_competition.openings = readOpenings(m_file, m_folder);
        readTunePlan();
        readRunning();
        readPolicies();
        m_competition.machines = readMachines(m_file, m_folder);
        checkPlayers();
        checkHandicaps();
        checkReports();
        checkReferee();
        m_file.finish();
        if (!m_mistakes.isEmpty()) {
            return failure(m_mistakes.sorted());
        }
        return m_competition;
    }

private:
    using Parts = CompetitionKind::Parts;

    [[nodiscard]] bool has(Parts parts) const { return kindOf(m_competition).parts == parts; }

    void readHeader()
    {
        m_competition.name = m_file.text(Name, QFileInfo(m_competition.file).completeBaseName());
        m_competition.description = m_file.text(Description).trimmed();
        std::vector<Word<CompetitionType>> words;
        QStringList types;
        for (const CompetitionType type : competitionTypes()) {
            words.push_back({kindOf(type).word, type});
            types += kindOf(type).word;
        }
        m_competition.type = m_file.choice(Type, m_competition.type, words);
        if (!m_file.has(Type)) {
            m_file.reject(Type,
                          Message::of(QT_TRANSLATE_NOOP("Messages", "is missing; it takes %1"),
                                      types.join(QLatin1String(", "))));
        }
    }

    void readGame()
    {
        CompetitionSettings game = m_file.open({m_file.table(Game)});
        m_competition.setup = readSetup(game);
        game.finish();
    }

    /// What belongs to some types and is a mistake with the others.
    void readType()
    {
        Competition &it = m_competition;
        const bool isOpen = kindOf(it).rounds == nullptr;
        it.games = readGames(m_file, isOpen ? std::nullopt : std::optional(2));
        if (!isOpen && it.games.value_or(0) < 1) {
            m_file.reject(Games, Message::of(QT_TRANSLATE_NOOP(
                                     "Messages", "this type needs a number of games, 1 or more")));
        }
        for (const CompetitionType type : competitionTypes()) {
            for (const OwnNumber &own : kindOf(type).numbers) {
                const auto isOwn = [&own](const CompetitionKind &kind) {
                    return std::ranges::find(kind.numbers, own.key, &OwnNumber::key)
                        != kind.numbers.end();
                };
                if (belongsTo(isOwn, own.key)) {
                    it.*own.field = m_file.number(own.key, it.*own.field, own.least, MostCounted);
                }
            }
        }
        belongsTo(Parts::Matchups, Alternating);
        readSprt();
        readStop();
    }

    /// Whether the key is there, where a competition of its type may have it.
    bool belongsTo(const std::function<bool(const CompetitionKind &)> &mayHave, QLatin1String key)
    {
        const bool isThere = m_file.has(key);
        const bool isRight = mayHave(kindOf(m_competition));
        if (isThere && !isRight) {
            QStringList types;
            for (const CompetitionType type : competitionTypes()) {
                if (mayHave(kindOf(type))) {
                    types += QStringLiteral("type = \"%1\"").arg(kindOf(type).word);
                }
            }
            m_file.reject(key, Message::of(QT_TRANSLATE_NOOP("Messages", "belongs to %1"),
                                           types.join(QLatin1String(" or "))));
        }
        return isThere && isRight;
    }
    bool belongsTo(Parts parts, QLatin1String key)
    {
        return belongsTo([parts](const CompetitionKind &kind) { return kind.parts == parts; }, key);
    }

    void readSprt()
    {
        const auto mayHave = [](const CompetitionKind &kind) {
            return kind.parts == Parts::Test || kind.mayTestPairs;
        };
        if (!belongsTo(mayHave, SprtTest)) {
            if (has(Parts::Test)) {
                m_file.reject(SprtTest,
                              Message::of(QT_TRANSLATE_NOOP(
                                  "Messages", "is missing; it takes a table with elo0 and "
                                              "elo1, [sprt]")));
            }
            return;
        }
        CompetitionSettings table = m_file.open({m_file.table(SprtTest)});
        (has(Parts::Test) ? m_competition.sprt : m_competition.stop.test) = readTest(table);
        table.finish();
    }

    void readStop()
    {
        if (belongsTo([](const CompetitionKind &kind) { return kind.mayStop; }, StopTable)) {
            CompetitionSettings table = m_file.open({m_file.table(StopTable)});
            table.read(m_competition.stop);
            table.finish();
        }
    }

    void readTunePlan()
    {
        bool isAny = false;
        for (const QLatin1String key : {TuneTable, ParameterTable, Certificate}) {
            isAny = belongsTo(Parts::Tune, key) || isAny;
        }
        if (isAny || has(Parts::Tune)) {
            readTune(m_file, m_folder, m_competition);
        }
    }

    void readRunning()
    {
        m_file.read(m_competition);
        m_competition.affinity = readAffinity(m_file);
    }

    void readPolicies()
    {
        CompetitionSettings table = m_file.open({m_file.table(PolicyTable)});
        table.read(m_competition.policies);
        table.finish();
    }

    void checkPlayers()
    {
        const std::size_t players = m_competition.players.size();
        if (has(Parts::Test) && players != 2) {
            m_file.reject(setting::Player,
                          Message::of(QT_TRANSLATE_NOOP("Messages",
                                                        "an SPRT match has exactly two players")));
        } else if (players < 2) {
            m_file.reject(setting::Player,
                          Message::of(QT_TRANSLATE_NOOP(
                              "Messages", "a competition has two players or more, each a "
                                          "table [[player]] with id and command")));
        } else {
            checkNumbersOf(players);
            checkRatings(players);
        }
    }

    void checkRatings(std::size_t players)
    {
        const bool isRated = kindOf(m_competition).mayTestPairs || m_competition.stop.precision;
        if (isRated && players > MostRated) {
            m_file.reject(setting::Player,
                          Message::of(QT_TRANSLATE_NOOP(
                                          "Messages", "a pool, and a competition that stops at a "
                                                      "precision, has %1 players at most, not %2"),
                                      MostRated, players));
        }
    }

    void checkNumbersOf(std::size_t players)
    {
        for (const OwnNumber &own : kindOf(m_competition).numbers) {
            if (own.isOfPlayers && m_competition.*own.field >= static_cast<int>(players)) {
                m_file.reject(own.key, Message::of(QT_TRANSLATE_NOOP(
                                                       "Messages",
                                                       "there must be fewer %1 than players (%2)"),
                                                   own.key, players));
            }
        }
    }

    void checkHandicaps()
    {
        bool isAny = !has(Parts::Matchups) && m_competition.setup.handicap > 0;
        for (const CompetitionMatchup &matchup : m_competition.matchups) {
            isAny = isAny || matchup.setup.handicap > 0;
        }
        if (isAny && !m_competition.openings.sources.empty()) {
            m_file.reject(
                setting::Openings,
                Message::of(QT_TRANSLATE_NOOP(
                    "Messages", "does not go with a handicap: it is the openings that say "
                                "what stands on the board, and those from SGF may set "
                                "stones up")));
        }
    }

    /// A rule of adjudication reads what every player thinks of its moves.
    void checkReports()
    {
        for (std::size_t i = 0; i < m_competition.players.size(); ++i) {
            const CompetitionPlayer &player = m_competition.players[i];
            const bool isJudged =
                std::ranges::any_of(setupsOf(m_competition, i), [](const MatchSetup *setup) {
                    return setup->adjudication.readsReports();
                });
            if (isJudged && player.engine.thoughts == ThoughtsWanted::Never) {
                m_file.reject(setting::Player,
                              Message::of(QT_TRANSLATE_NOOP(
                                              "Messages", "%1 may not tell its thoughts (thoughts "
                                                          "= \"never\"), which adjudicate reads"),
                                          player.id));
            }
        }
    }

    /// The usual ladder does without a referee; one that is written down does not.
    void checkReferee()
    {
        m_competition.referee = readReferee(m_file, m_folder);
        std::vector<ScoringPolicy> ladders{m_competition.setup.scoring};
        if (has(Parts::Matchups)) {
            ladders.clear();
        }
        for (const CompetitionMatchup &matchup : m_competition.matchups) {
            ladders.push_back(matchup.setup.scoring);
        }
        const auto asks = [](const ScoringPolicy &ladder) {
            return ladder.contains(ScoringStep::RefereeEngine);
        };
        const auto insists = [&](const ScoringPolicy &ladder) {
            return asks(ladder) && ladder != ScoringPolicy();
        };
        if (!m_competition.referee && std::ranges::any_of(ladders, insists)) {
            m_file.reject(setting::Referee,
                          Message::of(QT_TRANSLATE_NOOP(
                              "Messages", "is missing; a scorer asks a referee, which takes a "
                                          "table [referee] with its command")));
        }
        if (m_competition.referee && std::ranges::none_of(ladders, asks)) {
            m_file.reject(setting::Referee,
                          Message::of(QT_TRANSLATE_NOOP("Messages", "no scorer asks it")));
        }
    }

    CompetitionMistakes m_mistakes;
    CompetitionSettings m_file;
    QString m_folder;
    Competition m_competition;
};

} // namespace

Result<Competition, CompetitionFileErrors> readCompetitionTree(const TomlValue &tree,
                                                               const QString &path)
{
    return CompetitionReader(tree, path).read();
}

Result<Competition, CompetitionFileErrors> readCompetitionText(const QByteArray &toml,
                                                               const QString &path)
{
    const Result<TomlValue, TomlError> parsed = parseToml(toml);
    if (!parsed) {
        return failure(CompetitionFileErrors{
            {path,
             parsed.error().line,
             {},
             Message::of(QT_TRANSLATE_NOOP("Messages", "is not valid TOML: %1"),
                         parsed.error().text)}});
    }
    return readCompetitionTree(*parsed, path);
}

Result<Competition, CompetitionFileErrors> readCompetition(const QString &path)
{
    const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    const Result<QByteArray> text = readRegularFile(absolute, LargestCompetitionFile);
    if (!text) {
        return failure(CompetitionFileErrors{{absolute, 0, {}, text.error()}});
    }
    return readCompetitionText(*text, absolute);
}

} // namespace shinpan
