#include "core/competition/opening/openingsources.h"
#include "core/util/regularfile.h"

#include <QFileInfo>
#include <QStringList>

#include <utility>

namespace shinpan {

namespace {

/// A line of this length has more moves than any game; its words take twenty times its size.
constexpr qsizetype LongestLine = 64 * 1024;
constexpr qint64 LargestFile = 16 * MiB;

[[nodiscard]] QByteArrayView lineOf(QByteArrayView text)
{
    const qsizetype end = text.indexOf('\n');
    return end < 0 ? text : text.first(end);
}

[[nodiscard]] std::optional<Color> colorFrom(const QString &word)
{
    const QString lower = word.toLower();
    if (lower == u'b' || lower == QLatin1String("black")) {
        return Color::Black;
    }
    if (lower == u'w' || lower == QLatin1String("white")) {
        return Color::White;
    }
    return std::nullopt;
}

[[nodiscard]] QStringList wordsIn(QStringView text)
{
    QStringList words;
    QString word;
    for (const QChar sign : text) {
        if (!sign.isSpace() && sign != u',' && sign != u';') {
            word += sign;
        } else if (!word.isEmpty()) {
            words.append(std::exchange(word, QString()));
        }
    }
    if (!word.isEmpty()) {
        words.append(word);
    }
    return words;
}

} // namespace

Result<GameLine> lineFromMoves(QStringView moves, const OpeningTerms &terms)
{
    GameLine line;
    line.size = terms.size;
    Color turn = Color::Black;
    bool isColorSaid = false;
    const QStringList words = wordsIn(moves);
    for (const QString &word : words) {
        if (!isColorSaid && word.compare(QLatin1String("play"), Qt::CaseInsensitive) == 0) {
            continue;
        }
        if (const auto color = colorFrom(word); color && !isColorSaid) {
            turn = *color;
            isColorSaid = true;
            continue;
        }
        Move move = Move::pass(turn);
        if (word.compare(QLatin1String("pass"), Qt::CaseInsensitive) != 0) {
            move.point = pointFromVertex(word.toStdString(), terms.size);
            if (!move.point) {
                return failure(Message::of(
                    QT_TRANSLATE_NOOP("Messages", "“%1” is not a vertex of a %2x%3 board"), word,
                    terms.size.columns, terms.size.rows));
            }
        }
        line.moves.push_back(move);
        turn = opposite(turn);
        isColorSaid = false;
    }
    if (isColorSaid) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "“%1” at the end lacks its vertex"), words.last()));
    }
    if (terms.mostPlies > 0 && line.moves.size() > static_cast<std::size_t>(terms.mostPlies)) {
        line.moves.resize(static_cast<std::size_t>(terms.mostPlies));
    }
    if (!line.moves.empty()) {
        line.firstToPlay = line.moves.front().color;
    }
    return line;
}

Result<std::vector<Opening>> openingsOf(const MoveFileOpenings &source,
                                        const OpeningTerms &terms,
                                        std::size_t /*key*/)
{
    const QString &path = source.path;
    const Result<QByteArray> bytes = readRegularFile(path, LargestFile);
    if (!bytes) {
        return failure(inFile(path, bytes.error()));
    }
    const QString name = QFileInfo(path).fileName();
    std::vector<Opening> openings;
    QByteArrayView rest = *bytes;
    for (int number = 1; !rest.isEmpty(); ++number) {
        const QByteArrayView raw = lineOf(rest);
        rest = rest.sliced(std::min(raw.size() + 1, rest.size()));
        const QString text = QString::fromUtf8(raw).section(u'#', 0, 0).trimmed();
        if (text.isEmpty()) {
            continue;
        }
        if (raw.size() > LongestLine || openings.size() == MostOpenings) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "%1:%2: %3"), path, number,
                raw.size() > LongestLine
                    ? Message::of(QT_TRANSLATE_NOOP("Messages", "the line is longer than any game"))
                    : Message::of(QT_TRANSLATE_NOOP("Messages", "more than %1 openings"),
                                  MostOpenings)));
        }
        Opening opening{.line = {},
                        .name = QStringLiteral("%1 line %2").arg(name, QString::number(number))};
        const Result<GameLine> line = lineFromMoves(text, terms);
        Message mistake;
        if (line) {
            opening.line = *line;
            mistake = mistakeIn(opening, terms);
        } else {
            mistake = line.error();
        }
        if (!mistake.isEmpty()) {
            return failure(
                Message::of(QT_TRANSLATE_NOOP("Messages", "%1:%2: %3"), path, number, mistake));
        }
        openings.push_back(std::move(opening));
    }
    return openings;
}

Result<std::vector<Opening>> openingsOf(const MoveListOpenings &source,
                                        const OpeningTerms &terms,
                                        std::size_t /*key*/)
{
    std::vector<Opening> openings;
    for (const QString &moves : source.openings) {
        const Result<GameLine> line = lineFromMoves(moves, terms);
        if (!line) {
            return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "opening “%1”: %2"), moves,
                                       line.error()));
        }
        openings.push_back({.line = *line, .name = moves.simplified()});
        if (const Message mistake = mistakeIn(openings.back(), terms); !mistake.isEmpty()) {
            return failure(
                Message::of(QT_TRANSLATE_NOOP("Messages", "opening “%1”: %2"), moves, mistake));
        }
    }
    return openings;
}

} // namespace shinpan
