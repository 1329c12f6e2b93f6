#pragma once

#include "core/util/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <memory>
#include <optional>

struct sqlite3;
struct sqlite3_stmt;

namespace shinpan {

/// Why SQLite did not do something.
struct SqliteFailure
{
    int code = 0; ///< primary result code, SQLITE_FULL for example
    QString message;
};

/// A prepared statement. Values are bound in the order of its question marks, then it is run, or
/// stepped through row by row; both leave it ready to be bound anew.
class SqliteStatement final
{
public:
    SqliteStatement() = default;
    explicit SqliteStatement(sqlite3_stmt *statement)
        : m_statement(statement)
    { }

    SqliteStatement &bind(qint64 value);
    SqliteStatement &bind(int value) { return bind(qint64{value}); }
    SqliteStatement &bind(double value);
    /// The text must live until the statement was run; a null one is stored as an empty one.
    SqliteStatement &bind(const QString &value);
    SqliteStatement &bind(const QByteArray &value);     ///< UTF-8; as above
    SqliteStatement &bindBlob(const QByteArray &value); ///< bytes of any kind; as above
    SqliteStatement &bindNull();
    template <typename T>
    SqliteStatement &bind(const std::optional<T> &value)
    {
        return value ? bind(*value) : bindNull();
    }

    /// Runs a statement that gives no rows.
    Result<void, SqliteFailure> run();
    /// Whether there is one more row, which the functions below read. Columns count from 0.
    Result<bool, SqliteFailure> step();
    /// Gives up the rows that were not stepped through, and is ready to be bound anew.
    void reset();

    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] qint64 integer(int column) const;
    [[nodiscard]] double real(int column) const;
    [[nodiscard]] QString text(int column) const;
    [[nodiscard]] QByteArray bytes(int column) const;
    /// The bytes of a blob, which hold until the next step.
    [[nodiscard]] QByteArrayView blob(int column) const;

private:
    struct Finalize
    {
        void operator()(sqlite3_stmt *statement) const;
    };

    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
    int m_bound = 0;
};

/// A connection to a database file. The only user of SQLite's C API, which QtSql would add a
/// plugin, a QVariant for each value and a query object to.
class SqliteConnection final
{
public:
    enum class Mode {
        ReadOnly,
        ReadUnchanging, ///< a file that nobody writes, in a folder that we cannot write to
        ReadWrite       ///< made if there is none
    };

    [[nodiscard]] static Result<SqliteConnection, SqliteFailure> open(const QString &path,
                                                                      Mode mode);

    /// Runs statements that give no rows, or whose rows nobody wants.
    Result<void, SqliteFailure> execute(const char *sql);
    /// The same of a whole transaction, from its BEGIN to its COMMIT; rolls back what fails.
    Result<void, SqliteFailure> transact(const char *sql);
    [[nodiscard]] Result<SqliteStatement, SqliteFailure> prepare(const char *sql) const;
    /// The first value of the first row; 0 if there is none.
    [[nodiscard]] Result<qint64, SqliteFailure> integer(const char *sql) const;
    [[nodiscard]] bool isInTransaction() const;
    /// Rolls back a transaction, if one is open.
    void rollBack();

private:
    struct Close
    {
        void operator()(sqlite3 *connection) const;
    };

    [[nodiscard]] SqliteFailure lastFailure() const;

    std::unique_ptr<sqlite3, Close> m_connection;
};

/// The failure as a sentence that names the file and says what to do.
[[nodiscard]] Message explanation(const SqliteFailure &failure, const QString &path);

} // namespace shinpan
