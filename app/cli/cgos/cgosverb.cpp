#include "app/cli/cgos/cgosverb.h"

#include "app/cli/cgos/password.h"
#include "app/common/exitcode.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "core/cgos/file/cgosfile.h"
#include "core/cgos/file/passwordfile.h"
#include "core/util/interruptsignal.h"
#include "core/util/spoken.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTime>

#include <memory>
#include <vector>

namespace shinpan {

namespace {

constexpr char CgosFailure[] =
    "bad call, a file that cannot be read or written, or an account could not go on\n"
    "       (the server refuses it, or its engine broke down)";

void addCgosOptions(QCommandLineParser &parser)
{
    addOption(parser, "games", "log each account out after N games, whatever the file says", "N");
    addOption(parser, "example", "print a file of accounts that explains itself");
    addOption(parser, "q quiet", "print only what goes wrong, on stderr");
}

[[nodiscard]] QString cgosHelp()
{
    return optionsHelp(addCgosOptions, QStringLiteral(R"(
Plays your engines on CGOS, the server that rates Go programs, or on another server that runs the
same software. FILE says where, under which names and with which engines; --example prints one.

Each account logs in, plays game after game, and reconnects after any interruption, in mid-game if
the server still has the game. The server's clock and its verdict are final. Each account leaves
NAME-GAME.sgf, NAME.csv (results, with the server's ratings) and NAME.log (everything that server
and engine said to each other, without the password; beyond 256 MiB the older half goes). A server
that begins more games than anybody plays is left alone for a while, each time for longer. The password is read from a file that only
you can read, or asked for.

Ctrl-C or SIGTERM stops once the running games are over. A second one logs out at once: the
server's clock keeps running, and an account that is back in time plays on.
)"));
}

/// One `shinpan-cli cgos` call.
class CgosRun final : public QObject
{
public:
    explicit CgosRun(bool isQuiet)
        : m_isQuiet(isQuiet)
    { }

    /// The failure names what cannot be written.
    [[nodiscard]] Result<void> add(const CgosSettings &settings)
    {
        auto account = std::make_unique<CgosAccount>(settings);
        CgosAccount *const one = account.get();
        connect(one, &CgosAccount::remarked, this,
                [this, one](const Message &what) { tell(*one, spoken(what)); });
        connect(one, &CgosAccount::finished, this, [this](bool isWell) { end(isWell); });
        m_accounts.push_back(std::move(account));
        return one->open();
    }

    void start()
    {
        m_running = m_accounts.size();
        for (const auto &account : m_accounts) {
            account->start();
        }
    }

    void interrupt()
    {
        const bool isFirst = ++m_interrupts == 1;
        if (isFirst && !m_isQuiet) {
            standardOutput().writeLine(spoken(QT_TRANSLATE_NOOP(
                "Messages", "stopping after the running games; once more to log out at once")));
            standardOutput().flush();
        }
        for (const auto &account : m_accounts) {
            account->stop(isFirst ? CgosAccount::Stop::AfterGame : CgosAccount::Stop::Now);
        }
    }

    void printTallies() const
    {
        for (const auto &account : m_accounts) {
            const CgosAccount::Tally &tally = account->tally();
            const int draws = tally.games - tally.wins - tally.losses;
            QString text = spoken(
                QT_TRANSLATE_NOOP("Messages",
                                  "%1: %2 games, %3 won, %4 lost, %5 drawn, %6 broken off"),
                account->name(), tally.games, tally.wins, tally.losses, draws, tally.unfinished);
            if (!tally.rating.isEmpty()) {
                text += QStringLiteral("; ")
                      + spoken(QT_TRANSLATE_NOOP("Messages", "last rating %1"), tally.rating);
            }
            standardOutput().writeLine(text);
        }
    }

    [[nodiscard]] int exitCode() const
    {
        return !m_isWell ? ExitFailed : m_interrupts > 1 ? ExitInterrupted : ExitDone;
    }

private:
    void tell(const CgosAccount &account, const QString &text) const
    {
        if (!m_isQuiet) {
            standardOutput().writeLine(QTime::currentTime().toString(QStringLiteral("HH:mm:ss "))
                                       + account.name() + QStringLiteral(": ") + text);
            standardOutput().flush();
        }
    }

    void end(bool isWell)
    {
        m_isWell = m_isWell && isWell;
        if (--m_running == 0) {
            QCoreApplication::exit();
        }
    }

    bool m_isQuiet;
    std::vector<std::unique_ptr<CgosAccount>> m_accounts;
    std::size_t m_running = 0;
    int m_interrupts = 0;
    bool m_isWell = true;
};

[[nodiscard]] int complain(const QString &text)
{
    standardError().writeLine(QStringLiteral("shinpan-cli cgos: ") + text);
    return ExitFailed;
}

/// The account's settings with its password.
[[nodiscard]] Result<CgosSettings> completed(const CgosAccountEntry &entry,
                                             std::optional<int> games)
{
    const CgosLogin &login = entry.settings.login;
    const Result<QString> password =
        entry.passwordFile.isEmpty() ? askForPassword(
            QStringLiteral("Password of %1 at %2: ").arg(login.name, entry.settings.server.text()))
                                     : passwordFrom(entry.passwordFile);
    if (!password) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1: %2"), login.name, password.error()));
    }
    CgosSettings settings = playedWith(entry, *password);
    settings.games = games ? games : settings.games;
    return settings;
}

Result<int> playOnCgos(const QCommandLineParser &arguments)
{
    if (arguments.isSet(QStringLiteral("example"))) {
        standardOutput().write(cgosExample());
        return ExitDone;
    }
    const QStringList files = arguments.positionalArguments();
    if (files.size() != 1) {
        return failure(
            files.isEmpty()
                ? Message::of(QT_TRANSLATE_NOOP("Messages", "say which file of accounts"))
                : Message::of(QT_TRANSLATE_NOOP("Messages", "\"%1\" is one argument too many"),
                              files.at(1)));
    }
    const Result<std::optional<int>> games =
        readWholeNumber(arguments, QStringLiteral("games"), 1, MostCounted);
    if (!games) {
        return failure(games.error());
    }
    const auto accounts = readCgosFile(files.constFirst());
    if (!accounts) {
        for (const CompetitionFileError &error : accounts.error()) {
            standardError().writeLine(spoken(error.message()));
        }
        return ExitFailed;
    }
    CgosRun run(arguments.isSet(QStringLiteral("quiet")));
    for (const CgosAccountEntry &entry : *accounts) {
        const Result<CgosSettings> settings = completed(entry, *games);
        const Result<void> added =
            settings ? run.add(*settings) : Result<void>(failure(settings.error()));
        if (!added) {
            return complain(spoken(added.error()));
        }
    }
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, &run, &CgosRun::interrupt);
    QMetaObject::invokeMethod(&run, &CgosRun::start, Qt::QueuedConnection);
    QCoreApplication::exec();
    if (!arguments.isSet(QStringLiteral("quiet"))) {
        run.printTallies();
    }
    return run.exitCode();
}

} // namespace

const Verb CgosVerb{.name = QLatin1String("cgos"),
                    .summary = "play on the computer Go server CGOS",
                    .usage = "FILE [options]",
                    .help = "",
                    .moreHelp = cgosHelp,
                    .done = "stopped after the running games, or all games played",
                    .failed = CgosFailure,
                    .addOptions = addCgosOptions,
                    .run = playOnCgos};

} // namespace shinpan
