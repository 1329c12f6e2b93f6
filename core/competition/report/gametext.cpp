#include "core/competition/report/gametext.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/report/reportdocument.h"
#include "core/record/note/evaluation.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "core/report/page.h"
#include "core/util/printable.h"
#include "core/util/spoken.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace shinpan {

namespace {

/// How much is shown of what an engine says of a move.
constexpr int LongestRemark = 400;
/// All games of a page together.
constexpr qsizetype MostBytes = qsizetype{6} * 1024 * 1024;

[[nodiscard]] QString setUpLettersOf(const std::vector<SetUpStone> &stones, BoardSize size)
{
    std::vector<Move> moves;
    moves.reserve(stones.size());
    for (const auto &[point, color] : stones) {
        moves.push_back({color, point});
    }
    return lettersOf(moves, size);
}

/// The texts of the moves' nodes, by the numbers of the moves.
void addNotes(QJsonObject &text, const GameTree &tree, BoardSize size)
{
    QJsonObject remarks;
    QJsonArray chances;
    int number = 0;
    for (NodeId node = tree.root(); node != NoNode; node = tree.firstChild(node)) {
        number += moveAt(tree, node, size) ? 1 : 0;
        if (const QString remark = commentAt(tree, node).trimmed(); !remark.isEmpty()) {
            remarks[QString::number(number)] = printableLines(
                remark.size() > LongestRemark ? remark.first(LongestRemark) + QChar(0x2026)
                                              : remark);
        }
        const std::optional<Evaluation> evaluation = evaluationAt(tree, node);
        if (evaluation && evaluation->blackWinRate) {
            chances.append(
                QJsonArray{number, static_cast<int>(std::lround(*evaluation->blackWinRate * 100))});
        }
    }
    text[QStringLiteral("remarks")] = remarks;
    text[QStringLiteral("chances")] = chances;
}

} // namespace

QString lettersOf(std::span<const Move> moves, BoardSize size)
{
    QString letters;
    letters.reserve(static_cast<qsizetype>(moves.size()) * 2);
    for (const Move &move : moves) {
        const QString pair =
            move.point ? QString::fromLatin1(rawPoint(*move.point, size)) : QStringLiteral("zz");
        letters += move.color == Color::Black ? pair : pair.toUpper();
    }
    return letters;
}

QJsonObject gameText(const GameLine &line)
{
    return {{QStringLiteral("size"), QJsonArray{line.size.columns, line.size.rows}},
            {QStringLiteral("setUp"), setUpLettersOf(line.setUp, line.size)},
            {QStringLiteral("moves"), lettersOf(line.moves, line.size)}};
}

std::optional<QJsonObject> gameText(const GameTree &tree)
{
    const GameLine line = gameLineTo(tree, tree.endOfLine(tree.root()));
    if (line.size.columns > MaxGtpSide || line.size.rows > MaxGtpSide) {
        return std::nullopt;
    }
    QJsonObject text = gameText(line);
    addNotes(text, tree, line.size);
    return text;
}

RecordPath recordsBeside(const QString &competitionFile)
{
    return [folder = CompetitionFiles(competitionFile).games()](const StoredGame &game) {
        return QStringLiteral("%1/%2.sgf").arg(folder, game.id);
    };
}

std::optional<QJsonObject> gameText(const StoredGame &game, const QString &recordFile)
{
    const Result<SgfGame, SgfError> record = readSgfFile(recordFile);
    std::optional<QJsonObject> text = record ? gameText(record->tree) : std::nullopt;
    if (text) {
        text->insert(QStringLiteral("black"), printable(game.players.black));
        text->insert(QStringLiteral("white"), printable(game.players.white));
        text->insert(QStringLiteral("result"), printable(game.sgfResult));
    }
    return text;
}

QJsonObject gameTextsOf(const CompetitionReport &report, const RecordPath &pathOf)
{
    QJsonObject texts;
    qsizetype bytes = 0;
    for (const StoredGame *const game : shownGames(report)) {
        const bool isWanted =
            game->state == StoredGame::State::Finished && !texts.contains(game->id);
        const std::optional<QJsonObject> text =
            isWanted ? gameText(*game, pathOf(*game)) : std::nullopt;
        if (!text) {
            continue;
        }
        bytes += scriptJson(*text).size();
        if (bytes > MostBytes) {
            break;
        }
        texts[game->id] = *text;
    }
    return texts;
}

QByteArray scriptLine(std::span<const ScriptWords> words)
{
    const QString gaps[] = {QStringLiteral("%1"), QStringLiteral("%2"), QStringLiteral("%3")};
    QJsonObject said; // the script fills the gaps
    for (const ScriptWords &one : words) {
        said[QLatin1String(one.name)] = spoken(one.sentence, gaps[0], gaps[1], gaps[2]);
    }
    return "globalThis.WORDS = Object.assign(globalThis.WORDS || {}, " + scriptJson(said) + ");\n";
}

QByteArray boardScript()
{
    static constexpr ScriptWords Words[] = {
        {"black", QT_TRANSLATE_NOOP("Messages", "Black")},
        {"white", QT_TRANSLATE_NOOP("Messages", "White")},
        {"move", QT_TRANSLATE_NOOP("Messages", "Move")},
        {"game", QT_TRANSLATE_NOOP("Messages", "Game")},
        {"players", QT_TRANSLATE_NOOP("Messages", "%1 (Black) against %2 (White), move %3")},
        {"moveOf", QT_TRANSLATE_NOOP("Messages", "Move %1 of %2")},
        {"prisoners", QT_TRANSLATE_NOOP("Messages", "Prisoners: Black %1, White %2")},
        {"chances", QT_TRANSLATE_NOOP("Messages", "Black’s chances")},
        {"chance", QT_TRANSLATE_NOOP("Messages", "%1: Black %2 %")},
        {"numbers", QT_TRANSLATE_NOOP("Messages", "Move numbers")},
        {"first", QT_TRANSLATE_NOOP("Messages", "First move (Home)")},
        {"back", QT_TRANSLATE_NOOP("Messages", "Back (←)")},
        {"forward", QT_TRANSLATE_NOOP("Messages", "Forward (→)")},
        {"last", QT_TRANSLATE_NOOP("Messages", "Last move (End)")},
        {"close", QT_TRANSLATE_NOOP("Messages", "Close (Esc)")},
    };
    return reportResource("board.js") + scriptLine(Words);
}

QByteArray scriptJson(const QJsonObject &object)
{
    return printableJson(QJsonDocument(object).toJson(QJsonDocument::Compact))
        .replace('<', "\\u003c")
        .replace('>', "\\u003e")
        .replace('&', "\\u0026");
}

} // namespace shinpan
