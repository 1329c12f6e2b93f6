#include "core/competition/run/logtail.h"

#include "core/util/regularfile.h"

#include <algorithm>

namespace shinpan {

namespace {

constexpr qint64 MostAtOnce = 128 * KiB;

} // namespace

QByteArray LogTail::read()
{
    RegularFile file(m_path);
    if (!QFile::exists(m_path) || !openRegularFile(file)) {
        return {};
    }
    const qint64 earliest = std::max<qint64>(file.size() - MostAtOnce, 0);
    const bool isCut = m_place < earliest && earliest > 0;
    if (!file.seek(std::max(m_place, earliest))) {
        return {};
    }
    m_place = file.pos();
    QByteArray lines = file.read(MostAtOnce);
    lines.truncate(lines.lastIndexOf('\n') + 1); // the rest is still being written
    m_place += lines.size();
    return isCut ? lines.sliced(lines.indexOf('\n') + 1) : lines;
}

} // namespace shinpan
