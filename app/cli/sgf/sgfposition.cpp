#include "app/cli/sgf/sgfrun.h"
#include "app/cli/sgf/sgfverbs.h"
#include "app/cli/verb/jsonline.h"
#include "app/common/gameoptions.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/nodepath.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "core/rules/position.h"
#include "core/util/spoken.h"

#include <QJsonArray>

#include <array>

namespace shinpan {

namespace {

/// A place of a game and what the board is like there.
struct BoardPlace
{
    NodePlace place;
    Replay replay;
    Color toPlay = Color::Black;
};

/// The place that a path names (see findPlace()).
[[nodiscard]] Result<BoardPlace> goToPlace(const GameTree &tree, const QString &path)
{
    const Result<NodePlace> place = findPlace(tree, path);
    if (!place) {
        return failure(place.error());
    }
    if (!place->isBeforeMove) {
        const Replay replay = replayTo(tree, place->node);
        return BoardPlace{*place, replay, replay.toPlay(tree, place->node)};
    }
    Replay replay(tree);
    replay.setUp(tree, place->node);
    return BoardPlace{*place, replay, moveAt(tree, place->node)->color};
}

/// The same place as a position under `rules`, with the history that superko looks at. A record may
/// hold moves that these rules forbid: they are carried out, and the history starts anew after
/// them.
[[nodiscard]] Position positionAt(const GameTree &tree,
                                  const BoardPlace &place,
                                  const Ruleset &rules)
{
    if (place.place.isBeforeMove) {
        return {place.replay.board(), place.toPlay, rules};
    }
    return {gameLineTo(tree, place.place.node), rules};
}

constexpr char PositionHelp[] = R"(
Prints the position at the end of the main line of FILE's first game, or at the place
that --move or --node names, as a diagram or as JSON.

  --move N            after move N of the main line; passes count; 0 is before the first
  --node PATH         at a node, named by how far to go and where to turn off:
                        120          after move 120 of the main line
                        end          the end of the main line
                        30.2         the first node of the second continuation after
                                     move 30 (1 is the main line)
                        30.2.45      after move 45 of the line that goes there
                        30.2.end     its end; 30.2.45.3 turns off again
                        n57          node 57 in the order of the file, as sgf tree
                                     numbers them; n0 is the root
                      Moves always count from the start of the game. Branches are taken at
                      the first fork after the move.
  --game N            the N-th game of the file (default: the first)
  --rules NAME        judge moves by these rules: Japanese, Chinese, AGA, NZ and so on,
                      or fields such as ko=positional,suicide=true (default: what the
                      file says, else Chinese)
  --legal [b|w]       list the points where that side, or the one to play, may move, and
                      say why the other empty points are forbidden
  --charset NAME      read the file in this character set, whatever it says
  --json              print one JSON object; see below
)";

constexpr char PositionJson[] =
    R"(A position; points are GTP vertices, sorted by column, then by row:
  size[]               integer   columns and rows
  moveNumber           integer
  toPlay               text      B or W
  black[], white[]     text
  captured.black, captured.white  integer   stones of that colour that were taken off
  rules                text?     of --legal
  legal                legality?

A legality:
  color                text      B or W
  points[]             text
  forbidden[].point, forbidden[].reason  text
)";

const QCommandLineOption RulesOption(QStringLiteral("rules"), {}, QStringLiteral("VALUE"));
const QCommandLineOption LegalOption(QStringLiteral("legal"), {}, QStringLiteral("VALUE"));
const QList<QCommandLineOption> PositionOptions{MoveOption,  NodeOption,    GameOption, RulesOption,
                                                LegalOption, CharsetOption, JsonOption};

bool isColor(const QString &word)
{
    static const QStringList Colors{QStringLiteral("b"), QStringLiteral("w"),
                                    QStringLiteral("black"), QStringLiteral("white")};
    return Colors.contains(word, Qt::CaseInsensitive);
}

/// "--legal w" as "--legal=w", and "--legal" alone as "--legal=".
QStringList withColor(QStringList words)
{
    for (qsizetype i = 0; i < words.size() && words[i] != QLatin1String("--"); ++i) {
        if (words[i] == QLatin1String("--legal")) {
            const bool isNamed = isColor(words.value(i + 1));
            const QString color = isNamed ? words.takeAt(i + 1) : QString();
            words[i] += u'=' + color;
        }
    }
    return words;
}

