#pragma once

#include <QFile>
#include <QString>
#include <sys/stat.h>
#include <unistd.h>

#include <tuple>

namespace shinpan::test {

/// Lets nobody write into this folder while it lives: not even root, whose process becomes another
/// user meanwhile.
class ReadOnlyFolder
{
    Q_DISABLE_COPY_MOVE(ReadOnlyFolder)

public:
    explicit ReadOnlyFolder(const QString &path)
        : m_path(QFile::encodeName(path))
    {
        ::chmod(m_path.constData(), S_IRUSR | S_IXUSR | S_IROTH | S_IXOTH);
        if (m_isRoot) {
            std::ignore = ::seteuid(Nobody);
        }
    }
    ~ReadOnlyFolder()
    {
        if (m_isRoot) {
            std::ignore = ::seteuid(0);
        }
        ::chmod(m_path.constData(), S_IRWXU);
    }

private:
    static constexpr uid_t Nobody = 65534;

    QByteArray m_path;
    bool m_isRoot = ::geteuid() == 0;
};

} // namespace shinpan::test
