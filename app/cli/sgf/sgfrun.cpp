#include "app/cli/sgf/sgfrun.h"

#include "app/cli/sgf/sgfcrew.h"
#include "app/cli/verb/interruptshield.h"
#include "app/common/gameoptions.h"
#include "core/record/import/gamefile.h"
#include "core/record/import/gamefolder.h"
#include "core/record/sgf/recordbytes.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/replay.h"
#include "core/util/spoken.h"
#include "core/util/wholefile.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <map>
#include <vector>

namespace shinpan {

namespace {

const QString StandardInput = QStringLiteral("-");

Result<QByteArray> contentOf(const QString &path)
{
    if (path != StandardInput) {
        return readRegularFile(path, LargestRecordFile);
    }
    QFile file;
    if (!file.open(stdin, QIODevice::ReadOnly)) {
        return failure(Message::verbatim(file.errorString()));
    }
    return readAtMost(file, LargestRecordFile);
}

QStringList filesIn(const QString &directory, const QStringList &suffixes)
{
    QStringList paths;
    QDirIterator entries(directory, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        entries.next();
        if (suffixes.contains(entries.fileInfo().suffix(), Qt::CaseInsensitive)) {
            paths += entries.filePath();
        }
    }
    paths.sort();
    return paths;
}

/// Files and what is in directories, in the order of the command line.
QStringList findFiles(SgfRun &run, SgfFormats formats)
{
    QStringList paths;
    const bool isRecursive = run.has(RecursiveOption);
    for (const QString &word : run.files()) {
        if (word == StandardInput || !QFileInfo(word).isDir()) {
            paths += word;
        } else if (isRecursive) {
            paths += filesIn(word, suffixesOf(formats));
        } else {
            run.complain(word, spoken(QT_TRANSLATE_NOOP(
                                   "Messages", "this is a directory; add -r to look into it")));
        }
    }
    return paths;
}

/// What --game says.
Result<std::optional<int>> readGameNumber(const SgfRun &run)
{
    if (!run.has(GameOption)) {
        return std::optional<int>();
    }
    return readWholeNumber(run.arguments(), QStringLiteral("game"), 1,
                           std::numeric_limits<int>::max());
}

/// The game of Go of that number, from 1.
Result<std::size_t> chooseGame(const SgfCollection &collection, int number)
{
    const auto index = static_cast<std::size_t>(number) - 1;
    if (index >= collection.size()) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "--game %1: the number of games is %2"),
                        number, collection.size()));
    }
    if (!collection.isGo(index)) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "--game %1: it is not a record of Go"), number));
    }
    return index;
}

void warn(const QString &place, const QString &text)
{
    standardError().writeLine(
        spoken(QT_TRANSLATE_NOOP("Messages", "%1: warning: %2"), place, text));
}

/// The first few of a kind; old files have one for each of their moves.
void tellWarnings(const QString &path, const std::vector<SgfWarning> &warnings, std::size_t omitted)
{
    static constexpr int MostOfAKind = 5;
    std::map<SgfWarning::Kind, int> counts;
    for (const SgfWarning &warning : warnings) {
        if (++counts[warning.kind] <= MostOfAKind) {
            warn(located(path, warning.line, warning.column), spoken(describe(warning)));
        } else {
            ++omitted;
        }
    }
    if (omitted > 0) {
        warn(path, spoken(QT_TRANSLATE_NOOP("Messages", "%1 more of these"), omitted));
    }
}

void tellWarnings(const QString &path, const SgfGame &game)
{
    tellWarnings(path, game.warnings, game.omittedWarnings);
    if (const ImpliedHandicap handicap = impliedHandicap(game.tree); handicap.stones > 0) {
        warn(path,
             spoken(QT_TRANSLATE_NOOP("Messages", "a handicap of %1 without stones: %2"),
                    handicap.stones,
                    handicap.points.empty()
                        ? spoken(QT_TRANSLATE_NOOP(
                            "Messages", "none were set up, for there are no fixed points for so "
                                        "many, or a move stands on one of them"))
                        : spoken(QT_TRANSLATE_NOOP("Messages", "the fixed points were taken"))));
    }
}

void tellFileWarnings(const QString &path, const SgfCollection &collection)
{
    tellWarnings(path, collection.warnings(), collection.omittedWarnings());
}

/// What --charset says. Fails when there is no such character set.
Result<SgfReadOptions> readOptions(const QCommandLineParser &arguments)
{
    SgfReadOptions options;
    options.charset = arguments.value(CharsetOption).toLatin1();
    if (arguments.isSet(CharsetOption) && !isKnownCharset(options.charset)) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "--charset: \"%1\" is no character set that is known here; "
                              "try UTF-8, GB18030, Big5, Shift_JIS, EUC-KR or ISO-8859-1"),
            arguments.value(CharsetOption)));
    }
    return options;
}

} // namespace

bool SgfRun::has(const QCommandLineOption &option) const
{
    const QStringList given = m_arguments.optionNames();
    return std::ranges::any_of(option.names(),
                               [&given](const QString &name) { return given.contains(name); });
}

void SgfRun::complain(const QString &what)
{
    standardError().writeLine(QStringLiteral("shinpan-cli sgf %1: %2").arg(m_verb, what));
    worsen(ExitFailed);
}

void SgfRun::complain(const QString &path, const SgfError &error)
{
    standardError().writeLine(
        QStringLiteral("%1: %2").arg(located(path, error.line, error.column), spoken(error.text)));
    worsen(ExitFailed);
}

