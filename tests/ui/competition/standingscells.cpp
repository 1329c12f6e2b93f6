#include "tests/ui/competition/standingscells.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace shinpan::test {

namespace {

constexpr double Missing = 1e6;

/// The number without what stands beside it.
[[nodiscard]] QString meant(const QString &title, const QString &cell)
{
    static const QRegularExpression number(QStringLiteral("[0-9]+(?:\\.[0-9]+)?"));
    const bool isNegative = cell.startsWith(u'-') || cell.startsWith(u'−');
    const double value = number.match(cell).captured().toDouble();
    bool isNumber = false;
    const double whole = cell.toDouble(&isNumber);
    return title == QLatin1String("elo")   ? QString::number(isNegative ? -value : value)
         : title == QLatin1String("score") ? QString::number(value, 'f', 1)
         : cell.isEmpty()                  ? QStringLiteral("0")
         : isNumber                        ? QString::number(whole)
                                           : cell;
}

[[nodiscard]] bool isElo(const QString &title)
{
    return title.trimmed().startsWith(QLatin1String("elo"), Qt::CaseInsensitive);
}

/// One name for a column, however it is called.
[[nodiscard]] QString nameOf(const QString &title)
{
    const QString name = title.trimmed().toLower();
    return name == QLatin1String("#")       ? QStringLiteral("place")
         : name == QLatin1String("score %") ? QStringLiteral("score")
         : isElo(name)                      ? QStringLiteral("elo")
                                            : name;
}

void put(Cells &cells, const QString &title, const QString &cell)
{
    const QString name = nameOf(title);
    if (!name.isEmpty()) {
        cells.insert(name, meant(name, cell.trimmed()));
    }
}

[[nodiscard]] QStringList captures(const QString &text, const char *pattern)
{
    const QRegularExpression expression(QString::fromLatin1(pattern),
                                        QRegularExpression::DotMatchesEverythingOption);
    QStringList found;
    for (auto match = expression.globalMatch(text); match.hasNext();) {
        found += match.next().captured(1);
    }
    return found;
}

} // namespace

/// Columns end where their titles do, but the players' begin there; what has no title belongs to
/// the column before it.
std::vector<Cells> cellsOfText(const QStringList &lines)
{
    static const QRegularExpression word(QStringLiteral("\\S+(?: \\S+)*"));
    std::vector<Cells> rows;
    for (const QString &line : lines.mid(1)) {
        Cells &cells = rows.emplace_back();
        qsizetype before = 0;
        for (auto titles = word.globalMatch(lines.first()); titles.hasNext();) {
            const QRegularExpressionMatch title = titles.next();
            const bool isPlayer = nameOf(title.captured()) == QLatin1String("player");
            const qsizetype begin = isPlayer ? title.capturedStart() : before;
            const QString cell = line.mid(begin, title.capturedEnd() - begin).simplified();
            put(cells, title.captured(), isElo(title.captured()) ? cell : cell.section(u' ', -1));
            before = title.capturedEnd();
        }
    }
    return rows;
}

std::vector<Cells> cellsOfTextReport(const QString &report)
{
    return cellsOfText(report.section(QStringLiteral("\nStandings\n"), 1)
                           .section(QStringLiteral("\n\n"), 0, 0)
                           .split(u'\n', Qt::SkipEmptyParts));
}

std::vector<Cells> cellsOfHtml(const QString &report)
{
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    const QString table = report.section(QStringLiteral("<caption>Standings</caption>"), 1)
                              .section(QStringLiteral("</table>"), 0, 0);
    const QStringList rows = captures(table, "<tr>(.*?)</tr>");
    const QStringList titles = captures(rows.value(0), "<th[^>]*>(.*?)</th>");
    std::vector<Cells> cells;
    for (const QString &row : rows.mid(1)) {
        const QStringList values = captures(row, "<t[hd][^>]*>(.*?)</t[hd]>");
        Cells &player = cells.emplace_back();
        for (int i = 0; i < titles.size(); ++i) {
            put(player, titles[i], QString(values.value(i)).remove(tag));
        }
    }
    return cells;
}

std::vector<Cells> cellsOfWindow(const QAbstractItemModel &model)
{
    std::vector<Cells> rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        Cells &cells = rows.emplace_back();
        for (int column = 0; column < model.columnCount(); ++column) {
            put(cells, model.headerData(column, Qt::Horizontal).toString(),
                model.index(row, column).data().toString());
        }
    }
    return rows;
}

/// The columns of these titles, player by player; a missing one shows.
QString only(const QStringList &titles, const std::vector<Cells> &players)
{
    QStringList lines;
    for (const Cells &cells : players) {
        QStringList texts;
        for (const QString &title : titles) {
            texts += title + u'=' + cells.value(title, QStringLiteral("missing"));
        }
        lines += texts.join(u' ');
    }
    return lines.join(u'\n');
}

double largestEloGap(const std::vector<Cells> &one, const std::vector<Cells> &other)
{
    const QString elo = QStringLiteral("elo");
    double gap = one.size() == other.size() ? 0 : Missing;
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
        gap = one[i].contains(elo) && other[i].contains(elo)
                ? std::max(gap, std::abs(one[i][elo].toDouble() - other[i][elo].toDouble()))
                : Missing;
    }
    return gap;
}

} // namespace shinpan::test
