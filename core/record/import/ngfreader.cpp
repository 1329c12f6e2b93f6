#include "core/record/import/importdraft.h"
#include "core/record/tree/sgfproperties.h"

#include <QRegularExpression>

namespace shinpan {

namespace {

bool isMove(QByteArrayView line)
{
    return line.size() >= 7 && line.startsWith("PM") && (line[4] == 'B' || line[4] == 'W');
}

/// "name   7D*", the rank as SGF has it: "7d", "9p".
void readNgfPlayer(const QString &line, QString &name, QString &rank)
{
    static const QRegularExpression pattern(QStringLiteral("^(.*?)\\s+(\\d+)(DP|P|D|K)\\*?$"),
                                            QRegularExpression::CaseInsensitiveOption);
    const auto match = pattern.match(line);
    name = match.hasMatch() ? match.captured(1) : line;
    if (match.hasMatch()) {
        rank = match.captured(2) + match.captured(3).right(1).toLower();
    }
}

/// "White wins by resign!", "Black wins by 0.5!", "White loses on time".
QString resultFrom(const QString &line)
{
    static const QRegularExpression pattern(
        QStringLiteral(
            "(black|white)\\s+(win|lose)[a-z]*\\s*(?:by|on)?\\s*(resi|time|[0-9.]+[0-9])?"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = pattern.match(line);
    if (!match.hasMatch()) {
        return {};
    }
    const bool isBlackNamed =
        match.captured(1).compare(QLatin1String("black"), Qt::CaseInsensitive) == 0;
    const bool wins = match.captured(2).compare(QLatin1String("win"), Qt::CaseInsensitive) == 0;
    const QString how = match.captured(3).toLower();
    const QString margin = how == QLatin1String("resi") ? QStringLiteral("R")
                         : how == QLatin1String("time") ? QStringLiteral("T")
                                                        : how;
    return QLatin1String(isBlackNamed == wins ? "B+" : "W+") + margin;
}

/// "20170316 [09:51]", "2006-9-5".
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

/// Half a point belongs to komi in an even game, but is not said.
void readKomi(const QString &line, GameInfo &info)
{
    if (const auto komi = leadingNumber(line.toUtf8())) {
        info.komi = *komi + (info.handicap == 0 ? 0.5 : 0.0);
    }
}

void readHeader(const QStringList &lines, GameInfo &info)
{
    info.event = lines.value(0);
    readSize(lines.value(1), info);
    readNgfPlayer(lines.value(2), info.playerName.white, info.playerRank.white);
    readNgfPlayer(lines.value(3), info.playerName.black, info.playerRank.black);
    info.place = lines.value(4);
    const int handicap = leadingNumber(lines.value(5).toUtf8()).value_or(0);
    info.handicap = handicap >= 2 ? handicap : 0;
    readKomi(lines.value(7), info);
    info.date = ngfDate(lines.value(8));
    info.result = resultFrom(lines.value(10));
}

/// Which of the two players has Black is not known.
void readOldHeader(const QStringList &lines, GameInfo &info)
{
    info.event = lines.value(0);
    info.gameName = QStringLiteral("%1 – %2").arg(lines.value(1), lines.value(2));
    info.date = ngfDate(lines.value(5));
    readSize(lines.value(6), info);
    readKomi(lines.value(9), info);
}

} // namespace

Result<ImportedGame, SgfError> readNgf(QByteArrayView text)
{
    static constexpr qsizetype MostHeaderLines = 40;
    ImportDraft draft(text);
    QStringList header;
    NodeId last = draft.tree().root();
    bool isHeader = true;
    while (draft.nextLine()) {
        const QByteArrayView line = draft.line();
        if (!isMove(line)) {
            if (isHeader && header.size() < MostHeaderLines) {
                header += QString::fromUtf8(line);
            } else if (!line.isEmpty()) {
                draft.warn(SgfWarning::Kind::UnknownLine);
            }
            continue;
        }
        if (std::exchange(isHeader, false)) {
            if (header.value(0).startsWith(QLatin1String("GI"))) {
                header.replaceInStrings(QRegularExpression(QStringLiteral("^GI")), QString());
                readOldHeader(header, draft.info);
            } else {
                readHeader(header, draft.info);
                draft.addHandicapStones();
            }
        }
        const bool isPass = line[5] == 'A' && line[6] == 'A';
        last = draft.addMove(last, line[4] == 'B' ? Color::Black : Color::White,
                             isPass ? std::nullopt
                                    : std::optional(draft.pointAt(line[5] - 'B', line[6] - 'B')));
    }
    if (isHeader) {
        return failure(SgfError{1, 1, QStringLiteral("there is no move in this NGF file")});
    }
    return draft.take();
}

} // namespace shinpan
