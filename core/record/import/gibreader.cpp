#include "core/record/import/importdraft.h"
#include "core/record/tree/gamewords.h"
#include "core/record/tree/sgfproperties.h"

#include <QList>
#include <QRegularExpression>

#include <algorithm>
#include <string_view>

namespace shinpan {

namespace {

/// The value of `name` in "NAME:value,NAME:value".
QByteArray fieldOf(const QByteArray &list, QByteArrayView name)
{
    for (const QByteArray &field : list.split(',')) {
        if (field.startsWith(name) && field.size() > name.size()) {
            return field.sliced(name.size()).trimmed();
        }
    }
    return {};
}

/// GRLT (or W of GAMETAG) says how it ended; ZIPSU (or Z) by how many tenths of a point.
QString resultFrom(const QByteArray &kind, const QByteArray &tenths)
{
    bool ok = false;
    switch (kind.toInt(&ok)) {
    case 0:
    case 1:
        if (!ok || tenths.isEmpty()) {
            return {};
        }
        return QStringLiteral("%1+%2").arg(QLatin1String(kind == "0" ? "B" : "W"),
                                           QString::fromLatin1(rawReal(tenths.toInt() / 10.0, 1)));
    case 3:
        return QStringLiteral("B+R");
    case 4:
        return QStringLiteral("W+R");
    case 7:
        return QStringLiteral("B+T");
    case 8:
        return QStringLiteral("W+T");
    default:
        return {};
    }
}

/// Reads "name (rank)".
void readPlayer(const QString &text, QString &name, QString &rank)
{
    static const QRegularExpression pattern(QStringLiteral("^(.*?)\\s*\\(([^()]*)\\)$"));
    const auto match = pattern.match(text);
    name = match.hasMatch() ? match.captured(1) : text;
    rank = importedRank(match.captured(2));
}

/// "1200-30-3": seconds of main time, seconds and number of periods. Says whether it is that.
bool readTime(const QList<QByteArray> &parts, GameInfo &info)
{
    if (parts.size() != 3 || parts[0].toInt() <= 0) {
        return parts.size() == 3 && parts[0] == "0";
    }
    info.timeLimit = parts[0].toInt();
    if (parts[1].toInt() > 0 && parts[2].toInt() > 0) {
        info.overtime =
            QStringLiteral("%1x%2 byo-yomi").arg(parts[2].toInt()).arg(parts[1].toInt());
    }
    return true;
}

void readKomi(const QByteArray &tenths, GameInfo &info)
{
    bool ok = false;
    const int komi = tenths.toInt(&ok);
    if (ok) {
        info.komi = komi / 10.0;
    }
}

/// The date of "2016- 3-26-17-29-25", "C2016:03:26:17:29".
QString dateFrom(const QString &text)
{
    static const QRegularExpression pattern(
        QStringLiteral("(\\d{4})[-:] ?(\\d{1,2})[-:] ?(\\d{1,2})"));
    const auto match = pattern.match(text);
    return match.hasMatch() ? QStringLiteral("%1-%2-%3")
                                  .arg(match.captured(1), match.captured(2).rightJustified(2, u'0'),
                                       match.captured(3).rightJustified(2, u'0'))
                            : dateFromWords(text.section(u' ', 0, 0)).value_or(QString());
}

/// What is not read because other entries say the same, or because it is about the program.
constexpr std::string_view Repeated[] = {
    "GIBOKIND",         "TYPE",           "SZAUDIO",          "GAMECONDITION", "GAMETOTALNUM",
    "GAMELECNAME",      "GAMEWHITELEVEL", "GAMEBLACKLEVEL",   "GAMEWHITENICK", "GAMEBLACKNICK",
    "GAMEWHITECOUNTRY", "GAMEWAVATA",     "GAMEBLACKCOUNTRY", "GAMEBAVATA",    "GAMEWIMAGE",
    "GAMEBIMAGE",       "GAMEINFOSUB",    "WUSERINFO",        "BUSERINFO",     "GAMEZIPSU",
    "GAMEWIMAG",        "GAMEBIMAG"};

/// The entries of the header. Of what several say in numbers and in words, numbers count.
class GibHeader
{
public:
    explicit GibHeader(ImportDraft &draft)
        : m_draft(draft)
    { }

    void read(const QByteArray &name, const QByteArray &value);
    /// What only words say, and a result that is not understood.
    void finish();

private:
    void readMain(const QByteArray &value);
    void readTag(const QByteArray &value);