void SgfRun::separate()
{
    if (m_separator) {
        m_separator();
    } else if (std::exchange(m_hasBegun, true)) {
        out().writeLine({});
    }
}

bool SgfRun::save(const QByteArray &bytes, const QString &path)
{
    const InterruptShield shield;
    const Result<void> saved = saveWholeFile(bytes, path);
    if (!saved) {
        complain(path, spoken(saved.error()));
    }
    return saved.has_value();
}

QString located(const QString &path, int line, int column)
{
    return line > 0
             ? QStringLiteral("%1:%2:%3").arg(path, QString::number(line), QString::number(column))
             : path;
}

int runSgfVerb(const Verb &verb, const QCommandLineParser &arguments, void (*work)(SgfRun &))
{
    SgfRun run(verb, arguments);
    work(run);
    run.out().flush();
    if (const auto &error = run.out().error()) {
        run.complain(spoken(QT_TRANSLATE_NOOP("Messages", "standard output: %1"), *error));
    }
    return run.exitCode();
}

QString sgfHelpEnd()
{
    return QStringLiteral("  --help              print this\n");
}

QStringList suffixesOf(SgfFormats formats)
{
    return formats == SgfFormats::All ? gameFileSuffixes() : gameFileSuffixes().first(1);
}

void forEachInput(SgfRun &run,
                  SgfFormats formats,
                  const std::function<void(const SgfInput &)> &visit,
                  const SgfKey &keyOf)
{
    const Result<SgfReadOptions> options = readOptions(run.arguments());
    if (!options) {
        run.complain(spoken(options.error()));
        return;
    }
    if (run.files().isEmpty()) {
        run.complain(
            spoken(QT_TRANSLATE_NOOP("Messages", "FILES are missing; - reads standard input")));
        return;
    }
    const SgfCrew::Work work = [&](const QString &path) {
        const Result<QByteArray> bytes = contentOf(path);
        if (bytes) {
            visit({path, *bytes, *options});
        } else {
            run.complain(path, spoken(bytes.error()));
        }
    };
    const QStringList paths = findFiles(run, formats);
    SgfCrew crew(run, paths, keyOf, work);
    for (qsizetype i = 0; i < paths.size() && run.out().isOpen(); ++i) {
        crew.workOn(static_cast<std::size_t>(i));
    }
}

void forEachCollection(SgfRun &run,
                       SgfFormats formats,
                       const std::function<void(const SgfInput &, const SgfCollection &)> &visit,
                       const SgfKey &keyOf)
{
    const auto read = formats == SgfFormats::All ? readGameFile : readSgfCollection;
    const auto visitGames = [&](const SgfInput &input) {
        const auto collection = read(input.bytes, input.options);
        if (!collection) {
            run.complain(input.path, collection.error());
            return;
        }
        visit(input, *collection);
    };
    forEachInput(run, formats, visitGames, keyOf);
}

QByteArray writeTellingWarnings(const QString &path, const SgfCollection &collection)
{
    tellFileWarnings(path, collection);
    QByteArray text;
    for (std::size_t i = 0; i < collection.size(); ++i) {
        const SgfGame game = collection.game(i);
        tellWarnings(path, game);
        text += writeSgf(game.tree);
    }
    return text;
}

void forEachGame(SgfRun &run,
                 const std::function<void(const SgfListedGame &)> &visit,
                 const SgfKey &keyOf)
{
    const Result<std::optional<int>> number = readGameNumber(run);
    if (!number) {
        run.complain(spoken(number.error()));
        return;
    }
    const auto show = [&](const SgfInput &input, const SgfCollection &collection,
                          std::size_t index) {
        const SgfListedGame listed{input.path, collection, index, collection.game(index)};
        tellWarnings(input.path, listed.game);
        visit(listed);
    };
    const auto showGames = [&](const SgfInput &input, const SgfCollection &collection) {
        tellFileWarnings(input.path, collection);
        if (*number) {
            if (const auto index = chooseGame(collection, **number)) {
                show(input, collection, *index);
            } else {
                run.complain(input.path, spoken(index.error()));
            }
            return;
        }
        for (std::size_t i = 0; i < collection.size() && run.out().isOpen(); ++i) {
            if (collection.isGo(i)) {
                show(input, collection, i);
            }
        }
    };
    forEachCollection(run, SgfFormats::All, showGames, keyOf);
}

std::optional<SgfGame> readOnlyGame(SgfRun &run)
{
    if (run.files().size() > 1) {
        run.complain(spoken(QT_TRANSLATE_NOOP("Messages", "\"%1\" is one argument too many"),
                            run.files()[1]));
        return std::nullopt;
    }
    const Result<std::optional<int>> number = readGameNumber(run);
    if (!number) {
        run.complain(spoken(number.error()));
        return std::nullopt;
    }
    std::optional<SgfGame> game;
    forEachCollection(
        run, SgfFormats::All, [&](const SgfInput &input, const SgfCollection &collection) {
            const Result<std::size_t> index = *number ? chooseGame(collection, **number)
                                                      : Result<std::size_t>(collection.firstGo(0));
            if (!index) {
                run.complain(input.path, spoken(index.error()));
                return;
            }
            game = collection.game(*index);
            tellFileWarnings(input.path, collection);
            tellWarnings(input.path, *game);
        });
    return game;
}

} // namespace shinpan
