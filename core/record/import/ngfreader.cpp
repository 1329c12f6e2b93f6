#include "core/record/import/importdraft.h"
#include "core/record/tree/gamewords.h"
#include "core/record/tree/sgfproperties.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

bool isMove(QByteArrayView line)
{
    return line.size() >= 7 && line.startsWith("PM") && (line[4] == 'B' || line[4] == 'W');
}

/// "name   7D*", the rank as SGF has it: "7d", "9p".
void readNgfPlayer(const QString &line, QString &name, QString &rank)
{
    static const QRegularExpression pattern(
        QStringLiteral(
            "^(.*?)\\s+((\\d+|[初一二三四五六七八九])(DP|P|D|K|段P?|级|級|급|단P?))\\*?$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = pattern.match(line);
    name = match.hasMatch() ? match.captured(1) : line;
    if (match.hasMatch()) {
        const QString kind = match.captured(4);
        const bool isPro = kind.endsWith(u'P', Qt::CaseInsensitive);
        rank = importedRank(isPro ? match.captured(3) + u'p' : match.captured(2).toLower());
    }
}

/// "White wins by resign!", "Black wins by 0.5!", "White loses on time", "黒中押し勝ち!"; the score
/// of both may follow.
QString ngfResult(const QString &line)
{
    return importedResult(line.section(QStringLiteral(">>"), 0, 0).trimmed());
}

/// The date of "20170316 [09:51]", "2006-9-5".
QString ngfDate(const QString &line)
{
    static const QRegularExpression pattern(
        QStringLiteral("(\\d{4})(?:-(\\d{1,2})-(\\d{1,2})|(\\d\\d)(\\d\\d))"));
    const auto match = pattern.match(line);
    if (!match.hasMatch()) {
        return {};
    }
    const int first = match.hasCaptured(4) ? 4 : 2;
    return QStringLiteral("%1-%2-%3")
        .arg(match.captured(1), match.captured(first).rightJustified(2, u'0'),
             match.captured(first + 1).rightJustified(2, u'0'));
}

void readSize(const QString &line, GameInfo &info)
{
    info.size = boardSizeFromSgf(line.toUtf8()).value_or(BoardSize());
}

/// Zero and nothing say nothing.
bool saysNothing(QByteArrayView line)
{
    return line.isEmpty() || leadingNumber(line) == 0;
}

/// Half a point belongs to komi in an even game, but is not said.
void readKomi(const QString &line, GameInfo &info)
{
    if (const auto komi = leadingNumber(line.toUtf8())) {
        info.komi = *komi + (info.handicap == 0 ? 0.5 : 0.0);
    }
}

using HeaderLines = std::vector<QByteArrayView>;

QStringList textsOf(const HeaderLines &lines)
{
    QStringList texts;
    for (const QByteArrayView line : lines) {
        texts += QString::fromUtf8(line);
    }
    return texts;
}

/// Warns of those lines that say something which is not read.
void warnOfUnread(ImportDraft &draft,
                  const HeaderLines &lines,
                  const std::vector<std::size_t> &unread)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool isUnread = i > 11 || std::ranges::find(unread, i) != unread.end();
        if (isUnread && !saysNothing(lines[i])) {
            draft.warn(SgfWarning::Kind::UnknownLine, lines[i]);
        }
    }
}

void readHeader(ImportDraft &draft, const HeaderLines &headerLines)
{
    const QStringList lines = textsOf(headerLines);
    GameInfo &info = draft.info;
    info.event = lines.value(0);
    readSize(lines.value(1), info);
    readNgfPlayer(lines.value(2), info.playerName.white, info.playerRank.white);
    readNgfPlayer(lines.value(3), info.playerName.black, info.playerRank.black);
    info.place = lines.value(4);
    const int handicap = leadingNumber(lines.value(5).toUtf8()).value_or(0);
    info.handicap = handicap >= 2 ? handicap : 0;
    readKomi(lines.value(7), info);
    info.date = ngfDate(lines.value(8));
    info.result = ngfResult(lines.value(10));
    std::vector<std::size_t> unread{6, 9};
    if (!info.result.isEmpty() && !resultFromWords(info.result)) {
        unread.push_back(10);
    }
    if (info.date.isEmpty()) {
        unread.push_back(8);
    }
    if (!boardSizeFromSgf(lines.value(1).toUtf8())) {
        unread.push_back(1);
    }
    warnOfUnread(draft, headerLines, unread);
}

/// Reads a header that does not say which of the two players has Black.
void readOldHeader(ImportDraft &draft, HeaderLines headerLines)
{
    for (QByteArrayView &line : headerLines) {
        line = line.sliced(line.startsWith("GI") ? 2 : 0);
    }
    const QStringList lines = textsOf(headerLines);
    draft.info.event = lines.value(0);
    draft.info.gameName = QStringLiteral("%1 – %2").arg(lines.value(1), lines.value(2));
    draft.info.date = ngfDate(lines.value(5));
    readSize(lines.value(6), draft.info);
    readKomi(lines.value(9), draft.info);
    warnOfUnread(draft, headerLines, {3, 4, 7, 8});
}

/// "IDB[211] text[EndTxt]": what was said at move 211.
struct Remark
{
    int move = 0;
    QByteArrayView text;
};
std::optional<Remark> remarkFrom(QByteArrayView line)
{
    static constexpr QByteArrayView End = "[EndTxt]";
    const qsizetype close = line.indexOf(']');
    if (!line.startsWith("ID") || line.size() < 5 || line[3] != '[' || close < 0
        || !line.endsWith(End)) {
        return std::nullopt;
    }
    const auto move = leadingNumber(line.sliced(4));
    const QByteArrayView text =
        line.sliced(close + 1).chopped(std::min(End.size(), line.size() - close - 1));
    return move ? std::optional(Remark{*move, trimmedSgf(text)}) : std::nullopt;
}

} // namespace

Result<ImportedGame, SgfError> readNgf(QByteArrayView text)
{
    static constexpr qsizetype MostHeaderLines = 40;
    ImportDraft draft(text);
    HeaderLines header;
    NodeId last = draft.tree().root();
    std::vector<NodeId> nodes{last}; // by the numbers of their moves
    bool isHeader = true;
    while (draft.nextLine()) {
        const QByteArrayView line = draft.line();
        if (!isMove(line)) {
            if (isHeader && header.size() < MostHeaderLines) {
                header.push_back(line);
            } else if (const auto remark = remarkFrom(line);
                       remark && remark->move >= 0
                       && static_cast<std::size_t>(remark->move) < nodes.size()) {
                draft.addComment(nodes[static_cast<std::size_t>(remark->move)], remark->text);
            } else if (!line.isEmpty()
                       && !(line.startsWith("GI") && leadingNumber(line.sliced(2)))) {
                draft.warn(SgfWarning::Kind::UnknownLine);
            }
            continue;
        }
        if (std::exchange(isHeader, false)) {
            if (!header.empty() && header.front().startsWith("GI")) {
                readOldHeader(draft, header);
            } else {
                readHeader(draft, header);
                draft.addHandicapStones();
            }
        }
        const bool isPass = line[5] == 'A' && line[6] == 'A';
        last = draft.addMove(last, line[4] == 'B' ? Color::Black : Color::White,
                             isPass ? std::nullopt
                                    : std::optional(draft.pointAt(line[5] - 'B', line[6] - 'B')));
        nodes.push_back(last);
    }
    if (isHeader) {
        return failure(SgfError{
            1, 1, Message::of(QT_TRANSLATE_NOOP("Messages", "there is no move in this NGF file"))});
    }
    return draft.take();
}

} // namespace shinpan
