// fuzz_gtp: an engine that writes anything at all, in any pieces. Every command must be settled
// exactly once, nothing may be read out of bounds, and a command line that parses must be one that
// can be sent.

#include "core/gtp/gtpsession.h"
#include "tests/support/scriptedtransport.h"

#include <QCoreApplication>

#include <cstdint>
#include <cstdlib>
#include <vector>

using namespace shinpan;
using shinpan::test::ScriptedTransport;

namespace {

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

/// The first byte says how long the pieces are, and whether ids are used.
void converse(QByteArrayView input)
{
    const auto shape = static_cast<unsigned char>(input.front());
    const qsizetype pieceSize = 1 + shape % 64;
    auto transport = std::make_unique<ScriptedTransport>();
    ScriptedTransport *const engine = transport.get();
    GtpTranscript transcript(GtpTranscript::Limits{.lines = 100, .bytes = 10'000});
    const int source = transcript.addSource(QStringLiteral("engine"));
    GtpSession session(std::move(transport), &transcript, source);
    session.setUsesIds(shape < 128);
    session.start();
    std::vector<Completion<GtpReply>> replies;
    qsizetype streamed = 0;
    for (qsizetype begin = 1; begin < input.size(); begin += pieceSize) {
        if (replies.size() % 4 == 3) {
            replies.push_back(
                session.stream(GtpCommand("lz-analyze"),
                               [&streamed](QByteArrayView line) { streamed += line.size(); }));
        } else {
            replies.push_back(session.send(GtpCommand("genmove", {"b"})));
        }
        if (replies.size() % 5 == 4) {
            session.cancel(replies[replies.size() / 2]);
        }
        const QByteArrayView piece = input.sliced(begin, std::min(pieceSize, input.size() - begin));
        engine->say(piece.toByteArray());
        engine->complain(piece.toByteArray());
    }
    require(streamed <= input.size());
    require(transcript.lineCount() <= 100);
    engine->end(shape % 2 == 0 ? ProcessExit::exited(0) : ProcessExit::signalled(6));
    for (const Completion<GtpReply> &reply : replies) {
        require(reply.isComplete());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static int argc = 1;
    static char name[] = "fuzz_gtp";
    static char *argv[] = {name, nullptr};
    static const QCoreApplication application(argc, argv);

    const QByteArrayView input(data, static_cast<qsizetype>(size));
    if (const Result<GtpCommand> command = GtpCommand::parse(input)) {
        require(command->isValid());
    }
    if (!input.isEmpty()) {
        converse(input);
    }
    return 0;
}
