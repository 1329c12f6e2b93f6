#include "ui/board/boarddescription.h"

#include "ui/board/painting/boardpainter.h"

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

/// How many stones the move took off the board, if `after` is what it made of `before`.
int capturedBy(const Move &move, const Board &before, const Board &after)
{
    if (before.size() != after.size() || move.isPass() || before.at(*move.point) != Stone::Empty) {
        return 0;
    }
    Board played = before;
    const Board::Capture capture = played.play(move.color, *move.point);
    return played == after ? capture.captured : 0;
}

QString markText(const Mark &mark)
{
    switch (mark.kind) {
    case MarkKind::Triangle:
        return BoardDescription::tr("triangle");
    case MarkKind::Square:
        return BoardDescription::tr("square");
    case MarkKind::Circle:
        return BoardDescription::tr("circle");
    case MarkKind::Cross:
        return BoardDescription::tr("cross");
    case MarkKind::Selected:
        return BoardDescription::tr("selected");
    case MarkKind::Label:
        return BoardDescription::tr("labelled %1").arg(mark.text);
    case MarkKind::BlackTerritory:
        return BoardDescription::tr("Black’s territory");
    case MarkKind::WhiteTerritory:
        return BoardDescription::tr("White’s territory");
    case MarkKind::Dimmed:
        return BoardDescription::tr("dimmed");
    case MarkKind::Dead:
        return BoardDescription::tr("dead");
    case MarkKind::Seki:
        return BoardDescription::tr("in seki");
    case MarkKind::Differs:
        return BoardDescription::tr("opinions differ");
    }
    Q_UNREACHABLE();
}

QStringList recordTexts(const BoardScene &scene, Point point)
{
    QStringList texts;
    for (const BoardScene::Number &number : scene.numbers) {
        if (number.point == point) {
            texts << BoardDescription::tr("move %1").arg(number.number);
        }
    }
    for (const BoardScene::RecordMove &move : scene.nextMoves) {
        if (move.point == point) {
            texts << (move.color == Color::Black ? BoardDescription::tr("Black plays here next")
                                                 : BoardDescription::tr("White plays here next"));
        }
    }
    for (const BoardScene::RecordMove &move : scene.siblingMoves) {
        if (move.point == point) {
            texts << (move.color == Color::Black
                          ? BoardDescription::tr("Black plays here in another variation")
                          : BoardDescription::tr("White plays here in another variation"));
        }
    }
    if (std::find(scene.highlights.begin(), scene.highlights.end(), point)
        != scene.highlights.end()) {
        texts << BoardDescription::tr("pointed out");
    }
    return texts;
}

/// What engines and lessons show there.
QStringList adviceTexts(const BoardScene &scene, Point point)
{
    QStringList texts;
    for (const BoardScene::Spot &spot : scene.spots) {
        if (spot.point == point) {
            texts << (spot.text.isEmpty() ? BoardDescription::tr("considered")
                                          : BoardDescription::tr("considered: %1").arg(spot.text));
            if (spot.isBest) {
                texts << BoardDescription::tr("first choice");
            }
        }
    }
    for (const BoardScene::Sign &sign : scene.signs) {
        if (sign.point == point) {
            texts << markText({sign.point, sign.kind, sign.text});
        }
    }
    for (const BoardScene::LineStone &stone : scene.line) {
        if (stone.point == point) {
            texts << (stone.color == Color::Black
                          ? BoardDescription::tr("Black’s move %1 of the line")
                          : BoardDescription::tr("White’s move %1 of the line"))
                         .arg(stone.number);
        }
    }
    return texts;
}

QString contentAt(const BoardScene &scene, Point point)
{
    const bool isDead = hasMark(scene.markup, point, MarkKind::Dead);
    const bool isSeki = hasMark(scene.markup, point, MarkKind::Seki);
    switch (scene.board.at(point)) {
    case Stone::Empty:
        return BoardDescription::tr("empty");
    case Stone::Black:
        return isDead ? BoardDescription::tr("a dead black stone")
                      : (isSeki ? BoardDescription::tr("a black stone in seki")
                                : BoardDescription::tr("a black stone"));
    case Stone::White:
        return isDead ? BoardDescription::tr("a dead white stone")
                      : (isSeki ? BoardDescription::tr("a white stone in seki")
                                : BoardDescription::tr("a white stone"));
    }
    Q_UNREACHABLE();
}

