#include "core/competition/seal/redaction.h"

#include "core/util/wordtable.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

constexpr Word<Private> PrivateNames[] = {
    {QLatin1String("environment"), Private::Environment},
    {QLatin1String("folders"), Private::Folder},
    {QLatin1String("users"), Private::User},
    {QLatin1String("hosts"), Private::Host},
};

/// Words that records, logs and GTP are made of: to replace them would change what was played.
constexpr const char *CommonWords[] = {
    "black",     "white",   "pass",   "resign", "play",    "genmove", "root", "user",
    "localhost", "void",    "passes", "time",   "move",    "moves",   "game", "engine",
    "komi",      "command", "player", "name",   "version", "files",   "true", "false",
    "null",      "start",   "type",   "games",  "running", "host"};

/// Begins what stands for folders.
constexpr char Folder[] = "/folder-";

/// A shorter word stands in texts by chance.
constexpr qsizetype ShortestWord = 3;
constexpr qsizetype ShortestValue = 6; ///< "1", "true" and "0.5" tell nothing

/// Folders that every machine has.
constexpr const char *SystemFolders[] = {"/usr", "/bin",  "/sbin", "/lib", "/lib64",
                                         "/dev", "/proc", "/sys",  "/etc"};

[[nodiscard]] bool isWordByte(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z')
        || (byte >= 'A' && byte <= 'Z') || byte == '_' || byte == '-' || byte == '.'
        || static_cast<unsigned char>(byte) >= 0x80;
}

/// Whether it may stand in a path that has no quotes around it.
[[nodiscard]] bool isPathByte(char byte)
{
    static constexpr QByteArrayView Ends(" \"'`;,()[]{}<>|:\\=*?\x7f");
    return static_cast<unsigned char>(byte) >= ' ' && !Ends.contains(byte);
}

[[nodiscard]] bool isWithin(QByteArrayView path, QByteArrayView folder)
{
    return path.startsWith(folder)
        && (path.size() == folder.size() || path[folder.size()] == '/'
            || !isPathByte(path[folder.size()]));
}

[[nodiscard]] bool isSystemPath(QByteArrayView path)
{
    return std::ranges::any_of(SystemFolders,
                               [path](const char *folder) { return isWithin(path, folder); });
}

[[nodiscard]] bool isCommon(const QByteArray &word)
{
    bool isNumber = false;
    static_cast<void>(word.toLongLong(&isNumber));
    return isNumber || word.size() < ShortestWord
        || std::ranges::any_of(CommonWords, [&word](const char *common) {
               return word.compare(common, Qt::CaseInsensitive) == 0;
           });
}

} // namespace

QString privateName(Private kind)
{
    return wordFor(PrivateNames, kind);
}

std::optional<Private> privateFromName(const QString &name)
{
    return valueOf(PrivateNames, name);
}

/// Goes through one text from its beginning to its end.
struct Redaction::Pass
{
    Redaction &redaction;
    const QByteArray &text;
    const QString &entry;
    QByteArray result{};
    qsizetype at = 0;   ///< this byte is looked at
    qsizetype done = 0; ///< so much is in the result, or is replaced there

    [[nodiscard]] QByteArrayView rest() const { return QByteArrayView(text).sliced(at); }

    void replace(qsizetype length, const QByteArray &by)
    {
        result += QByteArrayView(text).sliced(done, at - done);
        result += by;
        at += length;
        done = at;
    }

    /// A path that begins here: its folder is replaced, and its name looked at as any word.
    void takePath()
    {
        for (const QByteArray &folder : redaction.m_known) {
            if (isWithin(rest(), folder)) {
                const std::size_t finding = redaction.findingOf(Private::Folder, folder);
                replace(folder.size(), redaction.shown(finding, entry));
                return;
            }
        }
        const QByteArrayView here = rest();
        const auto end = std::find_if_not(here.begin(), here.end(), isPathByte);
        const QByteArrayView path = here.first(end - here.begin());
        const qsizetype name = path.lastIndexOf('/');
        if (name <= 0 || isSystemPath(path) || path.startsWith(Home) || path.startsWith(Folder)
            || path[1] == '/') {
            at += std::max<qsizetype>(isSystemPath(path) ? path.size() : 1, 1);
            return;
        }
        const std::size_t finding =
            redaction.findingOf(Private::Folder, path.first(name).toByteArray());
        replace(name, redaction.shown(finding, entry));
    }

    /// A word: a user's or a machine's name, that one with its domain or without.
    void takeWord()
    {
        const QByteArrayView here = rest();
        const auto end = std::find_if_not(here.begin(), here.end(), isWordByte);
        const QByteArrayView word = here.first(end - here.begin());
        auto known = redaction.m_words.constFind(QByteArray::fromRawData(word.data(), word.size()));
        const qsizetype dot = word.indexOf('.');
        if (known == redaction.m_words.cend() && dot > 0) {
            known = redaction.m_words.constFind(QByteArray::fromRawData(word.data(), dot));
        }
        if (known == redaction.m_words.cend()) {
            at += word.size();
        } else {
            replace(word.size(), redaction.shown(*known, entry));
        }
    }

