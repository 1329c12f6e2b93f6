#include "ui/export/textdiagram.h"

#include "core/record/tree/pointset.h"
#include "ui/board/painting/boardpicture.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

namespace {

/// The part of the board that is shown.
[[nodiscard]] BoardRegion shownRegion(const BoardPicture &picture)
{
    return picture.region.value_or(BoardRegion::whole(picture.scene.board.size()));
}

/// What a picture has at each point, found without a search: a whole game in diagrams of ten moves
/// asks thousands of times.
class PictureIndex
{
public:
    /// The picture must outlive it.
    explicit PictureIndex(const BoardPicture &picture)
        : m_size(picture.scene.board.size())
        , m_marks(static_cast<std::size_t>(m_size.pointCount()))
    {
        for (const Mark &mark : picture.scene.markup) {
            m_marks[indexOf(mark.point)].push_back(&mark);
        }
        for (const Point point : starPoints(m_size)) {
            m_stars.insert(point);
        }
    }

    /// The marks at a point in the picture's order.
    [[nodiscard]] const std::vector<const Mark *> &marksAt(Point point) const
    {
        return m_marks[indexOf(point)];
    }
    [[nodiscard]] bool isStar(Point point) const { return m_stars.contains(point); }

private:
    [[nodiscard]] std::size_t indexOf(Point point) const
    {
        return static_cast<std::size_t>(m_size.indexOf(point));
    }

    BoardSize m_size;
    std::vector<std::vector<const Mark *>> m_marks;
    PointSet m_stars;
};

QString plainPoint(const BoardPicture &picture, const PictureIndex &index, Point point)
{
    for (const Mark *mark : index.marksAt(point)) {
        if (mark->kind == MarkKind::Label) {
            return mark->text;
        }
    }
    switch (picture.scene.board.at(point)) {
    case Stone::Black:
        return QStringLiteral("X");
    case Stone::White:
        return QStringLiteral("O");
    case Stone::Empty:
        break;
    }
    return index.isStar(point) ? QStringLiteral("+") : QStringLiteral(".");
}

/// The columns' letters above or below a board whose points are `cell` letters wide.
QString columnsLine(const BoardRegion &region, int margin, qsizetype cell)
{
    QString line(margin, u' ');
    for (int column = region.bottomLeft.column; column <= region.topRight.column; ++column) {
        line += QString::fromStdString(columnName(column)).rightJustified(cell + 1);
    }
    return line;
}

qsizetype widestPoint(const BoardPicture &picture, const BoardRegion &region)
{
    qsizetype widest = 1;
    for (const Mark &mark : picture.scene.markup) {
        if (mark.kind == MarkKind::Label && region.contains(mark.point)) {
            widest = std::max(widest, mark.text.size());
        }
    }
    if (picture.hasCoordinates) {
        widest =
            std::max(widest, static_cast<qsizetype>(columnName(region.topRight.column).size()));
    }
    return widest;
}

/// One row: every point is preceded by a blank, or by the bracket around the last move.
QString rowLine(const BoardPicture &picture,
                const PictureIndex &index,
                const BoardRegion &region,
                int row,
                qsizetype cell)
{
    const bool isBracketed = cell == 1;
    QString line;
    bool isClosing = false;
    for (int column = region.bottomLeft.column; column <= region.topRight.column; ++column) {
        const Point point{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
        const bool isLast = isBracketed && picture.scene.lastMove == point;
        line += isLast ? u'(' : isClosing ? u')' : u' ';
        line += plainPoint(picture, index, point).rightJustified(cell);
        isClosing = isLast;
    }
    return isClosing ? line + u')' : line;
}

QString trimmedEnd(QString line)
{
    while (line.endsWith(u' ')) {
        line.chop(1);
    }
    return line;
}

/// How many stones have numbers of their own in a diagram of Sensei's Library: 1 to 9, and 0 for
/// 10.
constexpr int SenseisNumbers = 10;

/// The number that stands on a stone.
std::optional<int> numberAt(const BoardPicture &picture, const Mark &mark)
{
    bool isNumber = false;
    const int number = mark.text.toInt(&isNumber);
    const bool isOnStone = picture.scene.board.at(mark.point) != Stone::Empty;
    return mark.kind == MarkKind::Label && isNumber && isOnStone ? std::optional(number)
                                                                 : std::nullopt;
}

} // namespace

/// The numbered stones that can be seen.
class StoneNumbers
{
public:
    explicit StoneNumbers(const BoardPicture &picture)
        : m_size(picture.scene.board.size())
        , m_numbers(static_cast<std::size_t>(m_size.pointCount()))
    {
        const BoardRegion region = shownRegion(picture);
        for (const Mark &mark : picture.scene.markup) {
            if (const auto number = numberAt(picture, mark);
                number && region.contains(mark.point)) {
                m_stones.emplace(*number, mark.point);
            }
        }
        for (const auto &[number, point] : m_stones) {
            std::optional<int> &least = m_numbers[static_cast<std::size_t>(m_size.indexOf(point))];
            least = least.value_or(number);
        }
    }

