#include "tests/layering/names.h"

#include "tests/layering/code.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <tuple>

namespace shinpan::lint {

namespace {

/// Something in backticks.
struct Mention
{
    QString document; ///< its path from the source root
    int line = 0;
    QString text;
};

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The files and folders of a source tree, by their paths from its root.
class Tree
{
public:
    explicit Tree(const QString &sourceRoot)
        : m_root(sourceRoot)
    {
        for (const QString &folder : m_root.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (folder.startsWith(QLatin1String("build"))) {
                continue;
            }
            note(folder);
            QDirIterator entries(m_root.filePath(folder), QDir::AllEntries | QDir::NoDotAndDotDot,
                                 QDirIterator::Subdirectories);
            while (entries.hasNext()) {
                note(m_root.relativeFilePath(entries.next()));
            }
        }
        for (const QString &file : m_root.entryList(QDir::Files | QDir::Hidden)) {
            note(file);
        }
    }

    [[nodiscard]] const QSet<QString> &paths() const { return m_paths; }
    [[nodiscard]] QString absolute(const QString &path) const { return m_root.filePath(path); }
    [[nodiscard]] bool hasName(const QString &name) const { return m_names.contains(name); }

    /// Whether there is something of that path, seen from a folder or one above it.
    [[nodiscard]] bool has(const QString &path, const QString &folder) const
    {
        for (QString from = folder;;
             from = from.left(std::max<qsizetype>(0, from.lastIndexOf(u'/')))) {
            const QString whole = QDir::cleanPath(from + u'/' + path)
                                      .remove(QRegularExpression(QStringLiteral("^/")));
            if (whole.contains(u'*') ? hasMatch(whole) : m_paths.contains(whole)) {
                return true;
            }
            if (from.isEmpty()) {
                return false;
            }
        }
    }

private:
    void note(const QString &path)
    {
        m_paths << path;
        m_names << path.section(u'/', -1);
    }

    [[nodiscard]] bool hasMatch(const QString &pattern) const
    {
        const QRegularExpression expression(
            QRegularExpression::wildcardToRegularExpression(pattern));
        return std::ranges::any_of(
            m_paths, [&expression](const QString &path) { return path.contains(expression); });
    }

    QDir m_root;
    QSet<QString> m_paths;
    QSet<QString> m_names;
};

bool isDocument(const QString &path)
{
    return path.section(u'/', -1) == QLatin1String("README.md")
        || path == QLatin1String("CONTRIBUTING.md") || path == QLatin1String("SECURITY.md");
}

/// Whether names may be looked for there.
bool isSource(const QString &path)
{
    static const QRegularExpression pattern(QStringLiteral(
        R"(\.(cpp|h|py|sh|js|css|html|json|toml|cmake|in)$|(^|/)CMakeLists\.txt$|^packaging/\w+$|^\.clang-\w+$)"));
    return path.contains(pattern) && !path.startsWith(QLatin1String("tests/data/"));
}

std::vector<Mention> mentionsIn(const QString &document, const QString &text)
{
    static const QRegularExpression block(QStringLiteral("^```(?:.|\n)*?^```"),
                                          QRegularExpression::MultilineOption);
    static const QRegularExpression quoted(QStringLiteral("`([^`\n]+)`"));
    QString prose = text;
    for (const QRegularExpressionMatch &match : block.globalMatch(text)) {
        const QString lines(match.captured().count(u'\n'), u'\n');
        prose.replace(match.capturedStart(), match.capturedLength(),
                      lines.leftJustified(match.capturedLength()));
    }
    std::vector<Mention> mentions;
    for (const QRegularExpressionMatch &match : quoted.globalMatch(prose)) {
        const QStringView before = QStringView(prose).left(match.capturedStart());
        mentions.push_back(
            {document, static_cast<int>(before.count(u'\n')) + 1, match.captured(1)});
    }
    return mentions;
}

/// The paths that a mention names and are not there.
QStringList missingPaths(const Mention &mention, const Tree &tree)
{
    static const QRegularExpression path(QStringLiteral(R"(^[A-Za-z_.][\w.*-]*(?:/[\w.*-]+)+/?$)"));
    static const QRegularExpression file(
        QStringLiteral(R"(^[\w-]+\.(?:cpp|h|py|sh|md|cmake|dict)$)"));
    const QString folder = mention.document.section(u'/', 0, -2);
    const QStringList words = mention.text.split(u' ');
    QStringList missing;
    for (const QString &word : words) {
        if (word.contains(path) && !word.startsWith(QLatin1String("build/"))) {
            const bool isOurs = tree.has(word.section(u'/', 0, 0), folder) || words.size() == 1;
            if (isOurs && !tree.has(word, folder)) {
                missing << word;
            }
        } else if (words.size() == 1 && word.contains(file) && !tree.hasName(word)) {
            missing << word;
        }
    }
    return missing;
}

/// The words of a mention that are to stand in the sources.
QStringList namesIn(const Mention &mention)
{
    static const QRegularExpression other(QStringLiteral(R"([ /]|^\.|\.\w+$)"));
    static const QRegularExpression name(QStringLiteral(R"((?<!\w)(?!Q[A-Z])[A-Za-z_]\w*)"));
    QStringList names;
    if (!mention.text.contains(other)) {
        for (const QRegularExpressionMatch &match : name.globalMatch(mention.text)) {
            names << match.captured();
        }
    }
    return names;
}

/// Strikes out of a list what stands in a text as a word.
void strike(QHash<QString, std::vector<Mention>> &wanted, const QString &text)
{
    const auto isPart = [](QChar letter) { return letter.isLetterOrNumber() || letter == u'_'; };
    const qsizetype size = text.size();
    for (qsizetype end = 0; end < size && !wanted.isEmpty(); ++end) {
        const qsizetype begin = end;
        while (end < size && isPart(text.at(end))) {
            ++end;
        }
        if (end > begin) {
            wanted.remove(QString::fromRawData(text.constData() + begin, end - begin));
        }
    }
}

} // namespace

std::vector<Finding> checkDocuments(const QString &sourceRoot)
{
    const Tree tree(sourceRoot);
    std::vector<Finding> findings;
    QHash<QString, std::vector<Mention>> wanted; // by the word
    for (const QString &document : tree.paths()) {
        if (!isDocument(document)) {
            continue;
        }
        for (const Mention &mention : mentionsIn(document, textOf(tree.absolute(document)))) {
            for (const QString &path : missingPaths(mention, tree)) {
                findings.push_back(
                    {document, mention.line, QStringLiteral("there is no %1").arg(path)});
            }
            for (const QString &name : namesIn(mention)) {
                wanted[name].push_back(mention);
            }
        }
    }
    for (const QString &path : tree.paths()) {
        if (isSource(path)) {
            const QString text = textOf(tree.absolute(path));
            const bool isCpp =
                path.endsWith(QLatin1String(".cpp")) || path.endsWith(QLatin1String(".h"));
            strike(wanted, isCpp ? withoutComments(text) : text);
        }
        strike(wanted, path);
    }
    for (auto name = wanted.cbegin(); name != wanted.cend(); ++name) {
        for (const Mention &mention : name.value()) {
            findings.push_back({mention.document, mention.line,
                                QStringLiteral("no source has the word %1").arg(name.key())});
        }
    }
    std::ranges::sort(findings, {}, [](const Finding &finding) {
        return std::tuple(finding.file, finding.line, finding.what);
    });
    return findings;
}

} // namespace shinpan::lint