QString ownerAt(const BoardScene &scene, Point point)
{
    if (hasMark(scene.markup, point, MarkKind::BlackTerritory)) {
        return BoardDescription::tr("Black’s territory");
    }
    if (hasMark(scene.markup, point, MarkKind::WhiteTerritory)) {
        return BoardDescription::tr("White’s territory");
    }
    return {};
}

QString cursorSentence(const BoardScene &scene)
{
    const QString owner = ownerAt(scene, *scene.cursor);
    const QString place = textOf(*scene.cursor);
    const QString content = contentAt(scene, *scene.cursor);
    return owner.isEmpty()
             ? BoardDescription::tr("Cursor at %1, %2.").arg(place, content)
             : BoardDescription::tr("Cursor at %1, %2, %3.").arg(place, content, owner);
}

QStringList scoringSentences(const BoardScene &scene)
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
        sentences << BoardDescription::tr("Territory: Black %1, White %2 points.")
                         .arg(territory.black)
                         .arg(territory.white);
    }
    if (!dead.isEmpty()) {
        sentences << BoardDescription::tr("Dead stones: %1.").arg(dead.join(QLatin1String(", ")));
    }
    if (!seki.isEmpty()) {
        sentences
            << BoardDescription::tr("Stones in seki: %1.").arg(seki.join(QLatin1String(", ")));
    }
    return sentences;
}

QString stonesSentence(const BoardScene &scene)
{
    const BoardSize size = scene.board.size();
    ByColor<int> stones;
    for (int i = 0; i < size.pointCount(); ++i) {
        const Stone stone = scene.board.at(size.pointAt(i));
        stones.black += stone == Stone::Black ? 1 : 0;
        stones.white += stone == Stone::White ? 1 : 0;
    }
    return BoardDescription::tr("Board of %1 by %2 lines, %3 black and %4 white stones.")
        .arg(size.columns)
        .arg(size.rows)
        .arg(stones.black)
        .arg(stones.white);
}

QString moveSentence(const Move &move)
{
    const bool black = move.color == Color::Black;
    if (move.isPass()) {
        return black ? BoardDescription::tr("Last move: Black passed.")
                     : BoardDescription::tr("Last move: White passed.");
    }
    return (black ? BoardDescription::tr("Last move: Black %1.")
                  : BoardDescription::tr("Last move: White %1."))
        .arg(textOf(*move.point));
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

QString BoardDescription::ofPoint(const BoardScene &scene,
                                  const std::optional<Move> &lastMove,
                                  Point point)
{
    const Stone stone = scene.board.at(point);
    QStringList parts{textOf(point)};
    parts << (stone == Stone::Empty   ? tr("empty")
              : stone == Stone::Black ? tr("black stone")
                                      : tr("white stone"));
    if (lastMove && lastMove->point == point && stone != Stone::Empty) {
        parts << tr("last move");
    }
    for (const Mark &mark : scene.markup) {
        if (mark.point == point) {
            parts << markText(mark);
        }
    }
    parts << recordTexts(scene, point) << adviceTexts(scene, point);
    return parts.join(QLatin1String(", "));
}

QString BoardDescription::ofChange(const Board &before,
                                   const Board &after,
                                   const std::optional<Move> &lastMove)
{
    if (!lastMove) {
        return {};
    }
    const bool black = lastMove->color == Color::Black;
    if (lastMove->isPass()) {
        return black ? tr("Black passes") : tr("White passes");
    }
    const QString move = (black ? tr("Black %1") : tr("White %1")).arg(textOf(*lastMove->point));
    const int captured = capturedBy(*lastMove, before, after);
    switch (captured) {
    case 0:
        return move;
    case 1:
        return tr("%1, one stone captured").arg(move);
    default:
        return tr("%1, %2 stones captured").arg(move).arg(captured);
    }
}

QString BoardDescription::withAnnouncement(const QString &name, const QString &news)
{
    return tr("%1: %2").arg(name, news);
}

} // namespace shinpan