    /// The stones by their numbers; each number is one stone's: that of the first mark.
    [[nodiscard]] const std::map<int, Point> &stones() const { return m_stones; }
    /// The least of a stone's numbers.
    [[nodiscard]] std::optional<int> at(Point point) const
    {
        return m_numbers[static_cast<std::size_t>(m_size.indexOf(point))];
    }

private:
    BoardSize m_size;
    std::map<int, Point> m_stones;
    std::vector<std::optional<int>> m_numbers;
};

namespace {

/// The letter of a label, where only small ones name points: a capital, too, if it is free.
QChar senseisLetter(const BoardPicture &picture, const QString &label)
{
    const QChar letter = label.size() == 1 ? label[0] : QChar();
    if (letter >= u'a' && letter <= u'z') {
        return letter;
    }
    const QString small = label.toLower();
    const bool isTaken = std::ranges::any_of(picture.scene.markup, [&small](const Mark &mark) {
        return mark.kind == MarkKind::Label && mark.text == small;
    });
    return letter >= u'A' && letter <= u'Z' && !isTaken ? small[0] : QChar();
}

/// What Sensei's Library calls a stone or an empty point with this mark; a null character for those
/// that it has no letter for.
QChar senseisMark(const BoardPicture &picture, const Mark &mark, Stone stone)
{
    const auto letter = [stone](char black, char white, char empty) {
        return QLatin1Char(stone == Stone::Black ? black : stone == Stone::White ? white : empty);
    };
    switch (mark.kind) {
    case MarkKind::Triangle:
        return letter('Y', 'Q', 'T');
    case MarkKind::Square:
    case MarkKind::Selected:
        return letter('#', '@', 'S');
    case MarkKind::Circle:
        return letter('B', 'W', 'C');
    case MarkKind::Cross:
    case MarkKind::Dead:
        return letter('Z', 'P', 'M');
    case MarkKind::Label:
        return stone == Stone::Empty ? senseisLetter(picture, mark.text) : QChar();
    case MarkKind::BlackTerritory:
    case MarkKind::WhiteTerritory:
    case MarkKind::Dimmed:
    case MarkKind::Seki:
    case MarkKind::Differs:
        break;
    }
    return {};
}

/// One diagram with the stones `first` to `first + 9` numbered, and none that is placed later.
class SenseisDiagram
{
public:
    SenseisDiagram(const BoardPicture &picture,
                   const PictureIndex &index,
                   const StoneNumbers &numbers,
                   std::optional<int> first)
        : m_picture(picture)
        , m_index(index)
        , m_region(shownRegion(picture))
        , m_numbers(numbers)
        , m_first(first)
    { }