    ImportDraft &m_draft;
    QString m_result; ///< in words
    QByteArrayView m_resultLine;
    QString m_time; ///< in words
    bool m_hasTime = false;
};

void GibHeader::read(const QByteArray &name, const QByteArray &value)
{
    GameInfo &info = m_draft.info;
    const QString text = QString::fromUtf8(value).trimmed();
    if (name == "GAMEBLACKNAME") {
        readPlayer(text, info.playerName.black, info.playerRank.black);
    } else if (name == "GAMEWHITENAME") {
        readPlayer(text, info.playerName.white, info.playerRank.white);
    } else if (name == "GAMENAME") {
        info.gameName = text;
    } else if (name == "GAMEPLACE") {
        info.place = text;
    } else if (name == "GAMECOMMENT") {
        info.gameComment = text;
    } else if (name == "GAMEDATE") {
        info.date = dateFrom(text);
    } else if (name == "GAMERESULT") {
        m_result = text;
        m_resultLine = m_draft.line();
    } else if (name == "GAMETIME") {
        m_time = text;
    } else if (name == "GAMEGONGJE") {
        readKomi(value, info);
    } else if (name == "GAMEINFOMAIN") {
        readMain(value);
    } else if (name == "GAMETAG") {
        readTag(value);
    } else if (name == "GAMEDUM" ? value.trimmed().toInt() != 0
                                 : !std::ranges::count(Repeated, std::string_view(name))) {
        m_draft.warn(SgfWarning::Kind::UnknownLine);
    }
}

void GibHeader::readMain(const QByteArray &value)
{
    m_draft.info.result = resultFrom(fieldOf(value, "GRLT:"), fieldOf(value, "ZIPSU:"));
    readKomi(fieldOf(value, "GONGJE:"), m_draft.info);
    m_hasTime = readTime(fieldOf(value, "GTIME:").split('-'), m_draft.info);
}

void GibHeader::readTag(const QByteArray &value)
{
    GameInfo &info = m_draft.info;
    if (info.result.isEmpty()) {
        info.result = resultFrom(fieldOf(value, "W"), fieldOf(value, "Z"));
    }
    if (info.date.isEmpty()) {
        info.date = dateFrom(QString::fromUtf8(value));
    }
    if (!info.komi) {
        readKomi(fieldOf(value, "G"), info);
    }
}

void GibHeader::finish()
{
    GameInfo &info = m_draft.info;
    if (info.result.isEmpty() && !m_result.isEmpty()) {
        info.result = importedResult(m_result);
        if (!resultFromWords(info.result)) {
            m_draft.warn(SgfWarning::Kind::UnknownLine, m_resultLine);
        }
    }
    if (!m_hasTime) {
        info.overtime = overtimeFromWords(m_time).value_or(m_time);
    }
}

/// Reads STO, SKI and INI lines.
class GibMoves
{
public:
    explicit GibMoves(ImportDraft &draft)
        : m_draft(draft)
        , m_last(draft.tree().root())
    { }

    void read(const QList<QByteArray> &words)
    {
        if (words[0] == "STO" && words.size() >= 6) {
            const int column = words[4].toInt();
            const int rowFromTop = words[5].toInt();
            m_color = words[3] == "1" ? Color::Black : Color::White;
            m_last = m_draft.addMove(m_last, m_color, m_draft.pointAt(column, rowFromTop));
        } else if (words[0] == "SKI") {
            m_color = opposite(m_color);
            m_last = m_draft.addMove(m_last, m_color, std::nullopt);
        } else if (words[0] == "INI" && words.size() >= 4) {
            const int stones = words[3].toInt();
            m_draft.info.handicap = stones >= 2 ? stones : 0;
            m_draft.addHandicapStones();
            m_color = stones >= 2 ? Color::Black : Color::White;
        } else {
            m_draft.warn(SgfWarning::Kind::UnknownLine);
        }
    }

    [[nodiscard]] bool isEmpty() const { return m_last == m_draft.tree().root(); }

private:
    ImportDraft &m_draft;
    NodeId m_last;
    Color m_color = Color::White; ///< of the last move
};

bool isMoveLine(QByteArrayView line)
{
    return line.startsWith("STO") || line.startsWith("SKI") || line.startsWith("INI");
}

} // namespace

Result<ImportedGame, SgfError> readGib(QByteArrayView text)
{
    ImportDraft draft(text);
    GibHeader header(draft);
    GibMoves moves(draft);
    bool isGame = false;
    while (draft.nextLine()) {
        const QByteArrayView line = draft.line();
        if (line.startsWith("\\[")) {
            QByteArray entry = line.sliced(2).toByteArray();
            entry.chop(entry.endsWith("\\]") ? 2 : 0);
            const qsizetype sign = entry.indexOf('=');
            if (sign > 0) {
                header.read(entry.first(sign), entry.sliced(sign + 1));
            } else {
                draft.warn(SgfWarning::Kind::UnknownLine);
            }
        } else if (isMoveLine(line)) {
            moves.read(line.toByteArray().simplified().split(' '));
        } else if (line.startsWith('\\')) {
            isGame = line == "\\GS";
        } else if (!line.isEmpty()
                   && !(isGame && leadingNumber(line))) { // numbers count what follows
            draft.warn(SgfWarning::Kind::UnknownLine);
        }
    }
    header.finish();
    if (moves.isEmpty() && draft.info == GameInfo()) {
        return failure(SgfError{
            1, 1, Message::of(QT_TRANSLATE_NOOP("Messages", "there is no game in this GIB file"))});
    }
    return draft.take();
}

} // namespace shinpan
