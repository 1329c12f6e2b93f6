#include "core/match/matchscribe.h"

#include "core/match/score/verdictwords.h"
#include "core/record/gamerecord.h"
#include "core/record/note/territory.h"
#include "core/record/timesettings.h"
#include "core/record/tree/sgfgrammar.h"
#include "core/record/tree/sgfproperties.h"

#include <QDate>

namespace shinpan {

namespace {

using scribe::Opening;

/// Ours: what a counted result rests on. A value for each line.
constexpr char Evidence[] = "SCORE";
/// Ours: what an engine said of its move in a game that was not to be influenced by it.
constexpr char KeptRemark[] = "REMARK";

/// Names a player as Gomill does in records: "name:version", and the name alone where the version
/// is missing or a novel; behind it the strength, which says more about a game than both.
[[nodiscard]] QString nameForRecord(const PlayerIdentity &player)
{
    constexpr qsizetype LongVersion = 32;
    QString name = player.name;
    if (!player.version.isEmpty() && player.version.size() <= LongVersion) {
        name += u':' + player.version;
    }
    return player.strength.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, player.strength);
}

/// What the engines say of themselves, where it is more than the names of the record say, and what
/// is to be known of them.
[[nodiscard]] QString descriptionsOf(const Opening &opening)
{
    QStringList descriptions;
    for (const Color color : BothColors) {
        const PlayerIdentity &player = opening.players[color];
        const QString known = player.name + u':' + player.version;
        if (!player.description.isEmpty() && player.description != known) {
            descriptions << QStringLiteral("%1: %2").arg(colorName(color).english(),
                                                         player.description);
        }
    }
    for (const Color color : BothColors) {
        for (const QString &note : opening.players[color].notes) {
            descriptions << QStringLiteral("%1 %2.").arg(colorName(color).english(), note);
        }
    }
    return descriptions.join(u'\n');
}

[[nodiscard]] QString commentOf(const Opening &opening)
{
    QStringList paragraphs = opening.notes;
    const QString descriptions = descriptionsOf(opening);
    if (!opening.keepsDescriptions && !descriptions.isEmpty()) {
        paragraphs.prepend(descriptions);
    }
    return paragraphs.join(QStringLiteral("\n\n"));
}

/// Writes AB, AW and PL of the root.
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

/// Writes whose territory was counted (TB, TW: empty points and dead stones), and the evidence:
/// each step of the scoring ladder, and the count.
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
    scribe::writeEvidence(record, last, lines);
}

} // namespace

void scribe::writeSetup(GameRecord &record, const MatchSetup &setup, const GameLine &line)
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

void scribe::writeOpening(GameRecord &record, const Opening &before, const Opening &now)
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
    if (const QString descriptions = descriptionsOf(now);
        now.keepsDescriptions && !descriptions.isEmpty()) {
        record.setProperty(root, KeptRemark, {rawSgfText(descriptions)});
    }
}

void scribe::writeResult(GameRecord &record, NodeId last, const GameResult &result)
{
    const UnrecordedChanges game(record);
    record.setProperty(record.tree().root(), "RE", rawSgfSimpleText(result.toSgf()));
    if (!result.reason.isEmpty()) {
        record.appendComment(last, result.reason.english());
    }
}

void scribe::writeEvidence(GameRecord &record, NodeId node, const QStringList &lines)
{
    std::vector<QByteArray> values;
    for (const QString &line : lines) {
        values.push_back(rawSgfText(line));
    }
    record.setProperty(node, Evidence, values);
}

void scribe::writeSettledCount(GameRecord &record,
                               NodeId node,
                               const Count &count,
                               const ScoreSheet &sheet,
                               const Message &dispute)
{
    writeEvidence(record, node, opinionsIn(sheet) << QString::fromStdString(toText(count)));
    if (dispute.isEmpty()) {
        return;
    }
    QStringList comment = commentAt(record.tree(), node).split(u'\n');
    comment.removeAll(dispute.english());
    record.setComment(node, comment.join(u'\n').trimmed());
}

void scribe::showRemarks(GameRecord &record)
{
    const UnrecordedChanges game(record);
    const GameTree &tree = record.tree();
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        if (tree.has(node, KeptRemark)) {
            const QString remark = textAt(tree, node, KeptRemark);
            record.removeProperty(node, KeptRemark);
            record.appendComment(node, remark);
        }
    }
}

MatchScribe::MatchScribe(GameRecord &record, NodeId start, ByColor<QString> names)
    : m_record(record)
    , m_start(start)
    , m_names(std::move(names))
    , m_node(start)
{ }

