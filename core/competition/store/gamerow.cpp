#include "core/competition/store/gamerow.h"

#include "core/competition/result/gamecolumns.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

template <typename T>
constexpr bool IsOptional = false;
template <typename T>
constexpr bool IsOptional<std::optional<T>> = true;

/// "TEXT NOT NULL"; `Form` is what Kept makes of its values.
template <typename Form>
[[nodiscard]] QByteArray typeOf(const GameColumn &column)
{
    constexpr bool isText = std::is_convertible_v<Form, std::optional<QString>>;
    constexpr bool isReal =
        std::is_same_v<Form, double> || std::is_same_v<Form, std::optional<double>>;
    const QByteArray type(isText ? "TEXT" : isReal ? "REAL" : "INTEGER");
    if (IsOptional<Form> || column.isNullIfEmpty) {
        return type;
    }
    return type + " NOT NULL" + (column.since == 1 ? "" : isText ? " DEFAULT ''" : " DEFAULT 0");
}

/// Calls `use` with each column and its type.
template <typename Use>
void forEachColumn(Use use)
{
    const StoredGame game;
    visitColumns(game, [&use](const GameColumn &column, const auto &value) {
        use(column, typeOf<decltype(Kept::of(value))>(column));
    });
}

template <typename Form>
[[nodiscard]] Form valueAt(const SqliteStatement &row, int column)
{
    if constexpr (IsOptional<Form>) {
        return row.isNull(column) ? Form() : Form(valueAt<typename Form::value_type>(row, column));
    } else if constexpr (std::is_same_v<Form, QString>) {
        return row.text(column);
    } else if constexpr (std::is_same_v<Form, double>) {
        return row.real(column);
    } else {
        return row.integer(column);
    }
}

} // namespace

QByteArray gameTable()
{
    constexpr int NameWidth = 12;
    constexpr int Width = 36; // the explanations begin behind so many characters
    QByteArray table = "CREATE TABLE game (\n"
                       "    serial       INTEGER PRIMARY KEY, -- in the order in which games were "
                       "begun\n"
                       "    series       INTEGER NOT NULL";
    QByteArray about;
    forEachColumn([&](const GameColumn &column, const QByteArray &type) {
        table +=
            ',' + about + "\n    " + QByteArray(column.name).leftJustified(NameWidth) + ' ' + type;
        const auto width = table.size() - table.lastIndexOf('\n');
        about = *column.about == 0
                  ? QByteArray()
                  : QByteArray(std::max<qsizetype>(Width - width, 1), ' ') + "-- " + column.about;
    });
    return table + ' ' + about + "\n);\n";
}

int newestGameColumn()
{
    int newest = 0;
    forEachColumn([&newest](const GameColumn &column, const QByteArray &) {
        newest = std::max(newest, column.since);
    });
    return newest;
}

QByteArray gameColumnsAfter(qint64 version)
{
    QByteArray sql;
    forEachColumn([&](const GameColumn &column, const QByteArray &type) {
        if (column.since > version) {
            sql += QByteArray("ALTER TABLE game ADD COLUMN ") + column.name + ' ' + type + ';';
        }
    });
    return sql;
}

QByteArray selectGames(qint64 version, const QByteArray &rest)
{
    QByteArray names = "SELECT serial";
    QByteArray lacking;
    forEachColumn([&](const GameColumn &column, const QByteArray &type) {
        names += ", ";
        names += qstrcmp(column.name, "moves") != 0
                   ? column.name
                   : "CASE state WHEN 'running' THEN (SELECT count(*) FROM move WHERE game = "
                     "serial) ELSE moves END";
        if (column.since > version) {
            const qsizetype usual = type.indexOf("DEFAULT ");
            lacking += ", " + (usual < 0 ? QByteArray("NULL") : type.sliced(usual + 8)) + " AS "
                     + column.name;
        }
    });
    return names + " FROM " + (lacking.isEmpty() ? "game " : "(SELECT *" + lacking + " FROM game) ")
         + rest;
}

StoredGame gameAt(const SqliteStatement &row)
{
    StoredGame game;
    int index = 0;
    visitColumns(game, [&](const GameColumn & /*column*/, auto &value) {
        Kept::restore(value, valueAt<decltype(Kept::of(value))>(row, ++index));
    });
    return game;
}

QByteArray putGame()
{
    QByteArray values = "?,?";
    forEachColumn([&](const GameColumn &, const QByteArray &) { values += ",?"; });
    return "INSERT OR REPLACE INTO game VALUES (" + values + ")";
}

void bindGame(SqliteStatement &statement, const StoredGame &game, QStringList &texts)
{
    visitColumns(game, [&](const GameColumn &column, const auto &value) {
        const auto kept = Kept::of(value);
        using Text = std::optional<QString>;
        if constexpr (std::is_convertible_v<decltype(kept), Text>) {
            const Text text = kept;
            texts.append(text.value_or(QString()));
            statement.bind(column.isNullIfEmpty && text == QString() ? Text() : text);
        } else {
            statement.bind(kept);
        }
    });
}

QByteArray strangeNumbers(qint64 version)
{
    QByteArray condition;
    forEachColumn([&](const GameColumn &column, const QByteArray &) {
        if (std::isfinite(column.most) && column.since <= version) {
            condition += QByteArray(" OR ") + column.name + " NOT BETWEEN "
                       + QByteArray::number(column.least, 'g', 17) + " AND "
                       + QByteArray::number(column.most, 'g', 17);
        }
    });
    return condition;
}

} // namespace shinpan