    [[nodiscard]] QStringList lines() const
    {
        QStringList lines{header()};
        if (m_region.topRight.row == size().rows - 1) {
            lines += border();
        }
        for (int y = m_region.topRight.row; y >= m_region.bottomLeft.row; --y) {
            lines += row(y);
        }
        if (m_region.bottomLeft.row == 0) {
            lines += border();
        }
        return lines + arrows();
    }

private:
    [[nodiscard]] QString header() const
    {
        QString line = QStringLiteral("$$");
        if (m_first) {
            const Stone stone = m_picture.scene.board.at(m_numbers.stones().at(*m_first));
            line += stone == Stone::White ? u'W' : u'B';
        }
        if (m_picture.hasCoordinates) {
            line += u'c';
        }
        if (size().isSquare() && size().columns != 19) {
            line += QString::number(size().columns);
        }
        if (m_first && *m_first != 1) {
            line += QStringLiteral("m%1").arg(*m_first);
        }
        const bool isLastDiagram =
            !m_first || m_numbers.stones().rbegin()->first < *m_first + SenseisNumbers;
        return isLastDiagram && !m_picture.caption.isEmpty()
                 ? line + u' ' + QString(m_picture.caption).replace(QChar::Nbsp, u' ')
                 : line;
    }

    [[nodiscard]] QString border() const
    {
        const qsizetype dashes = 2 * qsizetype{m_region.columns()} + 1;
        return QStringLiteral("$$ ") + (hasLeftEdge() ? u'+' : u'-') + QString(dashes, u'-')
             + (hasRightEdge() ? u'+' : u'-');
    }

