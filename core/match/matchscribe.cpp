#include "core/match/matchscribe.h"

#include "core/record/gamerecord.h"
#include "core/record/note/territory.h"
#include "core/record/timesettings.h"
#include "core/record/tree/sgfproperties.h"

#include <QDate>

namespace shinpan::scribe {

namespace {

/// As Gomill names players in records: "name:version", and the name alone where the version is
/// missing or a novel.
[[nodiscard]] QString nameForRecord(const PlayerIdentity &player)
{
    constexpr qsizetype LongVersion = 32;
    if (player.version.isEmpty() || player.version.size() > LongVersion) {
        return player.name;
    }
    return player.name + u':' + player.version;
}

[[nodiscard]] QString commentOf(const Opening &opening)
{
    QStringList descriptions;
    if (!opening.players.black.description.isEmpty()) {
        descriptions << QStringLiteral("Black: ") + opening.players.black.description;
    }
    if (!opening.players.white.description.isEmpty()) {
        descriptions << QStringLiteral("White: ") + opening.players.white.description;
    }
    QStringList paragraphs = opening.notes;
    if (!descriptions.isEmpty()) {
        paragraphs.prepend(descriptions.join(u'\n'));
    }
    return paragraphs.join(QStringLiteral("\n\n"));
}

} // namespace

void writeSetup(GameRecord &record, const MatchSetup &setup, const GameLine &line)
{
    GameInfo info = record.info();
    info.size = setup.size;
    info.komi = setup.komi;
    info.handicap = setup.handicap;
    info.rules = QString::fromStdString(toText(setup.rules));
    setTimeControls(info, setup.time);
    info.date = QDate::currentDate().toString(Qt::ISODate);
    record.setInfo(info);
    writeSetUpStones(record, line);
}

void writeSetUpStones(GameRecord &record, const GameLine &line)
{
    const UnrecordedChanges game(record);
    const NodeId root = record.tree().root();
    for (const Color color : BothColors) {
        PointSet points;
        for (const SetUpStone &stone : line.setUp) {
            if (stone.color == color) {
                points.insert(stone.point);
            }
        }
        if (!points.isEmpty()) {
            record.setProperty(root, color == Color::Black ? "AB" : "AW",
                               rawPoints(points, line.size));
        }
    }
    if (line.firstToPlay == Color::White) {
        record.setProperty(root, "PL", {rawColor(Color::White)});
    }
}

void writeOpening(GameRecord &record, const Opening &before, const Opening &now)
{
    const UnrecordedChanges game(record);
    const NodeId root = record.tree().root();
    for (const Color color : BothColors) {
        if (!now.players[color].name.isEmpty()) {
            const QString name = nameForRecord(now.players[color]);
            record.setProperty(root, color == Color::Black ? "PB" : "PW", rawSgfSimpleText(name));
        }
    }
    if (commentAt(record.tree(), root) == commentOf(before)) {
        record.setComment(root, commentOf(now));
    } else {
        record.appendComment(root, now.notes.mid(before.notes.size()).join(QStringLiteral("\n\n")));
    }
}

void claimRecord(GameRecord &record, NodeId node)
{
    const UnrecordedChanges game(record);
    record.makeMainLine(node);
    record.removeProperty(record.tree().root(), "RE");
}

NodeId endNode(GameRecord &record, NodeId node)
{
    if (record.tree().firstChild(node) == NoNode) {
        return node;
    }
    const UnrecordedChanges game(record);
    const NodeId end = record.addNode(node);
    record.makeMainLine(end);
    return end;
}

void writeResult(GameRecord &record, NodeId last, const GameResult &result)
{
    const UnrecordedChanges game(record);
    record.setProperty(record.tree().root(), "RE", rawSgfSimpleText(result.toSgf()));
    if (!result.reason.isEmpty()) {
        record.appendComment(last, result.reason);
    }
}

void writeScore(GameRecord &record, NodeId last, const Board &board, const ScoreSheet &sheet)
{
    const UnrecordedChanges game(record);
    QStringList lines;
    for (const ScoringReport &report : sheet.reports) {
        lines.append(report.text);
    }
    if (!sheet.count.owner.empty()) {
        lines.append(QString::fromStdString(toText(sheet.count)));
        writeTerritory(record, last, board, sheet.count);
    }
    record.appendComment(last, lines.join(u'\n'));
}

NodeId writeMove(GameRecord &record,
                 NodeId parent,
                 const Move &move,
                 const QString &comment,
                 const GameClock &clock)
{
    const UnrecordedChanges game(record);
    const NodeId node = record.addMove(parent, move);
    if (!comment.isEmpty()) {
        record.setComment(node, comment);
    }
    if (clock.isLimited(move.color)) {
        writeTimeLeft(record, node, move.color, clock.timeLeft(move.color));
    }
    return node;
}

ByColor<std::optional<TimeLeft>> timeLeftSince(const GameRecord &record, NodeId start, NodeId node)
{
    const GameTree &tree = record.tree();
    ByColor<std::optional<TimeLeft>> left;
    for (; node != start && node != NoNode && !(left.black && left.white);
         node = tree.parent(node)) {
        const ByColor<SgfTimeLeft> said = timeLeftAt(tree, node);
        for (const Color color : BothColors) {
            if (!left[color]) {
                left[color] = timeLeftOf(said[color]);
            }
        }
    }
    return left;
}

NodeId nodeBefore(const GameRecord &record, NodeId node, int moves)
{
    const GameTree &tree = record.tree();
    while (moves > 0 && node != tree.root()) {
        moves -= moveAt(tree, node) ? 1 : 0;
        node = tree.parent(node);
    }
    return node;
}

} // namespace shinpan::scribe
