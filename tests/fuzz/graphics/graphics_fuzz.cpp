// fuzz_graphics: an engine that answers anything at all to any command for the board, describes
// itself in any words, and draws whatever it likes on standard error. Nothing may be read out of
// bounds, and what is drawn keeps within the limits that the headers name.
//
//   fuzz_graphics tests/data/graphics -dict=tests/fuzz/graphics/graphics.dict -max_total_time=60

#include "core/graphics/engineparameters.h"
#include "core/graphics/livegraphics.h"
#include "core/graphics/replydrawing.h"
#include "core/graphics/replytable.h"
#include "core/graphics/resistance.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>

using namespace shinpan;

namespace {

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

void requireSound(const BoardDrawing &drawing)
{
    const BoardSize size = drawing.size();
    for (int i = 0; i < size.pointCount(); ++i) {
        const PointDrawing &there = drawing.at(size.pointAt(i));
        require(there.label.size() <= BoardDrawing::MostLabelLetters);
        require(!there.influence || std::isfinite(*there.influence));
        require(std::abs(drawing.shownInfluence(size.pointAt(i))) <= 1);
        require(there.color.value_or(0) <= 0xffffff);
    }
    require(drawing.line().size() <= BoardDrawing::MostMoves);
    for (const Move &move : drawing.line()) {
        require(!move.point || size.contains(*move.point));
    }
    require(drawing.texts().size() <= BoardDrawing::MostTexts);
    for (const QString &text : drawing.texts()) {
        require(text.size() <= BoardDrawing::MostTextLetters);
    }
}

void readAnswer(std::uint8_t kind, const QString &reply, BoardSize size)
{
    EngineCommand command;
    command.type = static_cast<ReplyType>(kind % (static_cast<int>(LastReplyType) + 1));
    command.section = (kind & 0x80) != 0 ? QStringLiteral("-policy") : QString();
    AskedAbout asked{size, {}, static_cast<Stone>(kind % 3)};
    asked.choices.point = size.pointAt(0);
    const std::optional<BoardDrawing> drawing = drawingOf(command, reply, asked);
    if (!drawing) {
        return;
    }
    requireSound(*drawing);
    const std::vector<ReplyRow> rows = rowsOf(command, reply, *drawing);
    require(rows.size() <= MostRows);
    for (const ComparedRow &row : compared(rows, rows)) {
        require(!row.isDifferent());
    }
    static_cast<void>(readingAnswer(reply, size));
}

void readDescription(const QString &text)
{
    for (const EngineCommand &command : readCommands(text).commands) {
        CommandChoices choices;
        choices.text = text.left(20);
        const Result<GtpCommand> filled = filledIn(command.command, choices);
        require(!filled || !filled->line().isEmpty());
    }
    require(readParameters(text).size() <= MostParameters);
}

void hear(QByteArrayView lines, BoardSize size)
{
    LiveGraphics live(size);
    qsizetype begin = 0;
    while (begin <= lines.size()) {
        qsizetype end = begin;
        while (end < lines.size() && lines[end] != '\n') {
            ++end;
        }
        if (live.take(lines.sliced(begin, end - begin))) {
            requireSound(live.drawing());
        }
        begin = end + 1;
    }
}

} // namespace

/// The first byte says what kind of answer it is, the second how large the board is.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size < 2) {
        return 0;
    }
    static constexpr std::uint8_t Sides[] = {9, 19, 2, 52};
    const BoardSize board{Sides[data[1] & 3], Sides[data[1] >> 2 & 3]};
    const QByteArrayView said(data + 2, static_cast<qsizetype>(size - 2));
    const QString text = QString::fromUtf8(said);
    readAnswer(data[0], text, board);
    readDescription(text);
    hear(said, board);
    return 0;
}
