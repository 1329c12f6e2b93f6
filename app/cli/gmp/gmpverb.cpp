#include "app/cli/gmp/gmpverb.h"

#include "app/cli/verb/engineoptions.h"
#include "app/common/exitcode.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/engineaddress.h"
#include "core/engine/profile/enginerules.h"
#include "core/gmpserver/gmpreception.h"
#include "core/gtp/descriptortransport.h"
#include "core/gtp/tcpdoor.h"
#include "core/util/interruptsignal.h"
#include "core/util/spoken.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <unistd.h>

#include <memory>

namespace shinpan {

namespace {

void addGmpOptions(QCommandLineParser &parser)
{
    addGameOptions(parser);
    addOption(parser, "color", "The engine's colour, black or white.", "COLOR");
    addOption(
        parser, "listen",
        "Wait for callers on this TCP port instead of using the standard "
        "streams, each with an engine of its own; who does not play makes room for who waits. "
        "Without a host, only this computer can connect.",
        "[HOST:]PORT");
    addOption(parser, "sgf", "Directory for the game records, gmp-1.sgf and so on.", "DIR");
    addSandboxOption(parser);
}

[[nodiscard]] QString gmpHelp()
{
    return optionsHelp(
        addGmpOptions,
        QStringLiteral("Lets a GTP engine play against a program that speaks the Go Modem "
                       "Protocol, such as CGoban: game\nafter game, for as long as the other "
                       "side wants. Size, handicap and colours that are not given\nhere are "
                       "asked of the other side; if it does not know either, the game is 19×19 "
                       "without handicap\nand the engine plays White. Standard output carries "
                       "nothing but GMP. What GMP cannot express\n(komi, scores, a resignation) "
                       "is reported on standard error.\n\nshinpan-cli gmp --size 9 -- gnugo "
                       "--mode gtp"));
}

/// The options of a call: the seat, and where it listens for callers.
struct GmpOptions
{
    GmpSeat seat;
    std::optional<TcpAddress> listensAt;
};

[[nodiscard]] Result<EngineProfile> readGmpEngine(const QCommandLineParser &parser)
{
    const QStringList words = parser.positionalArguments();
    if (words.isEmpty()) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "the engine is missing; give its command after --")));
    }
    const QString command =
        words.size() == 1 ? words.first() : joinCommandWords({words.first(), words.sliced(1)});
    return storedEngineOr(parser, command).and_then([](const EngineProfile &engine) {
        return engineRoute(engine).map([&engine](const EngineRoute &) { return engine; });
    });
}

/// What the call says of the game; the other side may say the rest.
[[nodiscard]] Result<GmpTerms> readTerms(const QCommandLineParser &parser, const MatchSetup &setup)
{
    GmpTerms terms;
    if (parser.isSet(QStringLiteral("size"))) {
        terms.size = setup.size.columns;
        if (*terms.size < 2 || *terms.size > LargestGmpBoard) {
            return wrongValue(
                parser, QStringLiteral("size"),
                Message::of(QT_TRANSLATE_NOOP("Messages", "is not from 2 to %1"), LargestGmpBoard));
        }
    }
    if (parser.isSet(QStringLiteral("handicap"))) {
        if (setup.handicapStyle == HandicapStyle::Free) {
            return wrongValue(
                parser, QStringLiteral("handicap"),
                Message::of(QT_TRANSLATE_NOOP("Messages", "is free; GMP has fixed points only")));
        }
        terms.handicap = setup.handicap;
    }
    if (parser.isSet(QStringLiteral("color"))) {
        const QString color = parser.value(QStringLiteral("color")).toLower();
        if (color != QLatin1String("black") && color != QLatin1String("white")) {
            return wrongValue(
                parser, QStringLiteral("color"),
                Message::of(QT_TRANSLATE_NOOP("Messages", "is neither black nor white")));
        }
        terms.theirs = color == QLatin1String("black") ? Color::White : Color::Black;
    }
    return terms;
}

