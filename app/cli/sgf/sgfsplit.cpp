#include "app/cli/sgf/sgfsplit.h"

#include "app/cli/sgf/sgffilename.h"
#include "app/cli/sgf/sgfinput.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/gameinfo.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

namespace shinpan {

namespace {

constexpr char Help[] = R"(
Writes each game of the files into a file of its own.

  -o, --output DIR    the directory to write to; made if need be (default: this one)
  --name TEMPLATE     how to name the files, without ".sgf" (default: {number}). Known are
                      {number} {black} {white} {date} {result} {event} {round} {name}
                      {file}, the last being the name of the collection's file. Numbers
                      have leading zeros and run through all files; what a game does not
                      say is "unknown"; characters that file names cannot have become "_";
                      a name that comes twice gets -2, -3 and so on
  --force             replace files that are there already
  -r, --recursive     look into directories, for *.sgf *.gib *.ngf *.ugf *.ugi
  --encoding NAME     read the files in this character set, whatever they say
  -q, --quiet         do not print the names of the files written
)";

const QCommandLineOption NameOption(QStringLiteral("name"), {}, QStringLiteral("VALUE"));
const QCommandLineOption ForceOption(QStringLiteral("force"));

void addOptions(QCommandLineParser &parser)
{
    parser.addOptions(
        {OutputOption, NameOption, ForceOption, RecursiveOption, EncodingOption, QuietOption});
}

FileNameFields fieldsOf(const GameTree &tree, const QString &path, const QString &number)
{
    const GameInfo info = readGameInfo(tree);
    FileNameFields fields{{QStringLiteral("number"), number},
                          {QStringLiteral("black"), info.playerName.black},
                          {QStringLiteral("white"), info.playerName.white},
                          {QStringLiteral("date"), info.date},
                          {QStringLiteral("result"), info.result},
                          {QStringLiteral("event"), info.event},
                          {QStringLiteral("round"), info.round},
                          {QStringLiteral("name"), info.gameName},
                          {QStringLiteral("file"), QFileInfo(path).completeBaseName()}};
    for (QString &text : fields) {
        if (text.trimmed().isEmpty()) {
            text = QStringLiteral("unknown");
        }
    }
    return fields;
}

/// Names for files, each given once; file systems may take "A" and "a" for one.
class UniqueNames
{
public:
    [[nodiscard]] QString unique(const QString &name)
    {
        QString candidate = name;
        for (int i = std::max(2, m_next.value(name.toCaseFolded())); isTaken(candidate); ++i) {
            candidate = QStringLiteral("%1-%2").arg(name).arg(i);
            m_next[name.toCaseFolded()] = i + 1;
        }
        m_taken.insert(candidate.toCaseFolded());
        return candidate;
    }

private:
    [[nodiscard]] bool isTaken(const QString &name) const
    {
        return m_taken.contains(name.toCaseFolded());
    }

    QSet<QString> m_taken;
    QHash<QString, int> m_next; ///< where to go on counting
};

class Splitter
{
public:
    Splitter(SgfRun &run, QString nameTemplate, QDir directory)
        : m_run(run)
        , m_template(std::move(nameTemplate))
        , m_directory(std::move(directory))
    { }

    void write(const SgfInput &input, const SgfCollection &collection, std::size_t index)
    {
        if (index == 0) {
            m_last = m_written + static_cast<int>(collection.size());
        }
        const int digits = static_cast<int>(QString::number(m_last).size());
        const GameTree tree = collection.game(index).tree;
        const QString number = QStringLiteral("%1").arg(++m_written, digits, 10, QLatin1Char('0'));
        const QString name =
            m_names.unique(fileName(m_template, fieldsOf(tree, input.path, number)));
        const QString path = m_directory.filePath(name + QStringLiteral(".sgf"));
        const QCommandLineParser &arguments = m_run.arguments();
        if (QFileInfo::exists(path) && !arguments.isSet(ForceOption)) {
            m_run.complain(path, QStringLiteral("is there already; --force replaces it"));
        } else if (m_run.save(writeSgf(tree), path) && !arguments.isSet(QuietOption)) {
            m_run.out().writeLine(path);
            m_run.out().flush(); // writing takes its time; let people see it go on
        }
    }

private:
    SgfRun &m_run;
    QString m_template;
    QDir m_directory;
    UniqueNames m_names;
    int m_written = 0; ///< games so far, of all files
    int m_last = 0;    ///< the number of the last game of this file
};

void split(SgfRun &run)
{
    const QCommandLineParser &arguments = run.arguments();
    const QString nameTemplate =
        arguments.isSet(NameOption) ? arguments.value(NameOption) : QStringLiteral("{number}");
    if (const auto unknown = unknownField(nameTemplate, fieldsOf(GameTree(), {}, {}))) {
        run.complain(
            QStringLiteral("--name: there is no {%1}; --help lists what there is").arg(*unknown));
        return;
    }
    const QDir directory(arguments.isSet(OutputOption) ? arguments.value(OutputOption)
                                                       : QStringLiteral("."));
    if (!directory.mkpath(QStringLiteral("."))) {
        run.complain(directory.path(), QStringLiteral("this directory cannot be made"));
        return;
    }
    Splitter splitter(run, nameTemplate, directory);
    forEachGame(run, [&](const SgfInput &input, const SgfCollection &collection,
                         std::size_t index) { splitter.write(input, collection, index); });
}

} // namespace

const Verb SgfSplitVerb{.name = QLatin1String("split"),
                        .summary = "write each game into a file of its own",
                        .usage = "FILES... [options]",
                        .help = Help,
                        .moreHelp = sgfHelpEnd,
                        .wrongCall = SgfFailed,
                        .addOptions = addOptions,
                        .run = [](const QCommandLineParser &arguments) -> Result<int> {
                            return runSgfVerb(SgfSplitVerb, arguments, split);
                        }};

} // namespace shinpan
