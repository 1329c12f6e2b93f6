#include "core/competition/file/competitionwriter.h"
#include "core/competition/import/competitionimport.h"
#include "core/util/excerpt.h"

#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

using std::chrono::nanoseconds;

/// A gogui-twogtp table taken apart: "# Key: value" lines, then a line "#GAME RES_B …" that names
/// the columns, then a line for each game, with tabs.
struct DatTable
{
    struct Row
    {
        int line = 0;                  ///< from 1
        QHash<QString, QString> cells; ///< by the column's name
    };

    QHash<QString, QString> header;
    bool hasColumns = false;
    std::vector<Row> rows;
    std::vector<Message> strayLines; ///< "line 12: this is no game: …"
};

/// "# Key: value"; anything else that is a comment says nothing.
void readHeader(const QString &line, DatTable &table)
{
    const qsizetype colon = line.indexOf(QLatin1String(": "));
    if (colon > 0) {
        table.header.insert(line.mid(1, colon - 1).trimmed(), line.mid(colon + 2).trimmed());
    }
}

[[nodiscard]] bool isGame(const QStringList &cells, const QStringList &columns)
{
    bool isNumber = false;
    static_cast<void>(cells.constFirst().toUInt(&isNumber));
    // ERR_MSG is the last one and often empty.
    return isNumber && cells.size() >= columns.size() - 1;
}

