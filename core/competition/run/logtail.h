#pragma once

#include <QByteArray>
#include <QString>

namespace shinpan {

/// The end of a log that another process writes, read as it grows.
class LogTail
{
public:
    /// It need not be there yet.
    explicit LogTail(QString path)
        : m_path(std::move(path))
    { }

    /// Whole lines that are new since the last time; at first the last ones, as many as can be read
    /// at once. Nothing where there is no such file.
    [[nodiscard]] QByteArray read();

private:
    QString m_path;
    qint64 m_place = -1; ///< up to where it was read; -1: not yet
};

} // namespace shinpan
