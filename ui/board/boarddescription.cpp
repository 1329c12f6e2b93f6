#include "ui/board/boarddescription.h"

#include "ui/board/boardpainter.h"

#include <algorithm>

namespace shinpan {

namespace {

QString textOf(Point point)
{
    return QString::fromStdString(vertexOf(point));
}

bool hasMark(const BoardMarkup &markup, Point point, MarkKind kind)
{
    return std::any_of(markup.begin(), markup.end(),
                       [&](const Mark &mark) { return mark.point == point && mark.kind == kind; });
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
    sentences << scoringSentences(scene);
    return sentences.join(QLatin1Char(' '));
}

QString BoardDescription::cursorSentence(const BoardScene &scene)
{
    const QString owner = ownerAt(scene, *scene.cursor);
    const QString place = textOf(*scene.cursor);
    const QString content = contentAt(scene, *scene.cursor);
    return owner.isEmpty() ? tr("Cursor at %1, %2.").arg(place, content)
                           : tr("Cursor at %1, %2, %3.").arg(place, content, owner);
}

QString BoardDescription::contentAt(const BoardScene &scene, Point point)
{
    const bool isDead = hasMark(scene.markup, point, MarkKind::Dead);
    const bool isSeki = hasMark(scene.markup, point, MarkKind::Seki);
    switch (scene.board.at(point)) {
    case Stone::Empty:
        return tr("empty");
    case Stone::Black:
        return isDead ? tr("a dead black stone")
                      : (isSeki ? tr("a black stone in seki") : tr("a black stone"));
    case Stone::White:
        return isDead ? tr("a dead white stone")
                      : (isSeki ? tr("a white stone in seki") : tr("a white stone"));
    }
    Q_UNREACHABLE();
}

QString BoardDescription::ownerAt(const BoardScene &scene, Point point)
{
    if (hasMark(scene.markup, point, MarkKind::BlackTerritory)) {
        return tr("Black’s territory");
    }
    if (hasMark(scene.markup, point, MarkKind::WhiteTerritory)) {
        return tr("White’s territory");
    }
    return {};
}

QStringList BoardDescription::scoringSentences(const BoardScene &scene)
{
    ByColor<int> territory;
    QStringList dead;
    QStringList seki;
    for (const Mark &mark : scene.markup) {
        territory.black += mark.kind == MarkKind::BlackTerritory ? 1 : 0;
        territory.white += mark.kind == MarkKind::WhiteTerritory ? 1 : 0;
        if (mark.kind == MarkKind::Dead) {
            dead << textOf(mark.point);
        } else if (mark.kind == MarkKind::Seki) {
            seki << textOf(mark.point);
        }
    }
    QStringList sentences;
    if (territory.black + territory.white > 0) {
        sentences << tr("Territory: Black %1, White %2 points.")
                         .arg(territory.black)
                         .arg(territory.white);
    }
    if (!dead.isEmpty()) {
        sentences << tr("Dead stones: %1.").arg(dead.join(QLatin1String(", ")));
    }
    if (!seki.isEmpty()) {
        sentences << tr("Stones in seki: %1.").arg(seki.join(QLatin1String(", ")));
    }
    return sentences;
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
