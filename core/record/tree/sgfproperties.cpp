#include "core/record/tree/sgfproperties.h"

#include "core/util/decimaltext.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace shinpan {

namespace {

char letterOf(int coordinate)
{
    return static_cast<char>(coordinate < 26 ? 'a' + coordinate : 'A' + coordinate - 26);
}

/// "D4", "K10": two letters cannot be meant when the second character is a digit.
bool looksLikeVertex(QByteArrayView text)
{
    return (text.size() == 2 || text.size() == 3) && text[1] >= '0' && text[1] <= '9';
}

std::optional<Point> pointAtLetters(int column, int rowFromTop, BoardSize size)
{
    if (column >= size.columns || rowFromTop >= size.rows) {
        return std::nullopt;
    }
    return Point{static_cast<std::uint8_t>(column),
                 static_cast<std::uint8_t>(size.rows - 1 - rowFromTop)};
}

bool isPass(QByteArrayView text, BoardSize size)
{
    if (text.isEmpty() || text.compare("pass", Qt::CaseInsensitive) == 0) {
        return true;
    }
    if (text.size() != 2) {
        return false;
    }
    const bool isOldPass = text == "tt" && size.columns <= 19 && size.rows <= 19;
    return isOldPass
        || (sgfCoordinate(text[0]) == size.columns && sgfCoordinate(text[1]) == size.rows);
}

struct SetUpProperty
{
    PackedName name;
    PointSet SetUp::*points; ///< null: PL
};
constexpr SetUpProperty SetUpProperties[] = {{packName("AB"), &SetUp::black},
                                             {packName("AW"), &SetUp::white},
                                             {packName("AE"), &SetUp::empty},
                                             {packName("PL"), nullptr}};

void insertArrows(const RawValues &values, BoardSize size, std::vector<NodeMarkup::Arrow> &arrows)
{
    for (const QByteArrayView value : values) {
        const auto [from, to] = splitComposed(value);
        const auto start = pointFromSgf(from, size);
        const auto end = pointFromSgf(to, size);
        if (start && end) {
            arrows.emplace_back(*start, *end);
        }
    }
}

void insertLabels(const RawValues &values, BoardSize size, std::vector<NodeMarkup::Label> &labels)
{
    for (const QByteArrayView value : values) {
        const auto [where, text] = splitComposed(value);
        if (const auto point = pointFromSgf(where, size)) {
            labels.push_back({*point, sgfSimpleText(text)});
        }
    }
}

/// FF[3]'s L: the points get a, b, c… in the order of the list.
void insertLetters(const RawValues &values, BoardSize size, std::vector<NodeMarkup::Label> &labels)
{
    int letter = 0;
    for (const QByteArrayView value : values) {
        if (const auto point = pointFromSgf(value, size); point && letter < MaxBoardSide) {
            labels.push_back({*point, QString(QLatin1Char(letterOf(letter++)))});
        }
    }
}

/// The number in decimals where it is nearly one of so many, as what is written for every move is:
/// QByteArray::number() takes ten times as long. Nothing for all others, whose last digit is a
/// matter of rounding.
std::optional<QByteArray> quickReal(double value, int decimals)
{
    constexpr std::array<qint64, 5> Units = {1, 10, 100, 1'000, 10'000};
    const auto places = static_cast<std::size_t>(decimals);
    if (places >= Units.size() || !(std::abs(value) < 1e9)) {
        return std::nullopt;
    }
    const double scaled = std::abs(value) * static_cast<double>(Units[places]);
    const qint64 units = std::llround(scaled);
    if (std::abs(scaled - static_cast<double>(units)) > 0.25) {
        return std::nullopt;
    }
    std::array<char, 32> text; // sign, ten digits, point and decimals
    char *end = text.data();
    if (value < 0 && units > 0) {
        *end++ = '-';
    }
    end = std::ranges::copy(DecimalText(units / Units[places]), end).out;
    if (qint64 rest = units % Units[places]; rest > 0) {
        *end++ = '.';
        for (qint64 digit = Units[places] / 10; rest > 0; rest %= digit, digit /= 10) {
            *end++ = static_cast<char>('0' + rest / digit);
        }
    }
    return QByteArray(text.data(), end - text.data());
}

} // namespace

bool isGo(const GameTree &tree)
{
    return wholeFromSgf(tree.values(tree.root(), "GM").first()).value_or(1) == 1;
}