QString nameOf(Illegality reason)
{
    constexpr std::array Names{
        QT_TRANSLATE_NOOP("Messages", "off the board"), QT_TRANSLATE_NOOP("Messages", "occupied"),
        QT_TRANSLATE_NOOP("Messages", "suicide"), QT_TRANSLATE_NOOP("Messages", "ko"),
        QT_TRANSLATE_NOOP("Messages", "superko")};
    static_assert(Names.size() == static_cast<std::size_t>(Illegality::Superko) + 1);
    return QLatin1String(Names[static_cast<std::size_t>(reason)]);
}

/// The points where a side may play, and why it may not elsewhere.
struct LegalMoves
{
    struct Forbidden
    {
        QString vertex;
        Illegality reason;
    };

    QString rules;
    Color color = Color::Black;
    QStringList points;
    std::vector<Forbidden> forbidden; ///< empty points only
};

/// Calls `visit` for each point, by column, then by row.
template <typename Visitor>
void forEachPoint(BoardSize size, Visitor &&visit)
{
    for (std::uint8_t column = 0; column < size.columns; ++column) {
        for (std::uint8_t row = 0; row < size.rows; ++row) {
            visit(Point{column, row});
        }
    }
}

LegalMoves legalMoves(const Position &position, Color color)
{
    LegalMoves moves;
    moves.color = color;
    forEachPoint(position.board().size(), [&](Point point) {
        const auto reason = position.check({color, point});
        if (!reason) {
            moves.points += vertexText(point);
        } else if (reason != Illegality::Occupied) {
            moves.forbidden.push_back({vertexText(point), *reason});
        }
    });
    return moves;
}

QStringList verticesOf(const Board &board, Stone stone)
{
    QStringList vertices;
    forEachPoint(board.size(), [&](Point point) {
        if (board.at(point) == stone) {
            vertices += vertexText(point);
        }
    });
    return vertices;
}

QJsonObject jsonOf(const LegalMoves &moves)
{
    QJsonArray forbidden;
    for (const LegalMoves::Forbidden &point : moves.forbidden) {
        forbidden.append(QJsonObject{{QStringLiteral("point"), point.vertex},
                                     {QStringLiteral("reason"), nameOf(point.reason)}});
    }
    return {{QStringLiteral("color"), QString::fromLatin1(rawColor(moves.color))},
            {QStringLiteral("points"), QJsonArray::fromStringList(moves.points)},
            {QStringLiteral("forbidden"), forbidden}};
}

QByteArray jsonOf(const BoardPlace &place, const std::optional<LegalMoves> &legal)
{
    const Board &board = place.replay.board();
    const auto vertices = [&board](Stone stone) {
        return QJsonArray::fromStringList(verticesOf(board, stone));
    };
    const ByColor<int> captured = place.replay.captured();
    return jsonLine(QJsonObject{
        {QStringLiteral("size"), QJsonArray{board.size().columns, board.size().rows}},
        {QStringLiteral("moveNumber"), place.replay.moveNumber()},
        {QStringLiteral("toPlay"), QString::fromLatin1(rawColor(place.toPlay))},
        {QStringLiteral("black"), vertices(Stone::Black)},
        {QStringLiteral("white"), vertices(Stone::White)},
        {QStringLiteral("captured"), QJsonObject{{QStringLiteral("black"), captured.black},
                                                 {QStringLiteral("white"), captured.white}}},
        {QStringLiteral("rules"), legal ? QJsonValue(legal->rules) : QJsonValue()},
        {QStringLiteral("legal"), legal ? QJsonValue(jsonOf(*legal)) : QJsonValue()}});
}

QString diagramOf(const BoardPlace &place)
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
    const char *const state =
        place.toPlay == Color::Black
            ? QT_TRANSLATE_NOOP("Messages",
                                "move %1, Black (X) to play, captured: black %2, white %3")
            : QT_TRANSLATE_NOOP("Messages",
                                "move %1, White (O) to play, captured: black %2, white %3");
    return QString::fromLatin1(text) + u'\n'
         + spoken(state, place.replay.moveNumber(), captured.black, captured.white);
}

