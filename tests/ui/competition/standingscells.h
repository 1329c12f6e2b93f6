#pragma once

#include <QMap>
#include <QStringList>

#include <vector>

class QAbstractItemModel;

namespace shinpan::test {

// Standings as they are shown, wherever that is, to be compared.

/// What a table says of a player, by the titles of its columns in lower case. Numbers are as they
/// are meant: Elo without its interval, a score with one digit, nothing is 0.
using Cells = QMap<QString, QString>;

/// Reads a table in columns of letters, the titles first.
[[nodiscard]] std::vector<Cells> cellsOfText(const QStringList &lines);
[[nodiscard]] std::vector<Cells> cellsOfTextReport(const QString &report);
[[nodiscard]] std::vector<Cells> cellsOfHtml(const QString &report);
[[nodiscard]] std::vector<Cells> cellsOfWindow(const QAbstractItemModel &model);

/// The columns of these titles, player by player; a missing one shows.
[[nodiscard]] QString only(const QStringList &titles, const std::vector<Cells> &players);

/// The largest difference of two tables, which may round it differently; huge where one is missing.
[[nodiscard]] double largestEloGap(const std::vector<Cells> &one, const std::vector<Cells> &other);

} // namespace shinpan::test
