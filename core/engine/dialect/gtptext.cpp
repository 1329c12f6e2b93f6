#include "core/engine/dialect/gtptext.h"

#include <QHash>

#include <algorithm>

namespace shinpan {

QByteArray colorWord(Color color)
{
    return color == Color::Black ? QByteArrayLiteral("b") : QByteArrayLiteral("w");
}

namespace {

/// A list of more than this many times the board's points is invalid.
constexpr std::size_t MaxNamings = 16;

[[nodiscard]] std::string vertexWord(const Move &move)
{
    return move.point ? vertexOf(*move.point) : "pass";
}

/// The word's bytes. A character that no vertex has becomes one that no vertex has either.
[[nodiscard]] std::string asciiOf(QStringView word)
{
    std::string bytes;
    for (const QChar c : word) {
        bytes += c.unicode() < 0x80 ? static_cast<char>(c.unicode()) : '?';
    }
    return bytes;
}

[[nodiscard]] QStringView firstWord(QStringView text)
{
    text = text.trimmed();
    const auto isSpace = [](QChar c) { return c.isSpace(); };
    return text.first(std::find_if(text.begin(), text.end(), isSpace) - text.begin());
}

} // namespace

GtpCommand playCommand(const Move &move)
{
    return GtpCommand("play", {colorWord(move.color), vertexWord(move)});
}

GtpCommand playSequenceCommand(std::span<const Move> moves)
{
    std::vector<QByteArray> words;
    words.reserve(2 * moves.size());
    for (const Move &move : moves) {
        words.push_back(colorWord(move.color));
        words.push_back(QByteArray::fromStdString(vertexWord(move)));
    }
    return GtpCommand("gogui-play_sequence", words);
}

GtpCommand setUpCommand(const QByteArray &name, std::span<const SetUpStone> stones)
{
    std::vector<QByteArray> words;
    words.reserve(2 * stones.size());
    for (const SetUpStone &stone : stones) {
        words.push_back(colorWord(stone.color));
        words.push_back(QByteArray::fromStdString(vertexOf(stone.point)));
    }
    return GtpCommand(name, words);
}

std::optional<GenmoveAnswer> parseGenmove(const QString &reply, BoardSize size, bool allowsClaim)
{
    const QStringView word = firstWord(reply);
    const auto isWord = [word](const char *text) {
        return word.compare(QLatin1String(text), Qt::CaseInsensitive) == 0;
    };
    if (isWord("resign")) {
        return GenmoveAnswer{GenmoveAnswer::Kind::Resignation};
    }
    if (isWord("claim") && allowsClaim) {
        return GenmoveAnswer{GenmoveAnswer::Kind::Claim};
    }
    if (isWord("pass")) {
        return GenmoveAnswer();
    }
    const std::optional<Point> point = pointFromVertex(asciiOf(word), size);
    if (!point) {
        return std::nullopt;
    }
    return GenmoveAnswer{GenmoveAnswer::Kind::Move, point};
}

std::optional<std::vector<Point>> pointsFromVertices(const QString &text, BoardSize size)
{
    const std::size_t most = MaxNamings * static_cast<std::size_t>(size.columns * size.rows);
    std::vector<Point> points;
    QStringView rest = QStringView(text).trimmed();
    while (!rest.isEmpty()) {
        const QStringView word = firstWord(rest);
        const std::optional<Point> point = pointFromVertex(asciiOf(word), size);
        if (!point || points.size() == most) {
            return std::nullopt;
        }
        points.push_back(*point);
        rest = rest.sliced(word.size()).trimmed();
    }
    return points;
}

GtpCommand boardSizeCommand(BoardSize size)
{
    if (size.isSquare()) {
        return GtpCommand("boardsize", {QByteArray::number(size.columns)});
    }
    return GtpCommand("rectangular_boardsize",
                      {QByteArray::number(size.columns), QByteArray::number(size.rows)});
}

GtpCommand freeHandicapCommand(std::span<const SetUpStone> stones)
{
    std::vector<QByteArray> vertices;
    vertices.reserve(stones.size());
    for (const SetUpStone &stone : stones) {
        vertices.push_back(QByteArray::fromStdString(vertexOf(stone.point)));
    }
    return GtpCommand("set_free_handicap", vertices);
}

std::optional<GtpCommand> rulesCommand(const Ruleset &rules, const QSet<QByteArray> &known)
{
    if (known.contains("kata-set-rules")) {
        const std::string json = toKataGoJson(rules);
        return GtpCommand("kata-set-rules", {QByteArray::fromStdString(json)});
    }
    // KataGo's reading of kgs-rules; Pachi knows the command as well.
    static const QHash<QString, QByteArray> kgsNames{
        {QStringLiteral("Japanese"), QByteArrayLiteral("japanese")},
        {QStringLiteral("Chinese"), QByteArrayLiteral("chinese")}, // with another ko rule
        {QStringLiteral("Chinese-KGS"), QByteArrayLiteral("chinese")},
        {QStringLiteral("AGA"), QByteArrayLiteral("aga")},
        {QStringLiteral("NZ"), QByteArrayLiteral("new_zealand")}};
    const QByteArray name = kgsNames.value(QString::fromStdString(toText(rules)));
    if (name.isEmpty() || !known.contains("kgs-rules")) {
        return std::nullopt;
    }
    return GtpCommand("kgs-rules", {name});
}

bool isBlackOnly(std::span<const SetUpStone> stones)
{
    return std::ranges::all_of(stones,
                               [](const SetUpStone &stone) { return stone.color == Color::Black; });
}

bool isSameSet(std::span<const Point> points, std::span<const SetUpStone> stones)
{
    std::vector<Point> left(points.begin(), points.end());
    std::vector<SetUpStone> right(stones.begin(), stones.end());
    std::ranges::sort(left);
    std::ranges::sort(right, {}, &SetUpStone::point);
    return std::ranges::equal(left, right, {}, {}, &SetUpStone::point);
}

} // namespace shinpan
