#include "core/competition/import/dattable.h"

#include "core/util/excerpt.h"

namespace shinpan {

namespace {

/// "# Key: value"; anything else that is a comment says nothing.
void readHeader(const QString &line, DatTable &table)
{
    const qsizetype colon = line.indexOf(QLatin1String(": "));
    if (colon > 0) {
        table.header.insert(line.mid(1, colon - 1).trimmed(), line.mid(colon + 2).trimmed());
    }
}

[[nodiscard]] bool isGame(const QStringList &cells, const QStringList &columns)
{
    bool isNumber = false;
    static_cast<void>(cells.constFirst().toUInt(&isNumber));
    // ERR_MSG is the last one and often empty.
    return isNumber && cells.size() >= columns.size() - 1;
}

} // namespace

DatTable readDatTable(const QByteArray &text)
{
    DatTable table;
    QStringList columns;
    const QStringList lines = QString::fromUtf8(text).split(u'\n');
    for (int i = 0; i < lines.size(); ++i) {
        QString line = lines[i];
        line.remove(u'\r');
        if (line.startsWith(QLatin1String("#GAME"))) {
            columns = line.mid(1).split(u'\t');
            table.hasColumns = true;
            continue;
        }
        if (line.startsWith(u'#') || line.trimmed().isEmpty()) {
            readHeader(line, table);
            continue;
        }
        const QStringList cells = line.split(u'\t');
        if (!table.hasColumns || !isGame(cells, columns)) {
            table.strayLines.append(
                QStringLiteral("line %1 is no game: %2").arg(i + 1).arg(excerpt(line, 60)));
            continue;
        }
        DatTable::Row row{i + 1, {}};
        for (qsizetype column = 0; column < qMin(columns.size(), cells.size()); ++column) {
            row.cells.insert(columns[column], cells[column].trimmed());
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace shinpan
