#pragma once

#include "core/analysis/filereview.h"

#include <QElapsedTimer>
#include <QString>
#include <QStringList>

#include <vector>

namespace shinpan {

/// A file to be analysed.
struct AnalyzeFile
{
    QString path;
    /// Its path below the folder that was named, else its name: what its review is called in a
    /// directory of reviews, with another ending.
    QString name;

    friend bool operator==(const AnalyzeFile &, const AnalyzeFile &) = default;
};

/// The files in these words, in their order: files as they are, and of folders all game files in
/// them and below, by name, but none that is in the directory of reviews.
[[nodiscard]] std::vector<AnalyzeFile> filesToAnalyze(const QStringList &words,
                                                      const QString &reviews);

/// How far many files are, for a person who looks on.
class AnalyzePace
{
public:
    AnalyzePace() { m_time.start(); }

    void noteFile() { ++m_files; }
    void notePlace() { ++m_places; }
    void notePlaces(int places) { m_places += places; }

    /// "12 of 500 files, 3456 positions, 12.3 a second, 1:20:05 left", the last two once they can
    /// be told. Files that are not done yet are taken to be as long as the others.
    [[nodiscard]] QString text(qsizetype files) const;

private:
    QElapsedTimer m_time;
    qsizetype m_files = 0; ///< done
    qsizetype m_places = 0;
};

} // namespace shinpan