    [[nodiscard]] QString row(int row) const
    {
        QString line = QStringLiteral("$$ ");
        line += hasLeftEdge() ? u'|' : u' ';
        for (int column = m_region.bottomLeft.column; column <= m_region.topRight.column;
             ++column) {
            line += u' ';
            line += letterAt({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
        }
        return hasRightEdge() ? line + QLatin1String(" |") : line;
    }

    [[nodiscard]] QChar letterAt(Point point) const
    {
        Stone stone = m_picture.scene.board.at(point);
        if (const auto number = m_numbers.at(point); number && m_first && *number >= *m_first) {
            const int place = *number - *m_first + 1;
            if (place <= SenseisNumbers) {
                return QLatin1Char(static_cast<char>('0' + place % SenseisNumbers));
            }
            stone = Stone::Empty; // played in a later diagram
        }
        if (const QChar mark = markAt(point, stone); !mark.isNull()) {
            return mark;
        }
        switch (stone) {
        case Stone::Black:
            return u'X';
        case Stone::White:
            return u'O';
        case Stone::Empty:
            break;
        }
        return m_index.isStar(point) ? u',' : u'.';
    }

    [[nodiscard]] QChar markAt(Point point, Stone stone) const
    {
        for (const Mark *mark : m_index.marksAt(point)) {
            if (const QChar letter = senseisMark(m_picture, *mark, stone); !letter.isNull()) {
                return letter;
            }
        }
        return m_picture.scene.lastMove == point && stone != Stone::Empty
                 ? senseisMark(m_picture, {point, MarkKind::Circle}, stone)
                 : QChar();
    }

    [[nodiscard]] QStringList arrows() const
    {
        QStringList lines;
        for (const MarkLine &line : m_picture.scene.lines) {
            if (m_region.contains(line.from) && m_region.contains(line.to)) {
                lines += QStringLiteral("$$ {%1 %2 %3}")
                             .arg(line.isArrow ? QStringLiteral("AR") : QStringLiteral("LN"),
                                  QString::fromStdString(vertexOf(line.from)),
                                  QString::fromStdString(vertexOf(line.to)));
            }
        }
        return lines;
    }

    [[nodiscard]] bool hasLeftEdge() const { return m_region.bottomLeft.column == 0; }
    [[nodiscard]] bool hasRightEdge() const
    {
        return m_region.topRight.column == size().columns - 1;
    }
    [[nodiscard]] BoardSize size() const { return m_picture.scene.board.size(); }

    const BoardPicture &m_picture;
    const PictureIndex &m_index;
    BoardRegion m_region;
    const StoneNumbers &m_numbers;
    std::optional<int> m_first;
};

[[nodiscard]] bool isLabel(const BoardPicture & /*picture*/,
                           const StoneNumbers & /*numbers*/,
                           const Mark &mark)
{
    return mark.kind == MarkKind::Label;
}

[[nodiscard]] bool isSenseisMark(const BoardPicture &picture,
                                 const StoneNumbers &numbers,
                                 const Mark &mark)
{
    if (const std::optional<int> shown = numbers.at(mark.point)) {
        return numberAt(picture, mark) == shown; // the number hides all else
    }
    return !senseisMark(picture, mark, picture.scene.board.at(mark.point)).isNull();
}

[[nodiscard]] bool isLatexMark(const BoardPicture & /*picture*/,
                               const StoneNumbers & /*numbers*/,
                               const Mark &mark)
{
    return hasLatexSign(mark);
}

template <auto Write>
[[nodiscard]] Result<QString> written(const BoardPicture &picture)
{
    return Write(picture);
}

constexpr TextFormat TextFormats[]{
    {.format = ExportFormat::PlainText,
     .write = written<toPlainText>,
     .hasSign = isLabel,
     .hasLines = false,
     .labelsStones = false,
     .bracketsLastMove = true},
    {.format = ExportFormat::Senseis,
     .write = written<toSenseis>,
     .hasSign = isSenseisMark,
     .hasCapitals = false},
    {.format = ExportFormat::Latex, .write = toLatex, .hasSign = isLatexMark},
};

} // namespace

const TextFormat *textFormatOf(ExportFormat format)
{
    const auto *const found = std::ranges::find(TextFormats, format, &TextFormat::format);
    return found == std::end(TextFormats) ? nullptr : found;
}

DiagramSigns::DiagramSigns(const BoardPicture &picture, const TextFormat &format)
    : m_picture(picture)
    , m_format(format)
    , m_numbers(std::make_unique<StoneNumbers>(picture))
{ }

DiagramSigns::~DiagramSigns() = default;

bool DiagramSigns::ringsLastMove(bool hasOtherSign) const
{
    return m_format.bracketsLastMove ? widestPoint(m_picture, shownRegion(m_picture)) == 1
                                     : !hasOtherSign;
}

QString toPlainText(const BoardPicture &picture)
{
    const BoardRegion region = shownRegion(picture);
    const qsizetype cell = widestPoint(picture, region);
    const int margin = picture.hasCoordinates ? 2 : 0;
    const PictureIndex index(picture);
    QStringList lines;
    if (picture.hasCoordinates) {
        lines += columnsLine(region, margin, cell);
    }
    for (int row = region.topRight.row; row >= region.bottomLeft.row; --row) {
        const QString line = rowLine(picture, index, region, row, cell);
        const QString number = QString::number(row + 1);
        if (!picture.hasCoordinates) {
            lines += trimmedEnd(line.sliced(line.startsWith(u' ') ? 1 : 0));
        } else {
            const QString gap = line.endsWith(u')') ? QString() : QStringLiteral(" ");
            lines += number.rightJustified(margin) + line + gap + number;
        }
    }
    if (picture.hasCoordinates) {
        lines += columnsLine(region, margin, cell);
    }
    if (!picture.caption.isEmpty()) {
        lines += {QString(), QString(picture.caption).replace(QChar::Nbsp, u' ')};
    }
    return lines.join(u'\n') + u'\n';
}

QString toSenseis(const BoardPicture &picture)
{
    const PictureIndex index(picture);
    const StoneNumbers numbers(picture);
    const std::map<int, Point> &stones = numbers.stones();
    if (stones.empty()) {
        return SenseisDiagram(picture, index, numbers, {}).lines().join(u'\n') + u'\n';
    }
    QStringList diagrams;
    for (auto next = stones.begin(); next != stones.end();) {
        const int first = next->first;
        diagrams += SenseisDiagram(picture, index, numbers, first).lines().join(u'\n') + u'\n';
        next = stones.lower_bound(first + SenseisNumbers);
    }
    return diagrams.join(u'\n');
}

} // namespace shinpan
