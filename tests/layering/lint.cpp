#include "tests/layering/lint.h"

#include "tests/layering/code.h"
#include "tests/layering/names.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace shinpan::lint {

namespace {

int lineAt(const QString &text, qsizetype offset)
{
    return static_cast<int>(QStringView(text).left(offset).count(u'\n')) + 1;
}

/// Whether a room has the standard library and no Qt.
bool isPure(const QString &room)
{
    static const QStringList pure{QStringLiteral("core/board"), QStringLiteral("core/clock"),
                                  QStringLiteral("core/rules"), QStringLiteral("core/search"),
                                  QStringLiteral("core/statistics")};
    return pure.contains(room);
}

void checkQuotedInclude(const Rooms &rooms,
                        const QString &file,
                        const QString &target,
                        int line,
                        std::vector<Finding> &findings)
{
    if (target.endsWith(QLatin1String(".moc"))) {
        return;
    }
    const QString from = rooms.roomOf(file);
    const QString to = rooms.roomOf(target);
    if (to.isEmpty()) {
        findings.push_back(
            {file, line,
             QStringLiteral("include \"%1\" is not written from the source root").arg(target)});
    } else if (!rooms.isBelow(to, from)) {
        findings.push_back(
            {file, line,
             QStringLiteral("%1 may not include %2: the arrow points up").arg(from, target)});
    } else if (isPure(from) && !isPure(to)) {
        findings.push_back(
            {file, line, QStringLiteral("%1 knows no Qt, but includes %2").arg(from, target)});
    }
}

void checkSystemInclude(const QString &room,
                        const QString &file,
                        const QString &target,
                        int line,
                        std::vector<Finding> &findings)
{
    static const QRegularExpression people(
        QStringLiteral("^(Q\\w*(Widget|Dialog|Window|View|Application|Settings|Pixmap|Painter|"
                       "MessageBox)|QtWidgets.*|QtGui.*)$"));
    if (isPure(room) && target.startsWith(u'Q')) {
        findings.push_back(
            {file, line, QStringLiteral("%1 knows no Qt, but includes <%2>").arg(room, target)});
    } else if (file.startsWith(QLatin1String("core/")) && people.match(target).hasMatch()
               && target != QLatin1String("QCoreApplication")
               && !target.endsWith(QLatin1String("StringView"))
               && !target.endsWith(QLatin1String("ByteArrayView"))) {
        findings.push_back(
            {file, line, QStringLiteral("core knows no people, but includes <%1>").arg(target)});
    }
}

void checkIncludes(const Rooms &rooms,
                   const QString &file,
                   const QString &text,
                   std::vector<Finding> &findings)
{
    static const QRegularExpression include(
        QStringLiteral(R"re(^[ \t]*#[ \t]*include[ \t]*(?:"([^"]+)"|<([^>]+)>))re"),
        QRegularExpression::MultilineOption);
    auto matches = include.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const int line = lineAt(text, match.capturedStart());
        if (match.hasCaptured(1)) {
            checkQuotedInclude(rooms, file, match.captured(1), line, findings);
        } else {
            checkSystemInclude(rooms.roomOf(file), file, match.captured(2), line, findings);
        }
    }
}

/// The statement around `offset`, without a leading label or else.
QString statementAround(const QString &code, qsizetype offset)
{
    qsizetype begin = offset;
    while (begin > 0 && !QStringLiteral(";{}").contains(code.at(begin - 1))) {
        --begin;
    }
    qsizetype end = offset;
    while (end < code.size() && code.at(end) != u';') {
        ++end;
    }
    static const QRegularExpression lead(
        QStringLiteral(R"(^(?:else\s+|do\s+|case[^:]*:(?!:)|default\s*:|\w+\s*:(?!:))\s*)"));
    return code.mid(begin, end - begin).trimmed().remove(lead);
}

void checkCoroutines(const QString &file, const QString &code, std::vector<Finding> &findings)
{
    // `co_await E`, `T x = co_await E`, `x = co_await E`, `co_return co_await E`; E holds no brace,
    // no `?`, no lambda.
    static const QRegularExpression allowed(QStringLiteral(
        R"(^(?:co_return\s+|(?:(?:const\s+)?[\w:<>,\s*&]+?\s+&{0,2}\w+|(?:const\s+)?auto\s*&{0,2}\s*\[[\w,\s]+\]|[\w.>\-\[\]]+)\s*=\s*)?co_await\s+((?:[^{}?\[]|(?<=[\w)\]])\[)*)$)"));
    static const QRegularExpression word(QStringLiteral(R"(\bco_await\b)"));
    auto matches = word.globalMatch(code);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const QString statement = statementAround(code, match.capturedStart());
        if (!statement.contains(QLatin1String("operator co_await"))
            && !allowed.match(statement).hasMatch()) {
            findings.push_back(
                {file, lineAt(code, match.capturedStart()),
                 QStringLiteral(
                     "g++ 12 miscompiles this co_await: name its parts on the lines above")});
        }
    }
}