[[nodiscard]] DatTable readDatTable(const QByteArray &text)
{
    DatTable table;
    QStringList columns;
    const QStringList lines = QString::fromUtf8(text).split(u'\n');
    for (int i = 0; i < lines.size(); ++i) {
        QString line = lines[i];
        line.remove(u'\r');
        if (line.startsWith(QLatin1String("#GAME"))) {
            columns = line.mid(1).split(u'\t');
            table.hasColumns = true;
            continue;
        }
        if (line.startsWith(u'#') || line.trimmed().isEmpty()) {
            readHeader(line, table);
            continue;
        }
        const QStringList cells = line.split(u'\t');
        if (!table.hasColumns || !isGame(cells, columns)) {
            table.strayLines.push_back(
                lineOf(i + 1, Message::of(QT_TRANSLATE_NOOP("Messages", "this is no game: %1"),
                                          excerpt(line, 60))));
            continue;
        }
        DatTable::Row row{i + 1, {}};
        for (qsizetype column = 0; column < qMin(columns.size(), cells.size()); ++column) {
            row.cells.insert(columns[column], cells[column].trimmed());
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// One side's word on a game.
struct Verdict
{
    std::optional<Color> winner; ///< as the table says it: Black is the program of that name
    bool isJigo = false;
    bool isResignation = false;
    std::optional<double> margin; ///< of the winner

    [[nodiscard]] bool isKnown() const { return winner || isJigo; }
    [[nodiscard]] bool hasWinnerOf(const Verdict &other) const
    {
        return winner == other.winner && isJigo == other.isJigo;
    }
};

/// "B+R", "W+3.5", "B+", "0"; anything else says nothing.
[[nodiscard]] Verdict verdictOf(const QString &text)
{
    Verdict verdict;
    if (text == u"0" || text.compare(u"jigo", Qt::CaseInsensitive) == 0
        || text.compare(u"draw", Qt::CaseInsensitive) == 0) {
        verdict.isJigo = true;
        return verdict;
    }
    if (!text.startsWith(u"B+") && !text.startsWith(u"W+")) {
        return verdict;
    }
    verdict.winner = text.front() == u'B' ? Color::Black : Color::White;
    verdict.isResignation = text.mid(2).startsWith(u'R');
    bool isNumber = false;
    const double margin = text.mid(2).toDouble(&isNumber);
    if (isNumber && std::isfinite(margin) && margin > 0 && margin <= MaxMargin) {
        verdict.margin = margin;
    }
    return verdict;
}

/// What the three columns come to; see importDat().
[[nodiscard]] Verdict settled(const Verdict &referee, const Verdict &black, const Verdict &white)
{
    if (referee.isKnown() || (!black.isKnown() && !white.isKnown())) {
        return referee;
    }
    if (!black.isKnown() || !white.isKnown()) {
        return black.isKnown() ? black : white;
    }
    if (!black.hasWinnerOf(white)) {
        return {};
    }
    Verdict verdict = black;
    if (black.margin != white.margin) {
        verdict.margin.reset();
    }
    return verdict;
}

[[nodiscard]] GameResult resultOf(const Verdict &verdict, bool isSwapped)
{
    GameResult result;
    result.end = verdict.isResignation ? GameEnd::Resignation : GameEnd::Passes;
    if (verdict.winner) {
        result.winner = isSwapped ? opposite(*verdict.winner) : *verdict.winner;
    }
    if (verdict.isJigo) {
        result.score = Score{0};
    } else if (verdict.margin) {
        result.score = Score{result.winner == Color::Black ? *verdict.margin : -*verdict.margin};
    }
    return result;
}

/// An id out of a program's label: "GNU Go:3.8" becomes "GNU-Go:3.8".
[[nodiscard]] QString idOf(const QString &label)
{
    QString id;
    for (const QChar character : label) {
        id += isCompetitionId(QStringView(&character, 1)) ? character : QChar(u'-');
    }
    return id.isEmpty() ? QStringLiteral("unnamed") : id;
}

class DatImporter
{
public:
    DatImporter(DatTable table, const QString &path, const QDateTime &written)
        : m_table(std::move(table))
        , m_path(path)
        , m_written(written.toUTC())
    { }

    [[nodiscard]] Result<ImportedCompetition, CompetitionFileErrors> import()
    {
        if (!m_table.hasColumns || !m_table.header.contains(QStringLiteral("Black"))) {
            return failure(CompetitionFileErrors{
                {m_path,
                 0,
                 {},
                 Message::of(
                     QT_TRANSLATE_NOOP("Messages", "is not a table written by gogui-twogtp"))}});
        }
        m_results.notTaken = m_table.strayLines;
        readCompetition();
        for (const DatTable::Row &row : m_table.rows) {
            readRow(row);
        }
        std::ranges::sort(m_results.games, {}, &StoredGame::number);
        finishMatchup();
        return checked();
    }

private:
    [[nodiscard]] QString header(const char *key) const
    {
        return m_table.header.value(QLatin1String(key));
    }

    /// Reads the competition as a file of ours would have it; the errors are what such a file would
    /// not take.
    [[nodiscard]] Result<ImportedCompetition, CompetitionFileErrors> checked()
    {
        auto competition =
            readCompetitionText(toToml(m_results.competition).toUtf8(), m_results.competition.file);
        if (!competition) {
            CompetitionFileErrors errors = competition.error();
            for (CompetitionFileError &error : errors) {
                error.file = m_path;
                error.line = 0; // those of the other file
            }
            return failure(std::move(errors));
        }
        m_results.competition = std::move(*competition);
        return std::move(m_results);
    }

    void note(int line, const Message &text) { m_results.notTaken.push_back(lineOf(line, text)); }

    void readCompetition()
    {
        Competition &competition = m_results.competition;
        const QFileInfo file(m_path);
        competition.file =
            file.absolutePath() + u'/' + file.completeBaseName() + QLatin1String(".toml");
        competition.name = file.completeBaseName();
        competition.type = CompetitionType::Playoff;
        competition.players = {player(QLatin1String("Black")), player(QLatin1String("White"))};
        if (competition.players[0].id == competition.players[1].id) {
            competition.players[1].id += QLatin1String("#2");
            competition.players[1].engine.name = competition.players[1].id;
        }
        readSetup();
        const QString openings = header("Openings");
        if (!openings.isEmpty() && openings != u"-") {
            m_results.notTaken.push_back(Message::of(
                QT_TRANSLATE_NOOP("Messages",
                                  "openings from %1: the table does not say which game had which"),
                openings));
        }
    }

    [[nodiscard]] CompetitionPlayer player(QLatin1String role) const
    {
        const auto entry = [&](const char *what) {
            return m_table.header.value(QString(role) + QLatin1String(what));
        };
        const QString label = entry("Label").isEmpty() ? entry("") : entry("Label");
        CompetitionPlayer player{idOf(label), {}};
        player.engine.name = player.id;
        player.engine.commandLine = entry("Command");
        player.engine.workingDirectory = QFileInfo(m_path).absolutePath();
        return player;
    }

    void readSetup()
    {
        MatchSetup &setup = m_results.competition.setup;
        bool isSize = false;
        const int size = header("Size").toInt(&isSize);
        isSize = isSize && size >= 2 && size <= MaxBoardSide;
        if (isSize) {
            setup.size = BoardSize::square(size);
        }
        bool isKomi = false;
        const double komi = header("Komi").toDouble(&isKomi);
        constexpr double MostKomi = 1000;
        const bool isGoodKomi = isKomi && std::abs(komi) <= MostKomi;
        setup.komi = isGoodKomi ? komi : setup.komi;
        if (!isSize || !isGoodKomi) {
            m_results.notTaken.push_back(
                isSize ? Message::of(
                    QT_TRANSLATE_NOOP("Messages", "the table does not say the komi; %1 is assumed"),
                    QString::number(setup.komi))
                       : Message::of(QT_TRANSLATE_NOOP(
                                         "Messages",
                                         "the table does not say the board's size; %1 is assumed"),
                                     setup.size.columns));
        }
    }

    void readRow(const DatTable::Row &row)
    {
        const auto cell = [&](const char *name) { return row.cells.value(QLatin1String(name)); };
        bool isNumber = false;
        const int number = cell("GAME").toInt(&isNumber);
        if (!isNumber || number < 0 || number >= MostCounted) {
            note(row.line, Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” is no number of a game"),
                                       cell("GAME")));
            return;
        }
        if (m_numbers.contains(number)) {
            note(row.line,
                 Message::of(QT_TRANSLATE_NOOP("Messages", "game %1 occurs twice"), number));
            return;
        }
        m_numbers.insert(number);
        const bool isSwapped = cell("ALT") == u"1";
        StoredGame game = emptyGame(number, isSwapped);
        game.moves = qMax(0, cell("LEN").toInt());
        game.time = {secondsOf(cell(isSwapped ? "TIME_W" : "TIME_B")),
                     secondsOf(cell(isSwapped ? "TIME_B" : "TIME_W"))};
        game.cpu = {realOf(cell(isSwapped ? "CPU_W" : "CPU_B")),
                    realOf(cell(isSwapped ? "CPU_B" : "CPU_W"))};
        if (cell("ERR") == u"1") {
            game.state = StoredGame::State::Void;
            game.result = {GameEnd::Void, {}, {}, {}, Message::verbatim(cell("ERR_MSG"))};
        } else {
            game.result = resultOf(settled(verdictOf(cell("RES_R")), verdictOf(cell("RES_B")),
                                           verdictOf(cell("RES_W"))),
                                   isSwapped);
        }
        game.sgfResult = game.result.toSgf();
        readDuplicate(cell("DUP"), game);
        m_isAlternating = m_isAlternating || isSwapped;
        m_hasOddOrder = m_hasOddOrder || isSwapped != (number % 2 == 1);
        m_results.games.push_back(std::move(game));
    }

    [[nodiscard]] StoredGame emptyGame(int number, bool isSwapped) const
    {
        const Competition &competition = m_results.competition;
        StoredGame game;
        game.id = idOfGame(number);
        game.number = number;
        game.players = {competition.players[isSwapped ? 1 : 0].id,
                        competition.players[isSwapped ? 0 : 1].id};
        game.state = StoredGame::State::Finished;
        game.size = competition.setup.size;
        game.komi = competition.setup.komi;
        game.started = game.ended = m_written;
        return game;
    }

    [[nodiscard]] static QString idOfGame(int number)
    {
        return QStringLiteral("0_%1").arg(number); // as gameId() has it for the matchup "0"
    }

    [[nodiscard]] static std::optional<double> realOf(const QString &text)
    {
        bool isNumber = false;
        const double number = text.toDouble(&isNumber);
        constexpr double MostSeconds = 1e8; // which nanoseconds can hold
        const bool isGood = isNumber && number >= 0 && number <= MostSeconds;
        return isGood ? std::optional(number) : std::nullopt;
    }

    [[nodiscard]] static nanoseconds secondsOf(const QString &text)
    {
        return std::chrono::duration_cast<nanoseconds>(
            std::chrono::duration<double>(realOf(text).value_or(0)));
    }

    /// Reads "-", "12" or "12?".
    void readDuplicate(QString text, StoredGame &game)
    {
        const bool isSimilar = text.endsWith(u'?');
        text.remove(u'?');
        bool isNumber = false;
        const int earlier = text.toInt(&isNumber);
        isNumber = isNumber && earlier >= 0 && earlier < MostCounted;
        if (isNumber && earlier != game.number) {
            game.duplicateOf = idOfGame(earlier);
            game.isNearDuplicate = isSimilar;
        }
    }

    /// Whether colours alternate is known when all rows are read.
    void finishMatchup()
    {
        CompetitionMatchup matchup{
            QStringLiteral("0"),        {}, 0, 1, m_isAlternating, std::nullopt,
            m_results.competition.setup};
        if (!m_results.games.empty()) {
            matchup.games = m_results.games.back().number + 1;
        }
        m_results.competition.matchups = {matchup};
        if (m_isAlternating && m_hasOddOrder) {
            m_results.notTaken.push_back(Message::of(QT_TRANSLATE_NOOP(
                "Messages",
                "colours are not swapped in every second game, so pairs of games mean nothing")));
        }
    }

    DatTable m_table;
    QString m_path;
    QDateTime m_written;
    ImportedCompetition m_results;
    QSet<int> m_numbers;
    bool m_isAlternating = false;
    bool m_hasOddOrder = false;
};

} // namespace

Result<ImportedCompetition, CompetitionFileErrors> importDat(const QByteArray &table,
                                                             const QString &path,
                                                             const QDateTime &written)
{
    return DatImporter(readDatTable(table), path, written).import();
}

} // namespace shinpan
