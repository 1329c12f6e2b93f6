// fuzz_gmp: a program that sends anything at all instead of GMP, and a controller that says
// anything at all. Every line that holds a command gets one answer at most, and nothing is read out
// of bounds.

#include "core/gmp/gmptranslator.h"

#include <cstdint>
#include <cstdlib>

using namespace shinpan;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    GmpTranslator translator;
    GmpTranslator::Time now{};
    translator.hearController("boardsize 9\nplay b D4\n1 genmove w\n", now);
    qsizetype answers = 0;
    qsizetype lines = 3;
    std::size_t at = 0;
    while (at < size) {
        // A byte says for whom the next bytes are, how many, and how much time passes.
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
        }
        translator.pass(now);
        if (translator.needsNewProgram()) {
            translator.beginProgram();
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