void checkCalls(const QString &file, const QString &code, std::vector<Finding> &findings)
{
    struct Ban
    {
        QRegularExpression pattern;
        QString what;
        bool coreOnly = false;
        QStringList except{}; ///< the beginnings of files that may
    };
    static const QStringList wholeFile{QStringLiteral("core/util/wholefile.")};
    static const std::vector<Ban> bans{
        {QRegularExpression(QStringLiteral(R"((?:\.|->)exec\s*\()")),
         QStringLiteral("a nested event loop; use open()")},
        {QRegularExpression(QStringLiteral(
             R"(\bwaitFor(?:Started|Finished|ReadyRead|BytesWritten|Connected|Disconnected)?\s*\()")),
         QStringLiteral("blocks the event loop")},
        {QRegularExpression(QStringLiteral(R"(\bprocessEvents\s*\()")),
         QStringLiteral("a nested event loop")},
        {QRegularExpression(QStringLiteral(R"(\b(?:tr|translate)\s*\()")),
         QStringLiteral("core has no text for people"), true},
        {QRegularExpression(QStringLiteral(R"(\b(?:Message::of|spoken)\s*\(\s*[,)])")),
         QStringLiteral("nobody translates it; mark the sentence by QT_TRANSLATE_NOOP"),
         false,
         {QStringLiteral("ui/match/clockface.")}},
        {QRegularExpression(QStringLiteral(
             R"(\benglish\(\)\s*(?:[!=]=|\.(?:contains|startsWith|endsWith|indexOf|section|split)\s*\())")),
         QStringLiteral("decides by the words of a sentence; look at a code"),
         false,
         {QStringLiteral("core/util/message.")}},
        {QRegularExpression(QStringLiteral(R"(\bQSaveFile\b)")),
         QStringLiteral("files are written by saveWholeFile() or WholeFile"), false, wholeFile},
        {QRegularExpression(
             QStringLiteral(R"((?<!uffer)(?:\.|->)open\s*\(\s*(?:QIODevice|QFile)::)")),
         QStringLiteral("may wait for ever for a FIFO; use openRegularFile()"), false, wholeFile},
        {QRegularExpression(QStringLiteral(
             R"(\b(?:setTextFormat|set(?:Html|Markdown|WhatsThis)|(?:insert|append|from)(?:Html|Markdown)|WhatsThisRole|QTextBrowser|QTextEdit(?!::ExtraSelection)|QErrorMessage|QStaticText|QGraphicsTextItem)\b)")),
         QStringLiteral("may take foreign text for HTML, which opens files; labels are plain"),
         false,
         {QStringLiteral("ui/kit/chrome/chrome.cpp"), QStringLiteral("ui/manual/manualtext.")}},
        {QRegularExpression(QStringLiteral(R"(->setStyle\s*\()")),
         QStringLiteral("goes round Chrome, by which labels are plain")},
        {QRegularExpression(QStringLiteral(R"((?:\.|->)readAll\s*\()")),
         QStringLiteral("may be more than there is memory; use readRegularFile() or readAtMost()")},
        {QRegularExpression(QStringLiteral(
             R"(\b(?:stdout|stderr|std::(?:cout|cerr|clog)|(?:printf|puts|putchar|perror)\s*\(|(?:write|dprintf|open|fdopen)\s*\(\s*(?:STD(?:OUT|ERR)_FILENO|[12])\b))")),
         QStringLiteral("what is written there may steer a terminal; use Output")},
    };
    for (const Ban &ban : bans) {
        const auto isIn = [&file](const QString &start) { return file.startsWith(start); };
        if ((ban.coreOnly && !isIn(QStringLiteral("core/")))
            || std::ranges::any_of(ban.except, isIn)) {
            continue;
        }
        auto matches = ban.pattern.globalMatch(code);
        while (matches.hasNext()) {
            const qsizetype at = matches.next().capturedStart();
            findings.push_back({file, lineAt(code, at), ban.what});
        }
    }
}

/// Whether a function's line counts: blank ones, comments, labels and rows of texts do not.
bool isStatement(const QString &codeLine)
{
    static const QRegularExpression word(QStringLiteral(
        R"(\b(?!(?:QStringLiteral|QLatin1String|QT_TRANSLATE_NOOP|QT_TR_NOOP)\b)[A-Za-z_])"));
    static const QRegularExpression label(
        QStringLiteral(R"(^\s*(?:case\b[^;]*|default\s*):\s*\{?$)"));
    return (codeLine.contains(word) && !codeLine.contains(label))
        || codeLine.trimmed().startsWith(u'}');
}

