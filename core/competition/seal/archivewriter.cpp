#include "core/competition/seal/archivewriter.h"

#include <archive.h>
#include <archive_entry.h>

namespace shinpan {

namespace {

/// The library is not told of a failure, which the file keeps: it would forget to free its buffer
/// (libarchive 3.6.2).
la_ssize_t writeInto(archive * /*zip*/, void *file, const void *bytes, size_t size)
{
    const auto length = static_cast<qsizetype>(size);
    static_cast<WholeFile *>(file)->write(
        QByteArray::fromRawData(static_cast<const char *>(bytes), length));
    return static_cast<la_ssize_t>(size);
}

} // namespace

void ArchiveWriter::Close::operator()(archive *zip) const
{
    archive_write_free(zip); // this ends it; what was not committed is dropped with the file
}

ArchiveWriter::ArchiveWriter(const QString &path)
    : m_file(path)
    , m_zip(archive_write_new())
{
    constexpr int Block = 64 * 1024;
    check(archive_write_set_format_zip(m_zip.get()));
    check(archive_write_set_bytes_per_block(m_zip.get(), Block));
    check(archive_write_set_bytes_in_last_block(m_zip.get(), 1)); // nothing stands behind its end
    check(archive_write_open2(m_zip.get(), &m_file, nullptr, writeInto, nullptr, nullptr));
}

ArchiveWriter::~ArchiveWriter() = default;

void ArchiveWriter::check(int status)
{
    if (status < ARCHIVE_WARN && m_state) {
        const char *const words = archive_error_string(m_zip.get());
        m_state = failure(Message::verbatim(
            words != nullptr ? QString::fromUtf8(words) : QStringLiteral("it cannot be written")));
    }
    if (!m_file.state()) {
        m_state = m_file.state();
    }
}

void ArchiveWriter::add(const QString &name, const QByteArray &content)
{
    constexpr int Permissions = 0644;
    if (!m_state) {
        return;
    }
    const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(archive_entry_new(),
                                                                              &archive_entry_free);
    archive_entry_set_pathname(entry.get(), qPrintable(name));
    archive_entry_set_size(entry.get(), content.size());
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), Permissions);
    check(archive_write_header(m_zip.get(), entry.get()));
    if (m_state && !content.isEmpty()
        && archive_write_data(m_zip.get(), content.constData(), content.size()) < 0) {
        check(ARCHIVE_FATAL);
    }
    check(archive_write_finish_entry(m_zip.get()));
}

Result<void> ArchiveWriter::commit()
{
    check(archive_write_close(m_zip.get()));
    if (m_state) {
        m_state = m_file.commit();
    }
    return m_state.map_error(inFile(m_file.path()));
}

} // namespace shinpan
