#include "app/cli/analyze/analyzefiles.h"

#include "core/record/import/gamefolder.h"
#include "core/util/spoken.h"

#include <QDir>
#include <QFileInfo>

#include <cmath>

namespace shinpan {

std::vector<AnalyzeFile> filesToAnalyze(const QStringList &words, const QString &reviews)
{
    std::vector<AnalyzeFile> files;
    for (const QString &word : words) {
        if (!QFileInfo(word).isDir()) {
            files.push_back({word, QFileInfo(word).fileName()});
            continue;
        }
        const QDir folder(word);
        for (const QString &path : gameFilesIn(word, reviews)) {
            files.push_back({path, folder.relativeFilePath(QFileInfo(path).absoluteFilePath())});
        }
    }
    return files;
}

QString AnalyzePace::text(qsizetype files) const
{
    QString text = spoken(QT_TRANSLATE_NOOP("Messages", "%1 of %2 files, %3 positions"), m_files,
                          files, m_places);
    const double seconds = static_cast<double>(m_time.elapsed()) / 1000;
    if (m_places == 0 || seconds < 1) {
        return text;
    }
    const auto goOn = [&text](const QString &more) {
        text = spoken(QT_TRANSLATE_NOOP("Messages", "%1, %2"), text, more);
    };
    goOn(spoken(QT_TRANSLATE_NOOP("Messages", "%1 a second"),
                spokenNumber(static_cast<double>(m_places) / seconds, 1)));
    if (m_files > 0) {
        const auto left = std::llround(seconds * static_cast<double>(files - m_files)
                                       / static_cast<double>(m_files));
        goOn(spoken(QT_TRANSLATE_NOOP("Messages", "%1 left"),
                    QStringLiteral("%1:%2:%3")
                        .arg(left / 3600)
                        .arg(left / 60 % 60, 2, 10, QLatin1Char('0'))
                        .arg(left % 60, 2, 10, QLatin1Char('0'))));
    }
    return text;
}

} // namespace shinpan
