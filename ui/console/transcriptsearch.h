#pragma once

#include "ui/console/transcriptfilter.h"
#include "ui/kit/slicedwork.h"

#include <QObject>

#include <cstdint>
#include <deque>
#include <optional>

namespace shinpan {

class TranscriptModel;

/// Finds a text in all the lines that a TranscriptModel shows, in what it has folded too, letter
/// case aside. It goes through them in slices and tells what it has so far; new lines are searched
/// as they come.
class TranscriptSearch final : public QObject
{
    Q_OBJECT

public:
    enum class Direction : std::uint8_t { Next, Previous };

    /// `model` must outlive it.
    explicit TranscriptSearch(TranscriptModel &model, QObject *parent = nullptr);

    [[nodiscard]] const QString &text() const { return m_text; }
    /// Searches for this; for nothing if it is empty.
    void setText(const QString &text);

    /// How many rows were found so far.
    [[nodiscard]] int hitCount() const { return static_cast<int>(m_hits.size()); }
    /// The number of the hit, from 0, that is in this row; none if it has none.
    [[nodiscard]] std::optional<int> hitOf(int row) const;
    [[nodiscard]] bool isSearching() const { return m_work.isRunning(); }

    /// Goes to the nearest hit after or before this row, past the end to the other one if need be.
    /// Answers with found() or notFound(), at once or when the search has come far enough.
    void find(Direction direction, int row);

Q_SIGNALS:
    /// hitCount() or isSearching() has changed.
    void changed();
    void found(int row);
    void notFound();

private:
    struct Wish
    {
        Direction direction;
        qint64 from; ///< number of a line
    };

    void startAnew();
    void goOn();
    [[nodiscard]] bool searchSlice();
    void noteHit(qint64 number);
    void dropForgotten();
    void fulfilWish();
    [[nodiscard]] std::optional<qint64> nearestHit() const;

    TranscriptModel &m_model;
    QString m_text;
    TextFinder m_finder;
    std::deque<qint64> m_hits; ///< numbers of the lines that stand in the rows, ascending
    qint64 m_next = 0;         ///< number of the first line not yet looked at
    std::optional<Wish> m_wish;
    SlicedWork m_work;
};

} // namespace shinpan
