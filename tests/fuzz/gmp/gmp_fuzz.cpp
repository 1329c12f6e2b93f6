// fuzz_gmp: a program, or a caller, that sends anything at all instead of GMP, and a controller
// that says anything at all. Every line that holds a command gets one answer at most, and nothing
// is read out of bounds.

#include "core/gmp/gmptranslator.h"

#include <cstdint>
#include <cstdlib>

using namespace shinpan;

namespace {

/// Moves after each of its moves, wherever it is.
void hearOut(GmpGame &guest, GmpTranslator::Time now)
{
    while (const auto event = guest.next()) {
        std::vector<Move> moves = guest.told();
        if (event->kind == GmpGame::Event::Kind::Agreed) {
            guest.await(moves, now);
        } else if (event->kind == GmpGame::Event::Kind::Moved) {
            moves.push_back(Move::pass(opposite(event->move.color)));
            guest.await(moves, now);
        }
    }
    [[maybe_unused]] const QByteArray written = guest.takeOutput();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    GmpTranslator translator;
    GmpGame guest(GmpGame::Role::Guest);
    GmpTranslator::Time now{};
    translator.hearController("boardsize 9\nplay b D4\n1 genmove w\n", now);
    qsizetype answers = 0;
    qsizetype lines = 3;
    std::size_t at = 0;
    while (at < size) {
        // A byte says where the next bytes go, how many they are, and how much time passes.
        const unsigned shape = data[at++];
        const std::size_t count = std::min<std::size_t>(shape >> 3, size - at);
        const QByteArrayView piece(data + at, static_cast<qsizetype>(count));
        at += count;
        now += GmpTranslator::Time((shape & 3) * 700);
        if ((shape & 4) != 0) {
            translator.hearController(piece, now);
            lines += piece.count('\n');
        } else {
            translator.hearProgram(piece, now);
            guest.hear(piece, now);
            hearOut(guest, now);
        }
        translator.pass(now);
        if (translator.needsNewProgram()) {
            translator.beginProgram(now);
        }
        answers += translator.takeForController().count("\n\n");
        [[maybe_unused]] const QByteArray written = translator.takeForProgram();
        [[maybe_unused]] const QByteArray remarks = translator.takeRemarks();
    }
    if (answers > lines) {
        std::abort();
    }
    return 0;
}