QString sentencesOf(const LegalMoves &moves)
{
    QString text =
        u'\n'
        + spoken(
            moves.color == Color::Black
                ? QT_TRANSLATE_NOOP("Messages", "Black may play on %1 points under %2 rules: %3")
                : QT_TRANSLATE_NOOP("Messages", "White may play on %1 points under %2 rules: %3"),
            moves.points.size(), spoken(qPrintable(moves.rules)), moves.points.join(u' '));
    for (const LegalMoves::Forbidden &point : moves.forbidden) {
        text += u'\n'
              + spoken(QT_TRANSLATE_NOOP("Messages", "%1 is forbidden: %2"), point.vertex,
                       spoken(qPrintable(nameOf(point.reason))));
    }
    return text;
}

/// The rules by which legality is judged: the option's, else the record's, else Chinese.
Result<Ruleset> rulesFor(const QCommandLineParser &arguments, const GameTree &tree)
{
    const bool isAsked = arguments.isSet(RulesOption);
    const QString text = isAsked ? arguments.value(RulesOption) : readGameInfo(tree).rules;
    if (const auto rules = rulesetFromText(text.toStdString())) {
        return *rules;
    }
    if (isAsked) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "--rules: \"%1\" is no rule set known here; say Japanese, "
                              "Chinese, AGA, NZ or fields such as ko=simple,scoring=area"),
            text));
    }
    return findRulesetPreset("Chinese")->rules;
}

Result<LegalMoves> findLegalMoves(const QCommandLineParser &arguments,
                                  const GameTree &tree,
                                  const BoardPlace &place)
{
    const auto rules = rulesFor(arguments, tree);
    if (!rules) {
        return failure(rules.error());
    }
    const QString color = arguments.value(LegalOption);
    LegalMoves moves = legalMoves(positionAt(tree, place, *rules),
                                  color.isEmpty() ? place.toPlay : *colorFromSgf(color.toLatin1()));
    moves.rules = QString::fromStdString(toText(*rules));
    return moves;
}

void showPosition(SgfRun &run)
{
    const QCommandLineParser &arguments = run.arguments();
    if (arguments.isSet(MoveOption) && arguments.isSet(NodeOption)) {
        run.complain(spoken(QT_TRANSLATE_NOOP("Messages", "--move and --node exclude each other")));
        return;
    }
    const Result<std::optional<int>> move =
        readWholeNumber(arguments, QStringLiteral("move"), 0, std::numeric_limits<int>::max() - 1);
    if (!move) {
        run.complain(spoken(move.error()));
        return;
    }
    if (const QString color = arguments.value(LegalOption); !color.isEmpty() && !isColor(color)) {
        run.complain(spoken(
            QT_TRANSLATE_NOOP("Messages", "--legal: \"%1\" is no colour; say b or w"), color));
        return;
    }
    const std::optional<SgfGame> game = readOnlyGame(run);
    if (!game) {
        return;
    }
    const QString path = arguments.positionalArguments().first();
    const QString where = *move ? arguments.value(MoveOption) : arguments.value(NodeOption);
    const Result<BoardPlace> place = goToPlace(game->tree, where);
    if (!place) {
        run.complain(path, QStringLiteral("--%1 %2: %3")
                               .arg(*move ? QStringLiteral("move") : QStringLiteral("node"), where,
                                    spoken(place.error())));
        return;
    }
    std::optional<LegalMoves> legal;
    if (arguments.isSet(LegalOption)) {
        const Result<LegalMoves> moves = findLegalMoves(arguments, game->tree, *place);
        if (!moves) {
            run.complain(spoken(moves.error()));
            return;
        }
        legal = *moves;
    }
    if (arguments.isSet(JsonOption)) {
        run.out().writeData(jsonOf(*place, legal) + '\n');
    } else {
        run.out().writeLine(diagramOf(*place) + (legal ? sentencesOf(*legal) : QString()));
    }
}

} // namespace

const Verb SgfPositionVerb = sgfVerb<SgfPositionVerb, PositionOptions, showPosition>(
    {.name = QLatin1String("position"),
     .summary = "print a position of a game",
     .usage = "FILE [options]",
     .help = PositionHelp,
     .json = {PositionJson},
     .completed = withColor});

} // namespace shinpan