[[nodiscard]] Result<GmpOptions> readGmpOptions(const QCommandLineParser &parser)
{
    FirstFailure failed;
    GmpOptions options;
    options.seat.setup = failed.valueOf(readGameOptions(parser));
    options.seat.terms = failed.valueOf(readTerms(parser, options.seat.setup));
    options.seat.engine =
        startedFor(failed.valueOf(readGmpEngine(parser)), options.seat.setup.rules);
    if (parser.isSet(QStringLiteral("komi"))) {
        options.seat.komi = options.seat.setup.komi;
    }
    options.listensAt = failed.valueOf(readListen(parser));
    options.seat.folder = parser.value(QStringLiteral("sgf"));
    if (!options.seat.folder.isEmpty() && !QDir().mkpath(options.seat.folder)) {
        failed.add(wrongValue(parser, QStringLiteral("sgf"),
                              Message::of(QT_TRANSLATE_NOOP("Messages", "cannot be created"))));
    }
    return failed.orElse(options);
}

/// One `shinpan-cli gmp` call.
class GmpRun final : public QObject
{
public:
    explicit GmpRun(GmpOptions options)
        : m_options(std::move(options))
    { }

    /// The failure says why nobody can call.
    [[nodiscard]] Result<void> open()
    {
        if (!m_options.listensAt) {
            sit();
            return {};
        }
        Result<TcpDoor> door = TcpDoor::open(*m_options.listensAt);
        if (!door) {
            return optionFailure(QStringLiteral("listen"), door.error());
        }
        m_reception = std::make_unique<GmpReception>(std::move(*door), m_options.seat);
        connect(m_reception.get(), &GmpReception::told, this, [](const Message &text) {
            standardError().writeStrangersLine(Prefix + spoken(text));
        });
        connect(m_reception.get(), &GmpReception::finished, this,
                [] { QCoreApplication::exit(ExitInterrupted); });
        tell(spoken(QT_TRANSLATE_NOOP("Messages", "listening at %1"),
                    m_reception->address().text()));
        return {};
    }

    void interrupt()
    {
        m_isInterrupted = true;
        if (m_reception) {
            m_reception->stop();
        } else {
            m_table->stop();
        }
    }

private:
    static constexpr QLatin1String Prefix{"shinpan-cli gmp: "};

    /// Plays at the standard streams.
    void sit()
    {
        m_table = std::make_unique<GmpTable>(
            m_options.seat, std::make_unique<DescriptorTransport>(duplicate(STDIN_FILENO),
                                                                  duplicate(STDOUT_FILENO)));
        connect(m_table.get(), &GmpTable::told, this,
                [](const Message &text) { tell(spoken(text)); });
        connect(
            m_table.get(), &GmpTable::finished, this,
            [this](bool isWell) {
                QCoreApplication::exit(m_isInterrupted ? ExitInterrupted
                                       : isWell        ? ExitDone
                                                       : ExitFailed);
            },
            Qt::QueuedConnection);
        m_table->start();
    }

    static void tell(const QString &text) { standardError().writeLine(Prefix + text); }

    GmpOptions m_options;
    std::unique_ptr<GmpReception> m_reception; ///< lets callers in; null: there is m_table
    std::unique_ptr<GmpTable> m_table;
    bool m_isInterrupted = false;
};

Result<int> playOverGmp(const QCommandLineParser &arguments)
{
    const Result<GmpOptions> options = readGmpOptions(arguments);
    if (!options) {
        return failure(options.error());
    }
    GmpRun run(*options);
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, &run, &GmpRun::interrupt);
    if (const Result<void> opened = run.open(); !opened) {
        standardError().writeLine(QStringLiteral("shinpan-cli gmp: ") + spoken(opened.error()));
        return ExitFailed;
    }
    return QCoreApplication::exec();
}

} // namespace

const Verb GmpVerb{.name = QLatin1String("gmp"),
                   .summary = "let an engine play by the Go Modem Protocol",
                   .usage = "[options] -- ENGINE [ARGUMENT...]",
                   .help = "",
                   .moreHelp = gmpHelp,
                   .done = "the other side has hung up",
                   .failed = "bad call, or the engine or the other side failed",
                   .addOptions = addGmpOptions,
                   .run = playOverGmp,
                   .ignoresClosedPipe = true};

} // namespace shinpan
