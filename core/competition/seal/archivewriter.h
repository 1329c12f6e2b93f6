#pragma once

#include "core/util/result.h"
#include "core/util/wholefile.h"

#include <QByteArray>
#include <QString>

#include <memory>

struct archive;

namespace shinpan {

/// A zip archive that is written entry by entry and seen by nobody before commit(). Entries have no
/// times, owners or permissions of this machine. The first failure is kept, and nothing is written
/// after it.
class ArchiveWriter
{
    Q_DISABLE_COPY_MOVE(ArchiveWriter) // the library has its address

public:
    explicit ArchiveWriter(const QString &path);
    ~ArchiveWriter();

    /// Whether all went well so far.
    [[nodiscard]] const Result<void> &state() const { return m_state; }
    /// `name`: ASCII, parts joined by "/".
    void add(const QString &name, const QByteArray &content);
    /// Puts the file in its place; the failure names it.
    [[nodiscard]] Result<void> commit();

private:
    struct Close
    {
        void operator()(archive *zip) const;
    };

    void check(int status);

    WholeFile m_file;
    std::unique_ptr<archive, Close> m_zip;
    Result<void> m_state;
};

} // namespace shinpan
