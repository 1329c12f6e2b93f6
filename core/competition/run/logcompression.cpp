#include "core/competition/run/logcompression.h"

#include "core/gtp/gtplogfile.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <zlib.h>

namespace shinpan {

namespace {

/// About two milliseconds of work.
constexpr qint64 PackedBytes = 128 * 1024;

Message cannotPack(const QString &path, const Message &reason)
{
    return Message::of(QT_TRANSLATE_NOOP("Messages", "cannot pack %1: %2"), path, reason);
}

} // namespace

/// One file on its way.
class LogCompression::Packing
{
public:
    explicit Packing(const QString &path)
        : m_plain(path)
        , m_earlier(path + QStringLiteral(".gz"))
        , m_packed(path + QStringLiteral(".gz"))
    {
        static constexpr int Gzip = 16 + MAX_WBITS;
        static constexpr int UsualMemory = 8;
        m_hasStream = deflateInit2(&m_stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, Gzip, UsualMemory,
                                   Z_DEFAULT_STRATEGY)
                   == Z_OK;
    }
    ~Packing()
    {
        if (m_hasStream) {
            deflateEnd(&m_stream);
        }
    }
    Q_DISABLE_COPY_MOVE(Packing)

    Result<void> open()
    {
        Result<void> opened = openRegularFile(m_plain);
        if (opened) {
            opened = m_packed.state();
        }
        if (opened && QFileInfo::exists(m_earlier.fileName())) {
            opened = openRegularFile(m_earlier);
        }
        if (opened && !m_hasStream) {
            opened =
                failure(Message::of(QT_TRANSLATE_NOOP("Messages", "there is too little memory")));
        }
        return opened.map_error(
            [this](const Message &reason) { return cannotPack(m_plain.fileName(), reason); });
    }

    /// Whether the file is packed and gone.
    Result<bool> next()
    {
        if (m_earlier.isOpen() && !m_earlier.atEnd()) {
            m_packed.write(m_earlier.read(PackedBytes));
            return false;
        }
        QByteArray slice = m_plain.read(PackedBytes);
        const bool isLast = m_plain.atEnd();
        pack(slice, isLast);
        if (!isLast) {
            return false;
        }
        if (const Result<void> packed = m_packed.commit(); !packed) {
            return failure(cannotPack(m_plain.fileName(), packed.error()));
        }
        QFile::remove(m_plain.fileName());
        return true;
    }

private:
    void pack(QByteArray &slice, bool isLast)
    {
        QByteArray room(PackedBytes, Qt::Uninitialized);
        m_stream.next_in = reinterpret_cast<Bytef *>(slice.data());
        m_stream.avail_in = static_cast<uInt>(slice.size());
        do {
            m_stream.next_out = reinterpret_cast<Bytef *>(room.data());
            m_stream.avail_out = static_cast<uInt>(room.size());
            deflate(&m_stream, isLast ? Z_FINISH : Z_NO_FLUSH);
            m_packed.write(room.first(room.size() - m_stream.avail_out));
        } while (m_stream.avail_out == 0);
    }

    RegularFile m_plain;
    RegularFile m_earlier;
    WholeFile m_packed;
    z_stream m_stream{};
    bool m_hasStream = false;
};

LogCompression::LogCompression(QObject *parent)
    : QObject(parent)
{
    m_slices.callOnTimeout(this, &LogCompression::packSlice);
}

LogCompression::~LogCompression() = default;

void LogCompression::add(const QStringList &paths)
{
    m_waiting += paths;
    if (!m_waiting.isEmpty()) {
        m_slices.start(0);
    }
}

void LogCompression::addLeftOver(const QString &folder, const QStringList &unfinishedGames)
{
    QStringList paths;
    for (const QString &ending : {QStringLiteral(".gtp"), QStringLiteral(".stderr")}) {
        for (const QString &kind : {GtpLogFile::olderOf(ending), ending}) {
            for (const QFileInfo &file : QDir(folder).entryInfoList({u'*' + kind}, QDir::Files)) {
                if (!unfinishedGames.contains(file.fileName().chopped(kind.size()))) {
                    paths += file.absoluteFilePath();
                }
            }
        }
    }
    add(paths);
}

void LogCompression::packSlice()
{
    if (!m_packing) {
        if (m_waiting.isEmpty()) {
            m_slices.stop();
            Q_EMIT becameIdle();
            return;
        }
        m_packing = std::make_unique<Packing>(m_waiting.takeFirst());
        if (const Result<void> opened = m_packing->open(); !opened) {
            m_packing.reset();
            Q_EMIT failed(opened.error());
        }
        return;
    }
    const Result<bool> packed = m_packing->next();
    if (!packed || *packed) {
        m_packing.reset();
    }
    if (!packed) {
        Q_EMIT failed(packed.error());
    }
}

} // namespace shinpan
