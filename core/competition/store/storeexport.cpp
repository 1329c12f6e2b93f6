#include "core/competition/store/storeexport.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/result/storedmoves.h"
#include "core/record/gamerecord.h"
#include "core/record/sgf/recordbytes.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/sgfgrammar.h"
#include "core/record/tree/sgfproperties.h"

#include <QFileDevice>

namespace shinpan {

namespace {

std::vector<QByteArray> rawStones(const QStringList &vertices, BoardSize size)
{
    std::vector<QByteArray> stones;
    for (const QString &vertex : vertices) {
        if (const std::optional<Point> point = pointFromVertex(vertex.toStdString(), size)) {
            stones.push_back(rawPoint(*point, size));
        }
    }
    return stones;
}

GameInfo infoOf(const StoredGame &game)
{
    GameInfo info;
    info.size = game.size;
    info.komi = game.komi;
    info.handicap = game.handicap;
    info.playerName = game.players;
    info.result = game.sgfResult;
    info.date = game.started.date().toString(Qt::ISODate);
    info.gameName = game.id;
    return info;
}

/// A game from its row and its moves.
QByteArray sgfOf(const StoredGame &game, const std::vector<StoredMove> &moves)
{
    GameTree start;
    writeGameInfo(start, infoOf(game));
    const std::pair<Color, const char *> setUp[] = {{Color::Black, "AB"}, {Color::White, "AW"}};
    for (const auto &[color, property] : setUp) {
        const std::vector<QByteArray> stones = rawStones(game.stones[color], game.size);
        if (!stones.empty()) {
            start.setValues(start.root(), property, stones);
        }
    }
    GameRecord record(std::move(start));
    const UnrecordedChanges unrecorded(record);
    NodeId node = record.tree().root();
    for (const StoredMove &move : moves) {
        const Move played = moveOf(move, game.size).value_or(Move::pass(move.color));
        node = record.addMove(node, played);
        writeThought(record, node, played, move.thought, game.players[move.color], move.comment);
    }
    return writeSgf(record.tree());
}

} // namespace

Result<void> exportRecord(const ResultStore &store,
                          const QString &competitionFile,
                          QIODevice &device)
{
    const QString folder = CompetitionFiles(competitionFile).games();
    for (const StoredGame &game : store.games()) {
        if (game.state != StoredGame::State::Finished) {
            continue;
        }
        const Result<QByteArray> kept =
            readRegularFile(QStringLiteral("%1/%2.sgf").arg(folder, game.id), LargestRecordFile);
        device.write(kept ? *kept : sgfOf(game, store.movesOf(game.id, game.attempt)));
    }
    // A device remembers the first thing that it could not write.
    const auto *file = qobject_cast<QFileDevice *>(&device);
    if (file != nullptr && file->error() != QFileDevice::NoError) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "cannot write %1: %2"),
                                   file->fileName(), file->errorString()));
    }
    return {};
}

} // namespace shinpan
