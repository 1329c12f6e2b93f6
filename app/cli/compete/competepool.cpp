#include "app/cli/compete/competecall.h"
#include "app/cli/compete/competeverbs.h"
#include "app/common/output.h"
#include "core/competition/pooled/poolformats.h"
#include "core/util/spoken.h"

#include <QFileInfo>

namespace shinpan {

namespace {

const QCommandLineOption PoolFormatOption(QStringLiteral("format"), {}, QStringLiteral("VALUE"));

constexpr char PoolHelp[] = R"(
Rates all players of several sealed competitions together, whoever played them, and prints the report.
The same program and files, started in the same way, are the same player, whatever it is called. Games
under other conditions (board, komi, rules, time) are strata: a player is as strong in all of them, while
what having Black is worth is each one's own; beside that each stratum is rated alone, and what differs is
shown. Verify the bundles first: `compete verify`.

  --format F     text (default), html (a page) or json
  -o, --output FILE
                 instead of standard output; without --format, its ending says the format
  --help         print this
)";

/// The format's word; empty if it is none.
[[nodiscard]] QString poolFormatOf(const QCommandLineParser &arguments)
{
    const QString text = QStringLiteral("text");
    const QString ending = QFileInfo(arguments.value(CompeteOutputOption)).suffix().toLower();
    const QString word = arguments.isSet(PoolFormatOption)
                           ? arguments.value(PoolFormatOption).toLower()
                       : ending == QLatin1String("html") || ending == QLatin1String("json") ? ending
                                                                                            : text;
    return QStringList{text, QStringLiteral("html"), QStringLiteral("json")}.contains(word)
             ? word
             : QString();
}

[[nodiscard]] QByteArray writtenAs(const QString &format, const BundlePool &pool)
{
    return format == QLatin1String("html") ? toHtml(pool)
         : format == QLatin1String("json") ? toJson(pool) + '\n'
                                           : toText(pool).toUtf8();
}

Result<int> pool(const QCommandLineParser &arguments)
{
    const QString format = poolFormatOf(arguments);
    if (format.isEmpty()) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "--format: \"%1\" is none of text, html and json"),
            arguments.value(PoolFormatOption)));
    }
    const QStringList files = arguments.positionalArguments();
    if (files.isEmpty()) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "name one bundle or more")));
    }
    std::vector<NamedBundle> bundles;
    for (const QString &file : files) {
        Result<SealedCompetition> sealed = readSealed(file);
        if (!sealed) {
            return complainOf(sealed.error());
        }
        bundles.push_back({QFileInfo(file).fileName(), std::move(*sealed)});
    }
    const Result<BundlePool> pooled = poolBundles(bundles);
    if (!pooled) {
        return complainOf(pooled.error());
    }
    if (!pooled->ratings) {
        return complainOf(
            spoken(QT_TRANSLATE_NOOP("Messages", "there is no game that could be rated")));
    }
    if (format == QLatin1String("text") && !arguments.isSet(CompeteOutputOption)) {
        standardOutput().write(toText(*pooled));
        return ExitDone;
    }
    return writeOutput(writtenAs(format, *pooled), arguments.value(CompeteOutputOption));
}

} // namespace

const Verb CompetePoolVerb{.name = QLatin1String("pool"),
                           .summary = "rate the players of several bundles together",
                           .usage = "BUNDLE... [options]",
                           .help = PoolHelp,
                           .json = {PoolShape},
                           .addOptions =
                               [](QCommandLineParser &parser) {
                                   parser.addOptions({PoolFormatOption, CompeteOutputOption});
                               },
                           .run = pool};

} // namespace shinpan