/// Players of one name are told apart by their colours.
QString MatchScribe::nameOf(Color color) const
{
    if (!m_names[color].isEmpty()) {
        return m_names[color];
    }
    const QString name = nameForRecord(m_opening.players[color]);
    return name != nameForRecord(m_opening.players[opposite(color)])
             ? name
             : QStringLiteral("%1, %2").arg(name, colorName(color).english());
}

ByColor<std::optional<TimeLeft>> MatchScribe::timeLeft(const ByColor<TimeControl> &time) const
{
    const GameTree &tree = m_record.tree();
    const NodeId root = tree.root(); // where nothing is told yet
    const bool isSameControl = m_node == root || timeControlsOf(m_record.info()) == time;
    const NodeId start = isSameControl ? root : m_start;
    ByColor<std::optional<TimeLeft>> left;
    for (NodeId node = m_node; node != start && node != NoNode && !(left.black && left.white);
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

void MatchScribe::writeStart(const MatchSetup &setup, const GameLine &line)
{
    if (m_start == m_record.tree().root()) {
        scribe::writeSetup(m_record, setup, line);
    }
}

void MatchScribe::writePlayers(const ByColor<PlayerIdentity> &players, bool keepsDescriptions)
{
    const scribe::Opening before = m_opening;
    m_opening.players = players;
    m_opening.keepsDescriptions = keepsDescriptions;
    const scribe::Opening now = m_opening; // a listener may delete us
    scribe::writeOpening(m_record, before, now);
}

void MatchScribe::writeHandicap(const GameLine &line)
{
    writeSetUpStones(m_record, line);
    const auto stones = static_cast<int>(line.setUp.size());
    if (GameInfo info = m_record.info(); info.handicap != stones) {
        const UnrecordedChanges game(m_record);
        info.handicap = stones;
        m_record.setInfo(info);
    }
}

qsizetype MatchScribe::writeMove(const Move &move,
                                 const Remark &remark,
                                 const GameClock &clock,
                                 std::chrono::milliseconds unattended)
{
    const UnrecordedChanges game(m_record);
    const NodeId before = m_node;
    const NodeId node = m_record.addMove(before, move);
    const QString name = nameOf(move.color);
    qsizetype thoughtLength = 0;
    if (!remark.isKeptBack) {
        thoughtLength = writeThought(m_record, node, move, remark.thought, name, remark.text);
    } else if (const QString text = commentWith(remark.thought, move, name, remark.text);
               !text.isEmpty()) {
        m_record.setProperty(node, KeptRemark, {rawSgfText(text)});
    }
    if (clock.isLimited(move.color)) {
        writeTimeLeft(m_record, node, move.color, clock.timeLeft(move.color));
    }
    m_node = node;
    // The main line is the game as it is played, without the result of another: readers of SGF take
    // first children for that.
    if (before == m_start || m_record.tree().firstChild(before) != m_node) {
        m_record.makeMainLine(m_node);
        m_record.removeProperty(m_record.tree().root(), "RE");
    }
    if (clock.isLimited(move.color) && unattended >= std::chrono::seconds(1)) { // what can be felt
        m_record.appendComment(
            node,
            QStringLiteral("The arbiter was held up: %1 not charged.").arg(inWords(unattended)));
    }
    return thoughtLength;
}

void MatchScribe::writeNote(const QString &sentence)
{
    if (m_node != m_record.tree().root()) {
        const UnrecordedChanges game(m_record);
        m_record.appendComment(m_node, sentence);
        return;
    }
    const scribe::Opening before = m_opening;
    m_opening.notes.append(sentence);
    const scribe::Opening now = m_opening; // as above
    scribe::writeOpening(m_record, before, now);
}

void MatchScribe::takeBack(int moves)
{
    const GameTree &tree = m_record.tree();
    while (moves > 0 && m_node != tree.root()) {
        moves -= moveAt(tree, m_node) ? 1 : 0;
        m_node = tree.parent(m_node);
    }
}

void MatchScribe::writeEnd(const GameResult &result, const Board &board, const ScoreSheet *sheet)
{
    if (m_record.tree().firstChild(m_node) != NoNode) {
        const UnrecordedChanges game(m_record);
        const NodeId end = m_record.addNode(m_node);
        m_record.makeMainLine(end);
        m_node = end;
    }
    scribe::writeResult(m_record, m_node, result);
    if (sheet != nullptr) {
        writeScore(m_record, m_node, board, *sheet);
    }
}

} // namespace shinpan
