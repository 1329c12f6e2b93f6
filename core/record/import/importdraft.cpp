#include "core/record/import/importdraft.h"

#include "core/record/tree/gamewords.h"
#include "core/record/tree/sgfproperties.h"
#include "core/rules/handicap.h"

#include <charconv>
#include <utility>

namespace shinpan {

bool ImportDraft::nextLine()
{
    if (m_next >= m_text.size()) {
        return false;
    }
    const qsizetype end = m_text.indexOf('\n', m_next);
    const qsizetype length = (end < 0 ? m_text.size() : end) - m_next;
    m_line = trimmedSgf(m_text.sliced(m_next, length));
    m_next += length + 1;
    return true;
}

void ImportDraft::warn(SgfWarning::Kind kind, QByteArrayView line)
{
    static constexpr qsizetype Excerpt = 40;
    m_warnings.add(kind, line.data() - m_text.data(), QString::fromUtf8(line).left(Excerpt));
}

Point ImportDraft::pointAt(int column, int rowFromTop) const
{
    const bool isOnBoard =
        column >= 0 && column < info.size.columns && rowFromTop >= 0 && rowFromTop < info.size.rows;
    return isOnBoard ? Point{static_cast<std::uint8_t>(column),
                             static_cast<std::uint8_t>(info.size.rows - 1 - rowFromTop)}
                     : Point{255, 255};
}

NodeId ImportDraft::addMove(NodeId parent, Color color, std::optional<Point> point)
{
    if (point && !info.size.contains(*point)) {
        warn(SgfWarning::Kind::NoSuchPoint);
        return parent;
    }
    const NodeId node = m_tree.appendChild(parent);
    m_tree.setValue(node, rawColor(color), rawMove({color, point}, info.size));
    return node;
}

void ImportDraft::addComment(NodeId node, QByteArrayView line)
{
    QByteArray &comment = m_comments[node];
    comment += comment.isEmpty() ? "" : "\n";
    comment += line;
}

void ImportDraft::addStone(Point point)
{
    if (info.size.contains(point)) {
        m_stones.insert(point);
    } else {
        warn(SgfWarning::Kind::NoSuchPoint);
    }
}

void ImportDraft::addHandicapStones()
{
    const auto points = fixedHandicap(info.size, info.handicap);
    for (const Point point : points.value_or(std::vector<Point>())) {
        m_stones.insert(point);
    }
}

ImportedGame ImportDraft::take()
{
    writeGameInfo(m_tree, info);
    for (auto komi = foreignKomi(m_tree); komi; komi = foreignKomi(m_tree)) { // SGF has points
        m_tree.setValue(m_tree.root(), "KM", rawReal(komi->points));
        m_warnings.add(SgfWarning::Kind::ForeignKomi, 0,
                       QString::fromLatin1(rawReal(komi->points)));
    }
    for (const auto &[node, comment] : m_comments) {
        m_tree.setValue(node, "C", rawSgfText(QString::fromUtf8(comment)));
    }
    if (!m_stones.isEmpty()) {
        m_tree.setValues(m_tree.root(), "AB", rawPoints(m_stones, info.size));
    }
    return {std::move(m_tree), m_warnings.located(m_text), m_warnings.omitted()};
}

QString importedResult(const QString &words)
{
    QString text = words;
    while (text.endsWith(u'!') || text.endsWith(u'.')) {
        text.chop(1);
    }
    return resultFromWords(text).value_or(words);
}

QString importedRank(const QString &words)
{
    return rankFromWords(words).value_or(words);
}

std::optional<int> leadingNumber(QByteArrayView text)
{
    text = trimmedSgf(text);
    int number = 0;
    const auto [end, error] = std::from_chars(text.begin(), text.end(), number);
    return error == std::errc() ? std::optional(number) : std::nullopt;
}

} // namespace shinpan
