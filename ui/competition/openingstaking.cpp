#include "ui/competition/openingstaking.h"

#include "core/competition/competition.h"
#include "core/competition/competitionfiles.h"
#include "core/util/wholefile.h"

#include <algorithm>

namespace shinpan {

OpeningsTaking::OpeningsTaking(const Competition &competition)
{
    const QString stem = CompetitionFiles(competition.file).stem();
    for (const MatchSetup *const setup : setupsOf(competition)) {
        for (OpeningsToTake &wanted : openingsToTake(competition.openings, setup->size, stem)) {
            const bool isNew =
                std::ranges::count(m_wanted, wanted.file, &OpeningsToTake::file) == 0;
            if (isNew && wanted.size.isSquare()) {
                m_wanted.push_back(std::move(wanted));
            }
        }
    }
    connect(&m_process, &CliProcess::line, this,
            [this](const QByteArray &line) { m_sgf += line + '\n'; });
    connect(&m_process, &CliProcess::ended, this, &OpeningsTaking::conclude);
}

void OpeningsTaking::start()
{
    const OpeningsToTake &wanted = m_wanted.back();
    m_sgf.clear();
    m_process.start({QStringLiteral("sgf"), QStringLiteral("openings"), QStringLiteral("--index"),
                     wanted.source.path, QStringLiteral("--moves"),
                     QString::number(wanted.source.plies), QStringLiteral("--wins"),
                     QString::number(wanted.source.wins), QStringLiteral("--size"),
                     QString::number(wanted.size.columns)});
}

void OpeningsTaking::conclude(int exitCode, const Message &complaint)
{
    if (exitCode != 0 || !complaint.isEmpty()) {
        Q_EMIT done(complaint);
        return;
    }
    const QString &file = m_wanted.back().file;
    if (const Result<void> saved = saveWholeFile(m_sgf, file); !saved) {
        Q_EMIT done(inFile(file, saved.error()));
        return;
    }
    m_wanted.pop_back();
    if (m_wanted.empty()) {
        Q_EMIT done({});
    } else {
        start();
    }
}

} // namespace shinpan