std::optional<BoardSize> boardSizeFromSgf(QByteArrayView raw)
{
    const auto [columns, rows] = splitComposed(raw);
    const int width = wholeFromSgf(columns).value_or(0);
    const int height = rows.isNull() ? width : wholeFromSgf(rows).value_or(0);
    if (width < 1 || width > MaxBoardSide || height < 1 || height > MaxBoardSide) {
        return std::nullopt;
    }
    return BoardSize{static_cast<std::uint8_t>(width), static_cast<std::uint8_t>(height)};
}

BoardSize boardSizeOf(const GameTree &tree)
{
    return boardSizeFromSgf(tree.values(tree.root(), "SZ").first()).value_or(BoardSize());
}

QByteArray rawBoardSize(BoardSize size)
{
    const QByteArray columns = QByteArray::number(size.columns);
    return size.isSquare() ? columns : columns + ':' + QByteArray::number(size.rows);
}

std::optional<Point> pointFromSgf(QByteArrayView raw, BoardSize size)
{
    const QByteArrayView text = trimmedSgf(raw);
    if (looksLikeVertex(text)) {
        return pointFromVertex({text.data(), static_cast<std::size_t>(text.size())}, size);
    }
    if (text.size() != 2) {
        return std::nullopt;
    }
    const auto column = sgfCoordinate(text[0]);
    const auto row = sgfCoordinate(text[1]);
    return column && row ? pointAtLetters(*column, *row, size) : std::nullopt;
}

QByteArray rawPoint(Point point, BoardSize size)
{
    Q_ASSERT(size.contains(point));
    const char letters[] = {letterOf(point.column), letterOf(size.rows - 1 - point.row)};
    return {letters, 2};
}

PointSet pointsFromSgf(const RawValues &values, BoardSize size)
{
    PointSet points;
    for (const QByteArrayView value : values) {
        const auto [corner, opposite] = splitComposed(value);
        const auto first = pointFromSgf(corner, size);
        const auto last = opposite.isNull() ? first : pointFromSgf(opposite, size);
        if (first && last) {
            points.insert(*first, *last);
        }
    }
    return points;
}

std::vector<QByteArray> rawPoints(const PointSet &points, BoardSize size)
{
    std::vector<QByteArray> values;
    points.forEach([&](Point point) { values.push_back(rawPoint(point, size)); });
    if (values.empty()) {
        values.emplace_back("");
    }
    return values;
}

std::optional<Color> colorFromSgf(QByteArrayView raw)
{
    const QByteArrayView text = trimmedSgf(raw);
    switch (text.isEmpty() ? '\0' : text[0]) {
    case 'B':
    case 'b':
    case '1':
        return Color::Black;
    case 'W':
    case 'w':
    case '2':
        return Color::White;
    default:
        return std::nullopt;
    }
}

QByteArray rawColor(Color color)
{
    return color == Color::Black ? QByteArrayLiteral("B") : QByteArrayLiteral("W");
}

