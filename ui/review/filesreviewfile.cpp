#include "core/record/import/gamefile.h"
#include "core/record/sgf/recordbytes.h"
#include "core/util/wholefile.h"
#include "ui/review/filesreview.h"
#include "ui/review/reviewjournals.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace shinpan {

void FilesReview::openFile()
{
    m_found = {};
    m_problems.clear();
    if (leavesTarget()) {
        return;
    }
    Result<SgfCollection, SgfError> games =
        readRecordBytes(m_settings.files[m_file]).and_then([](const QByteArray &bytes) {
            return readGameFile(bytes);
        });
    if (!games) {
        failFile(tr("Cannot be read: %1").arg(games.error().text));
        return;
    }
    m_collection = std::move(*games);
    m_game = 0;
    m_ahead = placesIn(*m_collection, m_settings.range);
    m_expected += m_ahead;
    ++m_read;
    openJournal();
    tellFile(tr("Under review…"));
}

void FilesReview::openJournal()
{
    auto journal = journalIn(m_journals, nameOfJournalFor(m_settings.files[m_file]));
    m_journal = journal ? std::move(*journal) : nullptr;
    if (!journal) {
        m_problems.append(tr("Cannot be kept for a restart: %1").arg(journal.error()));
    }
}

/// Whether the file at hand must not be written, which is told then.
bool FilesReview::leavesTarget()
{
    const QFileInfo target(m_targets[m_file]);
    if (m_originals.contains(target.canonicalFilePath())) {
        tellFile(tr("Left as it is: its review would be written over a file"));
    } else if (!m_settings.isReplacing && target.exists()) {
        tellFile(tr("Left as it is: %1 is there already").arg(target.fileName()));
    } else {
        return false;
    }
    ++m_tally.kept;
    return true;
}

/// Writes it, unless somebody else did meanwhile.
void FilesReview::closeFile()
{
    const SgfCollection games = *std::exchange(m_collection, std::nullopt);
    m_journal.reset();
    if (m_found.games == 0) {
        failFile(m_problems.join(QStringLiteral("; ")));
        return;
    }
    if (leavesTarget()) {
        return;
    }
    QDir().mkpath(QFileInfo(m_targets[m_file]).path());
    const Result<void> saved = saveWholeFile(writeSgfCollection(games), m_targets[m_file]);
    if (!saved) {
        failFile(tr("Cannot be written: %1").arg(saved.error()));
        return;
    }
    ++m_tally.files;
    m_tally.games += m_found.games;
    m_tally.mistakes += m_found.mistakes;
    const QStringList told{tr("Written: %1, %2")
                               .arg(tr("%n game(s)", nullptr, m_found.games),
                                    tr("%n mistake(s)", nullptr, m_found.mistakes))};
    tellFile((told + m_problems).join(QStringLiteral("; ")));
}

void FilesReview::failFile(const QString &why)
{
    ++m_tally.failed;
    tellFile(why);
}

/// Which engine it was that did that, where there are several.
void FilesReview::tellFile(const QString &text)
{
    Q_EMIT fileTold(m_file, engineCount() == 1 ? text : tr("%1: %2").arg(engine().name, text));
}

} // namespace shinpan