/// A function's braces stand alone in their lines and in one column, as clang-format sets them.
void checkSizes(const QString &file, const QString &code, std::vector<Finding> &findings)
{
    struct Block
    {
        QString indent;
        int line = 0;
        int statements = 0;
    };
    constexpr int MostLines = 550;
    constexpr int MostStatements = 45;
    const QStringList lines = code.split(u'\n');
    if (lines.size() - 1 > MostLines) {
        findings.push_back({file, MostLines + 1,
                            QStringLiteral("the file has more than %1 lines").arg(MostLines)});
    }
    std::vector<Block> open;
    for (int line = 1; line <= lines.size(); ++line) {
        QString text = lines.at(line - 1);
        while (text.endsWith(u' ')) {
            text.chop(1);
        }
        if (text.trimmed() == QLatin1String("{")) {
            open.push_back({text.chopped(1), line});
        } else if (!open.empty() && text == open.back().indent + u'}') {
            if (open.back().statements > MostStatements) {
                findings.push_back({file, open.back().line,
                                    QStringLiteral("the function has %1 lines, more than %2")
                                        .arg(open.back().statements)
                                        .arg(MostStatements)});
            }
            open.pop_back();
        } else if (!open.empty() && text.startsWith(open.back().indent + u'}')) {
            open.pop_back(); // of a class
        } else if (!open.empty() && isStatement(text)) {
            ++open.back().statements;
        }
    }
}

/// The namespaces around a place, outermost first; an empty name is an anonymous one's.
QStringList namespacesAround(const QString &code, qsizetype place)
{
    static const QRegularExpression brace(QStringLiteral(R"((?:\bnamespace\s*([\w:]*)\s*)?\{|\})"));
    QStringList open; // a null text is some other brace
    auto matches = brace.globalMatch(code.left(place));
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        if (match.captured() == QLatin1String("}")) {
            open = open.mid(0, open.size() - 1);
        } else {
            open << (match.captured().startsWith(u'n') ? match.captured(1) + QLatin1String("::")
                                                       : QString());
        }
    }
    return open;
}

/// The linker keeps one destructor for two classes of one name. `known` has the file of
/// each class that was defined before.
void checkClasses(const QString &file,
                  const QString &code,
                  QHash<QString, QString> &known,
                  std::vector<Finding> &findings)
{
    static const QRegularExpression definition(
        QStringLiteral(R"(^(?:class|struct)\s+(\w+)(?:\s+final)?\s*(?::[^:;{][^;{]*)?\{)"),
        QRegularExpression::MultilineOption);
    auto matches = definition.globalMatch(code);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const QStringList around = namespacesAround(code, match.capturedStart());
        const QString name = around.join(QString()) + match.captured(1);
        if (around.contains(QLatin1String("::"))) {
            continue;
        }
        if (known.contains(name)) {
            findings.push_back(
                {file, lineAt(code, match.capturedStart()),
                 QStringLiteral("%1 has a class %2 as well").arg(known.value(name), name)});
        }
        known.insert(name, file);
    }
}

} // namespace

std::vector<Finding> checkFile(const Rooms &rooms, const QString &file, const QString &text)
{
    std::vector<Finding> findings;
    const QString code = codeOnly(text);
    checkIncludes(rooms, file, text, findings);
    checkCoroutines(file, code, findings);
    checkCalls(file, code, findings);
    checkSizes(file, code, findings);
    return findings;
}

std::vector<Finding> checkTree(const QString &sourceRoot)
{
    const QDir root(sourceRoot);
    const Rooms rooms(sourceRoot);
    QHash<QString, QString> classes;
    std::vector<Finding> findings = rooms.check();
    std::ranges::move(checkDocuments(sourceRoot), std::back_inserter(findings));
    for (const QString &top : Areas) {
        QDirIterator files(root.filePath(top), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            const QString name = root.relativeFilePath(path);
            QFile file(path);
            if (!file.open(QIODevice::ReadOnly)) {
                findings.push_back(
                    {name, 0, QStringLiteral("cannot be read: ") + file.errorString()});
                continue;
            }
            const QString text = QString::fromUtf8(file.readAll());
            std::ranges::move(checkFile(rooms, name, text), std::back_inserter(findings));
            checkClasses(name, codeOnly(text), classes, findings);
        }
    }
    return findings;
}

} // namespace shinpan::lint