std::optional<int> wholeFromSgf(QByteArrayView raw)
{
    bool isNumber = false;
    const int number = trimmedSgf(raw).toByteArray().toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

std::optional<double> realFromSgf(QByteArrayView raw)
{
    QByteArray text = trimmedSgf(raw).toByteArray();
    text.replace(',', '.');
    bool ok = false;
    const double value = text.toDouble(&ok);
    if (!ok || !std::isfinite(value)) {
        return std::nullopt;
    }
    return value;
}

QByteArray rawReal(double value, int decimals)
{
    if (const std::optional<QByteArray> text = quickReal(value, decimals)) {
        return *text;
    }
    QByteArray text = QByteArray::number(value, 'f', decimals);
    if (text.contains('.')) {
        while (text.endsWith('0')) {
            text.chop(1);
        }
        if (text.endsWith('.')) {
            text.chop(1);
        }
    }
    return text == "-0" ? QByteArray("0") : text;
}

std::optional<Move> moveFromSgf(Color color, QByteArrayView raw, BoardSize size)
{
    const QByteArrayView text = trimmedSgf(raw);
    if (isPass(text, size)) {
        return Move::pass(color);
    }
    const auto point = pointFromSgf(text, size);
    return point ? std::optional(Move{color, point}) : std::nullopt;
}

std::optional<Move> moveAt(const GameTree &tree, NodeId node, BoardSize size)
{
    std::optional<SgfProperty> found;
    tree.forEachProperty(node, [&found](const SgfProperty &property) {
        const PackedName name = property.packedName();
        if (name == packName("B") || (name == packName("W") && !found)) {
            found = property;
        }
    });
    if (!found) {
        return std::nullopt;
    }
    const Color color = found->packedName() == packName("B") ? Color::Black : Color::White;
    if (const char *const text = found->moveText()) { // nearly all, and quicker so
        if (const auto point = pointAtLetters(text[1] - 'a', text[2] - 'a', size)) {
            return Move{color, point};
        }
    }
    return moveFromSgf(color, found->values().first(), size);
}

std::optional<Move> moveAt(const GameTree &tree, NodeId node)
{
    return moveAt(tree, node, boardSizeOf(tree));
}

QString vertexText(const std::optional<Point> &point)
{
    return point ? QString::fromStdString(vertexOf(*point)) : QStringLiteral("pass");
}

QByteArray rawMove(Move move, BoardSize size)
{
    return move.isPass() ? QByteArray("") : rawPoint(*move.point, size);
}

std::optional<SetUp> setUpAt(const GameTree &tree, NodeId node, BoardSize size)
{
    std::optional<SetUp> setUp;
    tree.forEachProperty(node, [&](const GameTree::Property &property) {
        const auto found =
            std::ranges::find(SetUpProperties, property.packedName(), &SetUpProperty::name);
        if (found == std::end(SetUpProperties)) {
            return;
        }
        if (!setUp) {
            setUp.emplace();
        }
        if (found->points) {
            setUp->place(found->points, pointsFromSgf(property.values(), size));
        } else {
            setUp->toPlay = colorFromSgf(property.values().first());
        }
    });
    return setUp;
}

void SetUp::place(PointSet SetUp::*target, const PointSet &points)
{
    for (PointSet SetUp::*const set : {&SetUp::black, &SetUp::white, &SetUp::empty}) {
        (this->*set).remove(points);
    }
    (this->*target).insert(points);
}

QString textAt(const GameTree &tree, NodeId node, QByteArrayView name)
{
    QStringList texts;
    for (const QByteArrayView value : tree.values(node, name)) {
        texts += sgfText(value);
    }
    return texts.join(u'\n');
}

QString simpleTextAt(const GameTree &tree, NodeId node, QByteArrayView name)
{
    return sgfSimpleText(tree.values(node, name).first());
}

ByColor<SgfTimeLeft> timeLeftAt(const GameTree &tree, NodeId node)
{
    const auto timeOf = [&](QByteArrayView seconds, QByteArrayView overtime) {
        return SgfTimeLeft{realFromSgf(tree.values(node, seconds).first()),
                           wholeFromSgf(tree.values(node, overtime).first())};
    };
    return {timeOf("BL", "OB"), timeOf("WL", "OW")};
}

NodeMarkup markupAt(const GameTree &tree, NodeId node, BoardSize size)
{
    const auto points = [&](QByteArrayView name) {
        return pointsFromSgf(tree.values(node, name), size);
    };
    NodeMarkup markup;
    markup.triangles = points("TR");
    markup.squares = points("SQ");
    markup.circles = points("CR");
    markup.crosses = points("MA");
    markup.crosses.insert(points("M"));
    markup.selected = points("SL");
    markup.territory = {points("TB"), points("TW")};
    insertLabels(tree.values(node, "LB"), size, markup.labels);
    insertLetters(tree.values(node, "L"), size, markup.labels);
    insertArrows(tree.values(node, "AR"), size, markup.arrows);
    insertArrows(tree.values(node, "LN"), size, markup.lines);
    markup.faint = faintPointsAt(tree, node, size);
    return markup;
}

std::optional<PointSet> inheritedPoints(const GameTree &tree,
                                        NodeId node,
                                        QByteArrayView name,
                                        BoardSize size)
{
    while (node != NoNode && !tree.has(node, name)) {
        node = tree.parent(node);
    }
    const PointSet points =
        node == NoNode ? PointSet() : pointsFromSgf(tree.values(node, name), size);
    return points.isEmpty() ? std::nullopt : std::optional(points);
}

PointSet faintPointsAt(const GameTree &tree, NodeId node, BoardSize size)
{
    PointSet faint;
    if (const std::optional<PointSet> visible = inheritedPoints(tree, node, "VW", size)) {
        faint.insert(size.pointAt(0), size.pointAt(size.pointCount() - 1));
        faint.remove(*visible);
    }
    faint.insert(inheritedPoints(tree, node, "DD", size).value_or(PointSet()));
    return faint;
}

} // namespace shinpan
