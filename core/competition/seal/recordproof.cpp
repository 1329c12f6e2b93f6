#include "core/competition/result/storedmoves.h"
#include "core/competition/seal/gameproof.h"
#include "core/record/note/movethought.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/timesettings.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/sgfproperties.h"

#include <QSet>

#include <algorithm>

namespace shinpan {

namespace {

using Kind = Difference::Kind;

/// Notes what a file of the game has otherwise.
class FileNotes
{
public:
    FileNotes(GameProof &proof, const SealedGame &sealed, Kind kind)
        : m_proof(proof)
        , m_sealed(sealed)
        , m_kind(kind)
    { }

    void note(const Message &text, std::size_t move = 0)
    {
        m_proof.differences.push_back({m_kind, {}, m_sealed.game.id, static_cast<int>(move), text});
    }

private:
    GameProof &m_proof;
    const SealedGame &m_sealed;
    Kind m_kind;
};

void compareInfo(FileNotes &notes, const StoredGame &game, const GameInfo &info)
{
    if (info.result != game.sgfResult) {
        notes.note(
            Message::of(QT_TRANSLATE_NOOP("Messages", "its record says %1, and its result is %2"),
                        info.result, game.sgfResult));
    }
    if (info.komi != game.komi) {
        notes.note(Message::of(QT_TRANSLATE_NOOP("Messages", "its record has another komi than %1"),
                               QString::number(game.komi)));
    }
    if (info.handicap != (game.handicap > 1 ? game.handicap : 0)) {
        notes.note(
            Message::of(QT_TRANSLATE_NOOP("Messages", "its record has another handicap than %1"),
                        game.handicap));
    }
    if (info.size != game.size) {
        notes.note(Message::of(QT_TRANSLATE_NOOP("Messages", "its record has another board")));
    }
    if (!info.gameName.isEmpty() && !info.gameName.endsWith(u' ' + game.id)) {
        notes.note(
            Message::of(QT_TRANSLATE_NOOP("Messages", "its record calls it %1"), info.gameName));
    }
}

/// The moves of the game with the node of each in the record.
struct RecordedMove
{
    NodeId node;
    Move move;
};

[[nodiscard]] std::vector<RecordedMove> movesOf(const GameTree &tree, BoardSize size)
{
    std::vector<RecordedMove> moves;
    for (NodeId node = tree.root(); node != NoNode; node = tree.firstChild(node)) {
        if (const std::optional<Move> move = moveAt(tree, node, size)) {
            moves.push_back({node, *move});
        }
    }
    return moves;
}

void compareMove(FileNotes &notes,
                 const GameTree &tree,
                 const RecordedMove &recorded,
                 const StoredMove &stored,
                 const ByColor<QString> &players,
                 std::size_t number)
{
    const std::optional<TimeLeft> left = timeLeftOf(timeLeftAt(tree, recorded.node)[stored.color]);
    if ((left ? clockWord(*left) : QString()) != stored.clock) {
        notes.note(Message::of(QT_TRANSLATE_NOOP("Messages",
                                                 "its record has the clock at \"%1\", not \"%2\""),
                               left ? clockWord(*left) : QString(), stored.clock),
                   number);
    }
    const QString said =
        commentWith(stored.thought, recorded.move, players[stored.color], stored.comment);
    if (!said.isEmpty() && !commentAt(tree, recorded.node).startsWith(said)) {
        notes.note(Message::of(QT_TRANSLATE_NOOP(
                       "Messages", "its record has other words or thoughts of the engine")),
                   number);
    }
}

// A line of a log: time, mark, [engine], text.

struct LogLine
{
    QChar mark;
    QStringView engine;
    QStringView text;
};

[[nodiscard]] std::optional<LogLine> logLine(QStringView line)
{
    const qsizetype mark = line.indexOf(u' ') + 1;
    const qsizetype open = line.indexOf(u'[', mark);
    const qsizetype close = line.indexOf(u"] ", open);
    if (mark <= 0 || open != mark + 2 || close < 0) {
        return std::nullopt;
    }
    return LogLine{line[mark], line.sliced(open + 1, close - open - 1), line.sliced(close + 2)};
}

/// What a log has of moves: those that engines answered, and those that they were told.
struct LoggedMoves
{
    std::vector<QString> answered;
    std::vector<QString> told;
};

[[nodiscard]] LoggedMoves loggedMoves(const QByteArray &log)
{
    LoggedMoves moves;
    QSet<QString> asked; // engines that owe a move
    const QString text = QString::fromUtf8(log);
    for (const QStringView whole : QStringView(text).split(u'\n', Qt::SkipEmptyParts)) {
        const std::optional<LogLine> line = logLine(whole);
        if (!line) {
            continue;
        }
        const QList<QStringView> words = line->text.split(u' ', Qt::SkipEmptyParts);
        const QString engine = line->engine.toString();
        if (line->mark == u'>' && line->text.contains(u"genmove")) {
            asked.insert(engine);
        } else if (line->mark == u'>' && words.size() == 4 && words[1] == u"play") {
            moves.told.push_back(words[3].toString().toUpper());
        } else if (line->mark == u'<' && words.size() == 2 && asked.contains(engine)
                   && (words[0].startsWith(u'=') || words[0] == u"play")) {
            moves.answered.push_back(words[1].toString().toUpper());
            asked.remove(engine);
        }
    }
    return moves;
}

/// The number of the first move that the list does not have in its turn; 0: it has them all.
[[nodiscard]] std::size_t firstMissing(const std::vector<StoredMove> &moves,
                                       std::size_t count,
                                       const std::vector<QString> &list)
{
    auto from = list.begin();
    for (std::size_t i = 0; i < count; ++i) {
        from = std::find(from, list.end(), moves[i].vertex.toUpper());
        if (from == list.end()) {
            return i + 1;
        }
        ++from;
    }
    return 0;
}

} // namespace

void proveRecord(GameProof &proof, const SealedGame &sealed, const QByteArray &sgf)
{
    FileNotes notes(proof, sealed, Kind::Record);
    const Result<SgfGame, SgfError> record = readSgf(sgf);
    if (!record || record->gamesInFile != 1) {
        notes.note(
            Message::of(QT_TRANSLATE_NOOP("Messages", "its record is no SGF file of one game")));
        return;
    }
    proof.isRecordCompared = true;
    const GameTree &tree = record->tree;
    compareInfo(notes, sealed.game, readGameInfo(tree));
    const std::vector<RecordedMove> recorded = movesOf(tree, sealed.game.size);
    const std::size_t before = sealed.start.moves.size();
    if (recorded.size() != before + sealed.moves.size()) {
        notes.note(Message::of(QT_TRANSLATE_NOOP("Messages", "its record has %1 moves, not %2"),
                               recorded.size(), before + sealed.moves.size()));
        return;
    }
    for (std::size_t i = 0; i < recorded.size(); ++i) {
        const std::optional<Move> expected = i < before
                                               ? std::optional(sealed.start.moves[i])
                                               : moveOf(sealed.moves[i - before], sealed.game.size);
        if (recorded[i].move != expected) {
            notes.note(Message::of(QT_TRANSLATE_NOOP("Messages", "its record has another move")),
                       i < before ? 0 : i - before + 1);
        } else if (i >= before) {
            compareMove(notes, tree, recorded[i], sealed.moves[i - before], sealed.game.players,
                        i - before + 1);
        }
    }
}

void proveLog(GameProof &proof, const SealedGame &sealed, const QByteArray &log)
{
    FileNotes notes(proof, sealed, Kind::Log);
    proof.isLogCompared = true;
    const LoggedMoves logged = loggedMoves(log);
    const std::size_t moves = sealed.moves.size();
    if (const std::size_t missing = firstMissing(sealed.moves, moves, logged.answered)) {
        notes.note(
            Message::of(QT_TRANSLATE_NOOP("Messages", "by its log no engine answered this move")),
            missing);
    }
    // The last moves need not be told to anybody, and a game may be told in other words than play.
    const std::size_t told = moves > 2 ? moves - 2 : 0;
    const std::size_t missing = firstMissing(sealed.moves, told, logged.told);
    if (missing > 0 && !logged.told.empty()) {
        notes.note(
            Message::of(QT_TRANSLATE_NOOP("Messages", "by its log no engine was told this move")),
            missing);
    }
}

} // namespace shinpan
