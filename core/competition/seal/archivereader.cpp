#include "core/competition/seal/archivereader.h"

#include "core/competition/seal/zipdirectory.h"
#include "core/util/excerpt.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <cstring>

namespace shinpan {

/// The file as the library reads it.
struct ArchiveSource
{
    static la_ssize_t read(archive * /*zip*/, void *self, const void **bytes)
    {
        constexpr qint64 Portion = 16 * KiB; // less than what is skipped from entry to entry
        auto *const reader = static_cast<ArchiveReader *>(self);
        reader->m_portion = reader->m_file.read(Portion);
        *bytes = reader->m_portion.constData();
        return reader->m_file.error() == QFileDevice::NoError ? reader->m_portion.size() : -1;
    }

    static la_int64_t seek(archive * /*zip*/, void *self, la_int64_t offset, int whence)
    {
        QFile &file = static_cast<ArchiveReader *>(self)->m_file;
        const qint64 base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? file.pos() : file.size();
        return file.seek(std::max<qint64>(base + offset, 0)) ? file.pos() : ARCHIVE_FATAL;
    }
};

namespace {

[[nodiscard]] Message refusal(const QString &name, const Message &why)
{
    return Message::of(QT_TRANSLATE_NOOP("Messages", "entry \"%1\": %2"), excerpt(name, 80), why);
}

/// Why the entry is none of a bundle.
[[nodiscard]] std::optional<Message> objection(archive *zip, archive_entry *entry)
{
    if (archive_entry_filetype(entry) != AE_IFREG || archive_entry_hardlink(entry) != nullptr
        || archive_entry_symlink(entry) != nullptr) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "it is not a file"));
    }
    if (archive_entry_is_encrypted(entry) != 0) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "it is encrypted"));
    }
    const char *const method = archive_format_name(zip);
    if (method == nullptr
        || (std::strstr(method, "deflation") == nullptr
            && std::strstr(method, "uncompressed") == nullptr)) {
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "it is packed in another way than by deflate"));
    }
    if (archive_entry_size_is_set(entry) == 0 || archive_entry_size(entry) < 0) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "its size is not known"));
    }
    return archive_entry_size(entry) > ArchiveReader::LargestEntry
             ? std::optional(tooLarge(ArchiveReader::LargestEntry))
             : std::nullopt;
}

} // namespace

bool isEntryName(const QString &name)
{
    const auto isGood = [](QChar character) {
        return character > u' ' && character < u'\x7f' && character != u'\\';
    };
    const qsizetype slash = name.indexOf(u'/');
    const QString last = name.mid(slash + 1);
    return name.size() <= ArchiveReader::LongestName && std::ranges::all_of(name, isGood)
        && slash != 0 && !name.startsWith(u'.') && !last.isEmpty() && !last.startsWith(u'.')
        && !last.contains(u'/');
}

void ArchiveReader::Close::operator()(archive *zip) const
{
    archive_read_free(zip);
}

ArchiveReader::ArchiveReader(const QString &path)
    : m_file(path)
    , m_zip(archive_read_new())
{ }

ArchiveReader::~ArchiveReader() = default;

Result<std::unique_ptr<ArchiveReader>> ArchiveReader::open(const QString &path)
{
    std::unique_ptr<ArchiveReader> reader(new ArchiveReader(path));
    if (const Result<void> opened = reader->open(); !opened) {
        return failure(opened.error());
    }
    return reader;
}

Result<void> ArchiveReader::open()
{
    if (Result<void> opened = openRegularFile(m_file); !opened) {
        return opened;
    }
    if (Result<void> checked = checkZipDirectory(m_file, MostEntries); !checked) {
        return checked;
    }
    archive *const zip = m_zip.get();
    archive_read_support_format_zip_seekable(zip);
    archive_read_set_read_callback(zip, ArchiveSource::read);
    archive_read_set_seek_callback(zip, ArchiveSource::seek);
    archive_read_set_callback_data(zip, this);
    return m_file.seek(0) && archive_read_open1(zip) == ARCHIVE_OK ? Result<void>()
                                                                   : failure(trouble());
}

/// What the library says is wrong.
Message ArchiveReader::trouble() const
{
    const char *const words = archive_error_string(m_zip.get());
    return Message::of(QT_TRANSLATE_NOOP("Messages", "the archive is damaged: %1"),
                       words != nullptr ? QString::fromUtf8(words) : QString());
}

Result<std::optional<ArchiveReader::Entry>> ArchiveReader::next()
{
    archive_entry *header = nullptr;
    const int status = archive_read_next_header(m_zip.get(), &header);
    if (status == ARCHIVE_EOF) {
        return std::optional<Entry>();
    }
    if (status != ARCHIVE_OK) {
        return failure(trouble());
    }
    const char *const name = archive_entry_pathname(header);
    m_entry = {name != nullptr ? QString::fromLatin1(name) : QString(), archive_entry_size(header)};
    if (!isEntryName(m_entry.name)) {
        return failure(refusal(
            m_entry.name,
            Message::of(QT_TRANSLATE_NOOP("Messages", "nothing in a bundle has such a name"))));
    }
    if (const std::optional<Message> why = objection(m_zip.get(), header)) {
        return failure(refusal(m_entry.name, *why));
    }
    m_bytes += m_entry.bytes;
    if (m_bytes > MiB + MostPacking * m_file.size() || ++m_entries > MostEntries) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "it unpacks to more than any bundle of its size")));
    }
    return std::optional(m_entry);
}

Result<QByteArray> ArchiveReader::content()
{
    constexpr qint64 Portion = 64 * KiB;
    QByteArray content;
    la_ssize_t read = 1;
    while (read > 0) { // one byte more than it says is enough to see that it lies
        const qsizetype size = content.size();
        content.resize(size + std::min(Portion, m_entry.bytes + 1 - size));
        read = archive_read_data(m_zip.get(), content.data() + size, content.size() - size);
        content.truncate(size + std::max<la_ssize_t>(read, 0));
        if (content.size() > m_entry.bytes) {
            break;
        }
    }
    if (read < 0) {
        return failure(refusal(m_entry.name, trouble()));
    }
    if (content.size() != m_entry.bytes) {
        return failure(refusal(m_entry.name, Message::of(QT_TRANSLATE_NOOP(
                                                 "Messages", "its size is not what it says"))));
    }
    return content;
}

} // namespace shinpan
