#pragma once

#include "core/analysis/analysisrequest.h"
#include "core/analysis/analysisstore.h"
#include "core/analysis/reviewedgame.h"
#include "core/engine/positionsync.h"
#include "core/engine/profile/engineprofile.h"
#include "core/record/tree/gametree.h"
#include "core/util/result.h"

#include <QFile>
#include <QHash>
#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

/// A file that remembers what engines thought of positions, so that a review that was cut short
/// goes on where it was: a line for each, a key and analysisLine(). The key tells the engine's
/// command and whose chances it is said to tell, the budget and the whole line of play, so one
/// journal may serve many games, in which an opening is analysed once.
///
/// Forty bytes a position are in memory, the lines stay in the file: a journal of a thousand
/// games has hundreds of megabytes.
class ReviewJournal
{
public:
    /// A file name for the journal of one game, which stays the same as the game grows: it depends
    /// on how the main line begins.
    [[nodiscard]] static QString nameFor(const GameTree &tree);

    /// Looks what is there, or begins the file. A last line that was cut is removed, garbled ones
    /// are passed over. The failure says why the file cannot be read or written.
    [[nodiscard]] Result<void> open(const QString &path);

    [[nodiscard]] std::optional<Analysis> find(const EngineGame &place,
                                               const AnalysisRequest &request,
                                               const EngineProfile &engine) const;

    /// Keeps what is known of these places in the store, under this name of the engine, and returns
    /// the places of which nothing is known.
    [[nodiscard]] std::vector<ReviewStop> recall(const GameTree &tree,
                                                 const std::vector<ReviewStop> &stops,
                                                 const AnalysisRequest &request,
                                                 const EngineProfile &engine,
                                                 const QString &name,
                                                 AnalysisStore &store) const;

    /// Writes it at once. The failure says why it cannot be written.
    [[nodiscard]] Result<void> append(const EngineGame &place,
                                      const AnalysisRequest &request,
                                      const EngineProfile &engine,
                                      const Analysis &analysis);

    /// The lines about these places, as the file has them.
    [[nodiscard]] QByteArray linesAbout(const GameTree &tree,
                                        const std::vector<ReviewStop> &stops,
                                        const AnalysisRequest &request,
                                        const EngineProfile &engine) const;
    /// Takes lines of another journal, those whose key is new; returns how many these are. The
    /// failure says why they cannot be written.
    [[nodiscard]] Result<int> addLines(const QByteArray &lines);

private:
    /// Where a line stands in the file.
    struct Place
    {
        qint64 start = 0;
        qsizetype size = 0; ///< without its end
    };

    [[nodiscard]] qint64 noteLines();
    void note(QByteArrayView line, qint64 start);
    [[nodiscard]] Result<void> write(const QByteArray &line);
    [[nodiscard]] QByteArray lineOf(const QByteArray &key) const;

    QFile m_file;
    QHash<quint64, Place> m_places; ///< by how keys begin; the line has all of it
};

} // namespace shinpan
