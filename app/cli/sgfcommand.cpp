#include "app/cli/sgfcommand.h"

#include "app/cli/jsonobject.h"
#include "core/record/replay.h"
#include "core/record/sgfproperties.h"
#include "core/record/sgfreader.h"
#include "core/util/result.h"

#include <QCommandLineParser>

#include <cstdio>
#include <optional>

namespace shinpan {

namespace {

constexpr char Help[] =
    R"(Usage: shinpan-cli sgf position FILE [--move N] [--json]

Prints the position at the end of the main line of FILE's first game, or after its
move N (passes count; 0 is the position before the first move).

  --move N   the number of moves made
  --json     print one JSON object:
             {"size":[columns,rows],"moveNumber":N,"toPlay":"B","black":[...],
              "white":[...],"captured":{"black":0,"white":0}}
             with the points as GTP vertices, sorted by column, then by row; captured
             counts the stones of that colour that were taken off the board
             Without it a diagram is printed.
  --help     print this
)";

struct PositionOptions
{
    QString path;
    std::optional<int> move;
    bool isJson = false;
};

/// A place on a main line, ready to be printed.
struct Place
{
    Replay replay;
    Color toPlay = Color::Black;
};

Result<PositionOptions> readOptions(const QStringList &arguments)
{
    const QCommandLineOption move(QStringLiteral("move"), QString(), QStringLiteral("N"));
    const QCommandLineOption json(QStringLiteral("json"));
    QCommandLineParser parser;
    parser.addOptions({move, json});
    if (!parser.parse(QStringList{QStringLiteral("sgf")} + arguments)) {
        return failure(parser.errorText());
    }
    const QStringList words = parser.positionalArguments();
    if (words.isEmpty() || words.first() != QLatin1String("position")) {
        return failure(words.isEmpty()
                           ? QStringLiteral("say what to do: position FILE")
                           : QStringLiteral("\"%1\" is nothing that can be done with SGF files")
                                 .arg(words[0]));
    }
    if (words.size() != 2) {
        return failure(
            words.size() < 2
                ? QStringLiteral("position: FILE is missing")
                : QStringLiteral("position: \"%1\" is one argument too many").arg(words[2]));
    }
    PositionOptions options{words[1], std::nullopt, parser.isSet(json)};
    if (parser.isSet(move)) {
        bool isNumber = false;
        options.move = parser.value(move).toInt(&isNumber);
        if (!isNumber || *options.move < 0) {
            return failure(
                QStringLiteral("--move: \"%1\" is not a number of moves").arg(parser.value(move)));
        }
    }
    return options;
}

/// The place at the end of the main line, or after so many moves. Set-up before the first move
/// belongs to move 0.
Result<Place> findPlace(const GameTree &tree, std::optional<int> move)
{
    NodeId node = tree.root();
    Replay replay(tree);
    if (const auto rootMove = moveAt(tree, node); rootMove && move == 0) {
        replay.setUp(tree, node);
        return Place{replay, rootMove->color};
    }
    replay.step(tree, node);
    for (NodeId next = tree.firstChild(node); next != NoNode; next = tree.firstChild(node)) {
        if (replay.moveNumber() == move && (move > 0 || moveAt(tree, next))) {
            break;
        }
        replay.step(tree, next);
        node = next;
    }
    if (const int moves = replay.moveNumber(); move && moves < *move) {
        return failure(QStringLiteral("--move %1: the main line has only %2 move%3")
                           .arg(*move)
                           .arg(moves)
                           .arg(moves == 1 ? QString() : QStringLiteral("s")));
    }
    return Place{replay, replay.toPlay(tree, node)};
}

QStringList verticesOf(const Board &board, Stone stone)
{
    QStringList vertices;
    for (std::uint8_t column = 0; column < board.size().columns; ++column) {
        for (std::uint8_t row = 0; row < board.size().rows; ++row) {
            if (const Point point{column, row}; board.at(point) == stone) {
                vertices += QString::fromStdString(vertexOf(point));
            }
        }
    }
    return vertices;
}

QByteArray jsonOf(const Place &place)
{
    const Board &board = place.replay.board();
    const ByColor<int> captured = place.replay.captured();
    const BoardSize size = board.size();
    return JsonObject()
        .addRaw("size",
                '[' + QByteArray::number(size.columns) + ',' + QByteArray::number(size.rows) + ']')
        .add("moveNumber", place.replay.moveNumber())
        .add("toPlay", QString::fromLatin1(rawColor(place.toPlay)))
        .add("black", verticesOf(board, Stone::Black))
        .add("white", verticesOf(board, Stone::White))
        .add("captured", JsonObject().add("black", captured.black).add("white", captured.white))
        .toJson();
}

QByteArray diagramOf(const Place &place)
{
    const Board &board = place.replay.board();
    const BoardSize size = board.size();
    QByteArray text;
    for (int row = size.rows - 1; row >= 0; --row) {
        text += QByteArray::number(row + 1).rightJustified(3);
        for (int column = 0; column < size.columns; ++column) {
            const Stone stone =
                board.at({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
            text += stone == Stone::Black ? "  X" : stone == Stone::White ? "  O" : "  .";
        }
        text += '\n';
    }
    text += "   ";
    for (int column = 0; column < size.columns; ++column) {
        text += QByteArray::fromStdString(columnName(column)).rightJustified(3);
    }
    const ByColor<int> captured = place.replay.captured();
    return text + "\nmove " + QByteArray::number(place.replay.moveNumber())
         + (place.toPlay == Color::Black ? ", Black (X)" : ", White (O)")
         + " to play, captured: black " + QByteArray::number(captured.black) + ", white "
         + QByteArray::number(captured.white);
}

int complain(const QString &text)
{
    std::fprintf(stderr, "shinpan-cli sgf: %s\n", qPrintable(text));
    return 1;
}

QString located(const QString &path, int line, int column)
{
    return line > 0 ? QStringLiteral("%1:%2:%3").arg(path).arg(line).arg(column) : path;
}

void printWarnings(const QString &path, const SgfGame &game)
{
    for (const SgfWarning &warning : game.warnings) {
        std::fprintf(stderr, "%s: warning: %s\n",
                     qPrintable(located(path, warning.line, warning.column)),
                     qPrintable(describe(warning)));
    }
    if (game.omittedWarnings > 0) {
        std::fprintf(stderr, "%s: warning: %zu more of these\n", qPrintable(path),
                     game.omittedWarnings);
    }
    if (const auto handicap = impliedHandicap(game.tree); !handicap.empty()) {
        std::fprintf(stderr,
                     "%s: warning: a handicap of %zu without stones: the fixed points were taken\n",
                     qPrintable(path), handicap.size());
    }
}

} // namespace

int runSgfCommand(const QStringList &arguments)
{
    if (arguments.contains(QStringLiteral("--help"))) {
        std::fputs(Help, stdout);
        return 0;
    }
    const Result<PositionOptions> options = readOptions(arguments);
    if (!options) {
        return complain(options.error() + QStringLiteral(" (see shinpan-cli sgf --help)"));
    }
    const auto game = readSgfFile(options->path);
    if (!game) {
        const SgfError &error = game.error();
        return complain(located(options->path, error.line, error.column) + QStringLiteral(": ")
                        + error.text);
    }
    printWarnings(options->path, *game);
    const Result<Place> place = findPlace(game->tree, options->move);
    if (!place) {
        return complain(options->path + QStringLiteral(": ") + place.error());
    }
    std::printf("%s\n", (options->isJson ? jsonOf(*place) : diagramOf(*place)).constData());
    return 0;
}

} // namespace shinpan
