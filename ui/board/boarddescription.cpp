#include "ui/board/boarddescription.h"

#include "ui/board/boardpainter.h"

#include <QStringList>

namespace shinpan {

namespace {

QString textOf(Point point)
{
    return QString::fromStdString(vertexOf(point));
}

} // namespace

QString BoardDescription::of(const BoardScene &scene, const std::optional<Move> &lastMove)
{
    QStringList sentences;
    if (scene.cursor) {
        sentences << cursorSentence(scene);
    }
    sentences << stonesSentence(scene);
    if (lastMove) {
        sentences << moveSentence(*lastMove);
    }
    return sentences.join(QLatin1Char(' '));
}

QString BoardDescription::cursorSentence(const BoardScene &scene)
{
    const QString vertex = textOf(*scene.cursor);
    switch (scene.board.at(*scene.cursor)) {
    case Stone::Empty:
        return tr("Cursor at %1, empty.").arg(vertex);
    case Stone::Black:
        return tr("Cursor at %1, a black stone.").arg(vertex);
    case Stone::White:
        return tr("Cursor at %1, a white stone.").arg(vertex);
    }
    Q_UNREACHABLE();
}

QString BoardDescription::stonesSentence(const BoardScene &scene)
{
    const BoardSize size = scene.board.size();
    ByColor<int> stones;
    for (int i = 0; i < size.pointCount(); ++i) {
        const Stone stone = scene.board.at(size.pointAt(i));
        stones.black += stone == Stone::Black ? 1 : 0;
        stones.white += stone == Stone::White ? 1 : 0;
    }
    return tr("Board of %1 by %2 lines, %3 black and %4 white stones.")
        .arg(size.columns)
        .arg(size.rows)
        .arg(stones.black)
        .arg(stones.white);
}

QString BoardDescription::moveSentence(const Move &move)
{
    const bool black = move.color == Color::Black;
    if (move.isPass()) {
        return black ? tr("Last move: Black passed.") : tr("Last move: White passed.");
    }
    return (black ? tr("Last move: Black %1.") : tr("Last move: White %1."))
        .arg(textOf(*move.point));
}

} // namespace shinpan
