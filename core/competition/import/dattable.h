#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace shinpan {

/// A gogui-twogtp table taken apart: "# Key: value" lines, then a line "#GAME RES_B …" that names
/// the columns, then a line for each game, with tabs.
struct DatTable
{
    struct Row
    {
        int line = 0;                  ///< from 1
        QHash<QString, QString> cells; ///< by the column's name
    };

    QHash<QString, QString> header;
    bool hasColumns = false;
    std::vector<Row> rows;
    QStringList strayLines; ///< "line 12 is no game: …"
};

[[nodiscard]] DatTable readDatTable(const QByteArray &text);

} // namespace shinpan
