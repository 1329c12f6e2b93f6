#include "core/util/sqlite/sqlite.h"

#include <QUrl>
#include <sqlite3.h>

#include <cstring>
#include <tuple>

namespace shinpan {

namespace {

/// How long we wait for another program that holds the file: a backup, or somebody's shell.
constexpr int BusyTimeout = 2000; // milliseconds

SqliteFailure failureOf(sqlite3 *connection)
{
    const int code = sqlite3_extended_errcode(connection);
    QString message = QString::fromUtf8(sqlite3_errmsg(connection));
    const int systemError = sqlite3_system_errno(connection);
    const bool isOfSystem = (code & 0xff) == SQLITE_IOERR || (code & 0xff) == SQLITE_CANTOPEN;
    if (isOfSystem && systemError != 0) {
        message += QStringLiteral(" (%1)").arg(QString::fromLocal8Bit(std::strerror(systemError)));
    }
    return {code & 0xff, message};
}

/// A file may come from anybody, and what it has besides rows is a program: a view in the place of
/// a table gives rows without end, and a trigger does at each write what its author likes.
void trustNothing(sqlite3 *connection)
{
    sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
}

} // namespace

void SqliteStatement::Finalize::operator()(sqlite3_stmt *statement) const
{
    sqlite3_finalize(statement);
}

SqliteStatement &SqliteStatement::bind(qint64 value)
{
    sqlite3_bind_int64(m_statement.get(), ++m_bound, value);
    return *this;
}

SqliteStatement &SqliteStatement::bind(double value)
{
    sqlite3_bind_double(m_statement.get(), ++m_bound, value);
    return *this;
}

SqliteStatement &SqliteStatement::bind(const QString &value)
{
    // constData() is never null, so that an empty text is stored and no NULL.
    sqlite3_bind_text16(m_statement.get(), ++m_bound, value.constData(),
                        static_cast<int>(value.size() * 2), SQLITE_STATIC);
    return *this;
}

SqliteStatement &SqliteStatement::bind(const QByteArray &value)
{
    sqlite3_bind_text(m_statement.get(), ++m_bound, value.constData(),
                      static_cast<int>(value.size()), SQLITE_STATIC);
    return *this;
}

SqliteStatement &SqliteStatement::bindBlob(const QByteArray &value)
{
    sqlite3_bind_blob(m_statement.get(), ++m_bound, value.constData(),
                      static_cast<int>(value.size()), SQLITE_STATIC);
    return *this;
}

SqliteStatement &SqliteStatement::bindNull()
{
    sqlite3_bind_null(m_statement.get(), ++m_bound);
    return *this;
}

Result<void, SqliteFailure> SqliteStatement::run()
{
    const Result<bool, SqliteFailure> stepped = step();
    if (!stepped) {
        return failure(stepped.error());
    }
    reset();
    return {};
}

Result<bool, SqliteFailure> SqliteStatement::step()
{
    const int status = sqlite3_step(m_statement.get());
    if (status == SQLITE_ROW) {
        return true;
    }
    if (status == SQLITE_DONE) {
        reset();
        return false;
    }
    const SqliteFailure reason = failureOf(sqlite3_db_handle(m_statement.get()));
    reset();
    return failure(reason);
}

void SqliteStatement::reset()
{
    sqlite3_reset(m_statement.get());
    m_bound = 0;
}

bool SqliteStatement::isNull(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

qint64 SqliteStatement::integer(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

double SqliteStatement::real(int column) const
{
    return sqlite3_column_double(m_statement.get(), column);
}

QByteArray SqliteStatement::bytes(int column) const
{
    const auto *data =
        reinterpret_cast<const char *>(sqlite3_column_text(m_statement.get(), column));
    return {data, sqlite3_column_bytes(m_statement.get(), column)};
}

QByteArrayView SqliteStatement::blob(int column) const
{
    const auto *data = static_cast<const char *>(sqlite3_column_blob(m_statement.get(), column));
    return {data, sqlite3_column_bytes(m_statement.get(), column)};
}

QString SqliteStatement::text(int column) const
{
    return QString::fromUtf8(bytes(column));
}

void SqliteConnection::Close::operator()(sqlite3 *connection) const
{
    sqlite3_close(connection);
}

Result<SqliteConnection, SqliteFailure> SqliteConnection::open(const QString &path, Mode mode)
{
    const int flags =
        mode == Mode::ReadWrite ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
    QByteArray uri = QUrl::fromLocalFile(path).toEncoded();
    if (mode == Mode::ReadUnchanging) {
        uri += "?immutable=1";
    }
    SqliteConnection connection;
    sqlite3 *opened = nullptr;
    const int status = sqlite3_open_v2(uri.constData(), &opened,
                                       flags | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, nullptr);
    connection.m_connection.reset(opened);
    if (status != SQLITE_OK) {
        return failure(connection.lastFailure());
    }
    sqlite3_busy_timeout(opened, BusyTimeout);
    trustNothing(opened);
    return connection;
}

Result<void, SqliteFailure> SqliteConnection::execute(const char *sql)
{
    if (sqlite3_exec(m_connection.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) {
        return failure(lastFailure());
    }
    return {};
}

Result<SqliteStatement, SqliteFailure> SqliteConnection::prepare(const char *sql) const
{
    sqlite3_stmt *prepared = nullptr;
    if (sqlite3_prepare_v3(m_connection.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &prepared,
                           nullptr)
        != SQLITE_OK) {
        return failure(lastFailure());
    }
    return SqliteStatement(prepared);
}

Result<qint64, SqliteFailure> SqliteConnection::integer(const char *sql) const
{
    Result<SqliteStatement, SqliteFailure> statement = prepare(sql);
    if (!statement) {
        return failure(statement.error());
    }
    const Result<bool, SqliteFailure> row = statement->step();
    if (!row) {
        return failure(row.error());
    }
    return *row ? statement->integer(0) : 0;
}

Result<void, SqliteFailure> SqliteConnection::transact(const char *sql)
{
    Result<void, SqliteFailure> done = execute(sql);
    if (!done) {
        rollBack();
    }
    return done;
}

bool SqliteConnection::isInTransaction() const
{
    return sqlite3_get_autocommit(m_connection.get()) == 0;
}

void SqliteConnection::rollBack()
{
    if (isInTransaction()) {
        std::ignore = execute("ROLLBACK");
    }
}

SqliteFailure SqliteConnection::lastFailure() const
{
    return failureOf(m_connection.get());
}

Message explanation(const SqliteFailure &failure, const QString &path)
{
    switch (failure.code) {
    case SQLITE_FULL:
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "cannot write %1: the disk is full; free some space"),
            path);
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "cannot write %1: %2; make the file and its folder writable, or copy "
                              "it to a folder that is"),
            path, failure.message);
    case SQLITE_CANTOPEN:
        return Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "cannot open %1: %2; see that its folder exists and can be written"),
            path, failure.message);
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "%1 is damaged (%2); keep a copy of it, save what can be read with "
                              "\"sqlite3 FILE .recover\", or move it away to begin anew"),
            path, failure.message);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "cannot write %1: another program is writing to it; end that one"),
            path);
    default:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "cannot use %1: %2"), path,
                           failure.message);
    }
}

} // namespace shinpan