    [[nodiscard]] QByteArray taken()
    {
        while (at < text.size()) {
            const char before = at > 0 ? text[at - 1] : ' ';
            if (text[at] == '/' && !isPathByte(before)) {
                takePath();
            } else if (isWordByte(text[at])) {
                takeWord();
            } else {
                ++at;
            }
        }
        if (done == 0) {
            return text;
        }
        result += QByteArrayView(text).sliced(done);
        return result;
    }
};

Redaction::Redaction(const PrivateWords &words, std::vector<Private> kept)
    : m_kept(std::move(kept))
    , m_home(words.competitionFolder.toUtf8())
{
    const QStringList folders = words.folders + QStringList{words.competitionFolder};
    for (const QString &folder : folders) {
        const QByteArray bytes = folder.toUtf8();
        if (bytes.size() > 1 && bytes.startsWith('/') && !isSystemPath(bytes)) {
            m_known.push_back(bytes);
        }
    }
    std::ranges::sort(m_known, std::ranges::greater(), &QByteArray::size);
    for (const QString &value : words.environmentValues) {
        if (value.size() >= ShortestValue) {
            m_values.push_back(value.toUtf8());
        }
    }
    std::ranges::sort(m_values, std::ranges::greater(), &QByteArray::size);
    addWords(Private::User, words.users, words.ownWords);
    addWords(Private::Host, words.hosts, words.ownWords);
}

void Redaction::addWords(Private kind, const QStringList &words, const QStringList &others)
{
    for (const QString &word : words) {
        const QByteArray bytes = word.toUtf8();
        if (!bytes.isEmpty() && (isCommon(bytes) || others.contains(word))) {
            m_tooCommon += word;
        } else if (!bytes.isEmpty() && !m_words.contains(bytes)) {
            m_words.insert(bytes, findingOf(kind, bytes));
            const QByteArray machine = bytes.first(std::max<qsizetype>(bytes.indexOf('.'), 0));
            if (kind == Private::Host && !isCommon(machine)) {
                m_words.insert(machine, m_words.value(bytes)); // it has lost its domain
            }
        }
    }
}

bool Redaction::isKept(Private kind) const
{
    return std::ranges::find(m_kept, kind) != m_kept.end();
}

/// The finding of this thing, with the next number of its kind if it is new.
std::size_t Redaction::findingOf(Private kind, const QByteArray &found)
{
    if (const auto known = m_folders.constFind(found);
        kind == Private::Folder && known != m_folders.cend()) {
        return *known;
    }
    const auto number = 1 + std::ranges::count_if(m_findings, [kind](const Finding &one) {
                            return one.kind == kind && one.shown != QLatin1String(Home);
                        });
    const QString text = QString::fromUtf8(found);
    const QString word = kind == Private::Environment ? QString::fromLatin1(Hidden)
                       : kind == Private::User        ? QStringLiteral("user-%1").arg(number)
                       : kind == Private::Host        ? QStringLiteral("host-%1").arg(number)
                       : found == m_home              ? QString::fromLatin1(Home)
                                         : QLatin1String(Folder) + QString::number(number);
    const bool isHome = kind == Private::Folder && found == m_home;
    m_findings.push_back({kind, text, isKept(kind) && !isHome ? text : word, 0, {}});
    if (kind == Private::Folder) {
        m_folders.insert(found, m_findings.size() - 1);
    }
    return m_findings.size() - 1;
}

QByteArray Redaction::shown(std::size_t finding, const QString &entry)
{
    Finding &one = m_findings[finding];
    if (one.places++ == 0) {
        one.firstEntry = entry;
    }
    return one.shown.toUtf8();
}

/// What engines are given by their environment may stand anywhere.
QByteArray Redaction::withoutValues(QByteArray text, const QString &entry)
{
    for (const QByteArray &value : m_values) {
        const auto places = text.count(value);
        if (places == 0 || isKept(Private::Environment)) {
            continue;
        }
        text.replace(value, Hidden);
        auto known = std::ranges::find(m_findings, Private::Environment, &Finding::kind);
        if (known == m_findings.end()) {
            m_findings.push_back({Private::Environment, QStringLiteral("their values elsewhere"),
                                  QString::fromLatin1(Hidden), 0, entry});
            known = std::prev(m_findings.end());
        }
        known->places += places;
    }
    return text;
}

QByteArray Redaction::applied(const QByteArray &text, const QString &entry)
{
    const QByteArray cleared = withoutValues(text, entry);
    Pass pass{*this, cleared, entry};
    return pass.taken();
}

} // namespace shinpan
