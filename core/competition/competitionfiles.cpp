#include "core/competition/competitionfiles.h"

#include <QFileInfo>

namespace shinpan {

CompetitionFiles::CompetitionFiles(const QString &file)
{
    const QFileInfo info(file);
    m_stem = info.absolutePath() + u'/' + info.completeBaseName();
}

} // namespace shinpan
