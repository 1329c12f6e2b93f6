#include "app/cli/compete/competecall.h"
#include "app/cli/compete/competeverbs.h"
#include "app/cli/verb/interruptshield.h"
#include "app/common/output.h"
#include "core/competition/seal/sealnews.h"
#include "core/util/spoken.h"

#include <QElapsedTimer>

namespace shinpan {

namespace {

const QCommandLineOption KeepOption(QStringLiteral("keep"), {}, QStringLiteral("WHAT"));
const QCommandLineOption WithoutLogsOption(QStringLiteral("without-logs"));
const QCommandLineOption ListOption(QStringLiteral("list"));
const QCommandLineOption SealJsonOption(QStringLiteral("json"));

constexpr char SealHelp[] = R"(
Puts a competition into one file that anybody can check with `compete verify`, without its engines:
settings, hashes of engines and networks, every move and verdict, records, logs and the report, with a
manifest of their SHA-256. What would tell of people and computers is listed first, and replaced by
"/folder-1", "user-1", "host-1" or "hidden", the same word everywhere. Refused while it is played.

  -o, --output BUNDLE
                 the file to write (default: NAME.seal.zip beside the competition's file)
  --keep WHAT    tell it as it is: environment, folders, users, hosts, or several joined by commas
  --without-logs leave out what engines were told and said
  --list         only list what the bundle would tell and what is not in it; write nothing
  --json         print JSON instead
  --help         print this
)";

[[nodiscard]] Result<SealOptions> readSealOptions(const QCommandLineParser &arguments)
{
    SealOptions options;
    options.hasLogs = !arguments.isSet(WithoutLogsOption);
    const QStringList words = arguments.value(KeepOption).split(u',', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        const std::optional<Private> kind = privateFromName(word.trimmed());
        if (!kind) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP(
                    "Messages", "--keep: \"%1\" is none of environment, folders, users and hosts"),
                word));
        }
        options.kept.push_back(*kind);
    }
    return options;
}

struct Wanted
{
    bool isJson = false;
    bool isListOnly = false; ///< nothing is written
};

[[nodiscard]] QString lineOf(const Finding &one)
{
    const QString how = one.found == one.shown
                          ? spoken(QT_TRANSLATE_NOOP("Messages", "kept"))
                          : spoken(QT_TRANSLATE_NOOP("Messages", "replaced by %1"), one.shown);
    return QStringLiteral("  ")
         + spoken(QT_TRANSLATE_NOOP("Messages", "%1: %2, %3 (%4 places, first in %5)"),
                  privateName(one.kind), one.found, how, one.places, one.firstEntry);
}

/// Says on stderr what the bundle tells.
void tell(const SealPreview &preview)
{
    Output &out = standardError();
    if (!preview.state.isEmpty()) {
        out.writeLine(
            spoken(QT_TRANSLATE_NOOP("Messages", "Sealed as it stands: %1"), preview.state));
    }
    out.writeLine(preview.findings.empty()
                      ? spoken(QT_TRANSLATE_NOOP(
                          "Messages", "Nothing was found that tells of people or computers."))
                      : spoken(QT_TRANSLATE_NOOP("Messages", "Found about people and computers:")));
    for (const Finding &one : preview.findings) {
        out.writeLine(lineOf(one));
    }
    for (const QString &name : preview.tooCommon) {
        out.writeLine(
            QStringLiteral("  ")
            + spoken(QT_TRANSLATE_NOOP(
                         "Messages", "the name \"%1\" stays: it is too short or too common a word"),
                     name));
    }
    for (const Message &what : preview.leftOut) {
        out.writeLine(spoken(QT_TRANSLATE_NOOP("Messages", "Left out: %1"), what));
    }
}

void tellAsJson(const SealNews &news)
{
    standardOutput().writeData(toJson(news) + '\n');
    standardOutput().flush();
}

/// Tells on standard output how far it is, as often as people look.
class ProgressReporter
{
public:
    void report(const SealProgress &progress)
    {
        constexpr qint64 Interval = 100; // ms
        if (!m_last.isValid() || m_last.hasExpired(Interval) || progress.done == progress.all) {
            tellAsJson(progress);
            m_last.start();
        }
    }

private:
    QElapsedTimer m_last;
};

void tellWritten(const QString &bundle, const SealedBundle &sealed)
{
    standardOutput().writeLine(spoken(QT_TRANSLATE_NOOP("Messages", "%1: %2 games, %3 entries"),
                                      bundle, sealed.games, sealed.entries));
    standardOutput().writeLine(spoken(QT_TRANSLATE_NOOP("Messages", "SHA-256 of its manifest: %1"),
                                      QString::fromLatin1(sealed.manifestHash)));
}

Result<int> sealInto(const QString &bundle, const QString &file, SealOptions options, Wanted wanted)
{
    const InterruptShield shield;
    options.goesOn = [&shield, wanted, reporter = ProgressReporter()](std::size_t done,
                                                                      std::size_t all) mutable {
        if (wanted.isJson) {
            reporter.report({done, all});
        }
        return !shield.hasStopped();
    };
    const auto sealed = sealCompetition(file, bundle, options, [&](const SealPreview &preview) {
        wanted.isJson ? tellAsJson(preview) : tell(preview);
        return !wanted.isListOnly && !shield.hasStopped();
    });
    if (!sealed) {
        if (wanted.isJson) {
            tellAsJson(sealed.error());
        }
        return complainOf(sealed.error());
    }
    if (!*sealed) {
        return shield.hasStopped() ? ExitInterrupted : ExitDone;
    }
    wanted.isJson ? tellAsJson(**sealed) : tellWritten(bundle, **sealed);
    return ExitDone;
}

Result<int> seal(const QCommandLineParser &arguments)
{
    const std::optional<QString> file = onlyFile(arguments);
    if (!file) {
        return ExitFailed;
    }
    const Result<SealOptions> options = readSealOptions(arguments);
    if (!options) {
        return failure(options.error());
    }
    const QString bundle = arguments.isSet(CompeteOutputOption)
                             ? arguments.value(CompeteOutputOption)
                             : usualBundle(*file);
    return sealInto(bundle, *file, *options,
                    {arguments.isSet(SealJsonOption), arguments.isSet(ListOption)});
}

} // namespace

const Verb CompeteSealVerb{.name = QLatin1String("seal"),
                           .summary = "put it into one file that anybody can verify",
                           .usage = "FILE [-o BUNDLE] [options]",
                           .help = SealHelp,
                           .json = {SealNewsShape},
                           .addOptions =
                               [](QCommandLineParser &parser) {
                                   parser.addOptions({CompeteOutputOption, KeepOption,
                                                      WithoutLogsOption, ListOption,
                                                      SealJsonOption});
                               },
                           .run = seal};

} // namespace shinpan
