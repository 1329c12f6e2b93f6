#include "app/cli/sgf/sgfrun.h"
#include "app/cli/sgf/sgfverbs.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/gameinfo.h"
#include "core/util/spoken.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QString>

#include <optional>

namespace shinpan {

namespace {

/// What stands for "{black}" and the like in the template of a file name.
using FileNameFields = QHash<QString, QString>;

constexpr qsizetype MostBytes = 200; // file systems allow 255; ".sgf" and "-2" come on top

const QRegularExpression &fieldPattern()
{
    static const QRegularExpression Pattern(QStringLiteral("\\{([^{}]*)\\}"));
    return Pattern;
}

bool isUnfit(QChar c)
{
    return c.category() == QChar::Other_Control || QStringLiteral("/\\:*?\"<>|").contains(c);
}

QString trimmed(QString name)
{
    const auto isEdge = [](QChar c) { return c == u'.' || c.isSpace(); };
    while (!name.isEmpty() && isEdge(name.back())) {
        name.chop(1);
    }
    while (!name.isEmpty() && isEdge(name.front())) {
        name.remove(0, 1);
    }
    return name;
}

/// A field that the template asks for and that there is not.
[[nodiscard]] std::optional<QString> unknownField(const QString &nameTemplate,
                                                  const FileNameFields &fields)
{
    for (const auto &match : fieldPattern().globalMatch(nameTemplate)) {
        if (!fields.contains(match.captured(1))) {
            return match.captured(1);
        }
    }
    return std::nullopt;
}

/// The template filled in, as a file name that any file system takes: one component, without
/// control characters and any of /\:*?"<>|, without blanks or dots at its ends, at most 200 bytes
/// in UTF-8. Never empty.
[[nodiscard]] QString fileName(const QString &nameTemplate, const FileNameFields &fields)
{
    QString name;
    qsizetype end = 0;
    for (const auto &match : fieldPattern().globalMatch(nameTemplate)) {
        name += QStringView(nameTemplate).sliced(end, match.capturedStart() - end);
        name += fields.value(match.captured(1));
        end = match.capturedEnd();
    }
    name += QStringView(nameTemplate).sliced(end);
    std::replace_if(name.begin(), name.end(), isUnfit, u'_');
    while (name.toUtf8().size() > MostBytes) {
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    }
    name = trimmed(name);
    return name.isEmpty() ? QStringLiteral("game") : name;
}

constexpr char SplitHelp[] = R"(
Writes each game of the files to a file of its own.

  -o, --output DIR    the directory to write to; made if need be (default: this one)
  --name TEMPLATE     how to name the files, without ".sgf" (default: {number}). Known are
                      {number} {black} {white} {date} {result} {event} {round} {name}
                      {file}, the last being the name of the collection's file. Numbers
                      have leading zeros and run through all files; what a game does not
                      say is "unknown"; characters not allowed in file names become "_";
                      a name that occurs again gets -2, -3 and so on
  --force             overwrite existing files
  -r, --recursive     look into directories, for *.sgf *.gib *.ngf *.ugf *.ugi
  --charset NAME      read the files in this character set, whatever they say
  -q, --quiet         do not print the names of the files written
)";

const QCommandLineOption NameOption(QStringLiteral("name"), {}, QStringLiteral("VALUE"));
const QList<QCommandLineOption> SplitOptions{OutputOption,    NameOption,    ForceOption,
                                             RecursiveOption, CharsetOption, QuietOption};

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
            candidate = QStringLiteral("%1-%2").arg(name, QString::number(i));
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

void split(SgfRun &run)
{
    const QCommandLineParser &arguments = run.arguments();
    const QString nameTemplate =
        arguments.isSet(NameOption) ? arguments.value(NameOption) : QStringLiteral("{number}");
    if (const auto unknown = unknownField(nameTemplate, fieldsOf(GameTree(), {}, {}))) {
        run.complain(spoken(
            QT_TRANSLATE_NOOP("Messages", "--name: there is no {%1}; --help lists what there is"),
            *unknown));
        return;
    }
    const QDir directory(arguments.isSet(OutputOption) ? arguments.value(OutputOption)
                                                       : QStringLiteral("."));
    if (!directory.mkpath(QStringLiteral("."))) {
        run.complain(directory.path(),
                     spoken(QT_TRANSLATE_NOOP("Messages", "the folder cannot be created")));
        return;
    }
    UniqueNames names;
    int written = 0; // games so far, of all files
    int last = 0;    // the number of the last game of this file
    forEachGame(run, [&](const SgfListedGame &listed) {
        last = listed.index == 0 ? written + static_cast<int>(listed.collection.size()) : last;
        const int digits = static_cast<int>(QString::number(last).size());
        const GameTree &tree = listed.game.tree;
        const QString number = QStringLiteral("%1").arg(++written, digits, 10, QLatin1Char('0'));
        const QString name =
            names.unique(fileName(nameTemplate, fieldsOf(tree, listed.path, number)));
        const QString path = directory.filePath(name + QStringLiteral(".sgf"));
        if (QFileInfo::exists(path) && !arguments.isSet(ForceOption)) {
            run.complain(
                path, spoken(QT_TRANSLATE_NOOP("Messages", "already exists; --force replaces it")));
        } else if (run.save(writeSgf(tree), path) && !arguments.isSet(QuietOption)) {
            run.out().writeLine(path);
            run.out().flush(); // writing takes its time; let people see it go on
        }
    });
}

} // namespace

const Verb SgfSplitVerb = sgfVerb<SgfSplitVerb, SplitOptions, split>(
    {QLatin1String("split"), "write each game to a file of its own", "FILES... [options]",
     SplitHelp});

} // namespace shinpan
