#include "ui/console/transcriptsearch.h"

#include "ui/console/transcriptmodel.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <utility>

namespace shinpan {

TranscriptSearch::TranscriptSearch(TranscriptModel &model, QObject *parent)
    : QObject(parent)
    , m_model(model)
{
    connect(&model, &TranscriptModel::modelReset, this, &TranscriptSearch::startAnew);
    connect(&model, &TranscriptModel::linesProcessed, this, &TranscriptSearch::goOn);
    connect(&model, &TranscriptModel::rowsRemoved, this, &TranscriptSearch::dropForgotten);
}

void TranscriptSearch::setText(const QString &text)
{
    if (text != m_text) {
        m_text = text;
        m_finder = TextFinder(text);
        startAnew();
    }
}

std::optional<int> TranscriptSearch::hitOf(int row) const
{
    const qint64 number = m_model.numberOf(row);
    const auto hit = std::ranges::lower_bound(m_hits, number);
    return hit != m_hits.end() && *hit == number
             ? std::optional(static_cast<int>(hit - m_hits.begin()))
             : std::nullopt;
}

void TranscriptSearch::find(Direction direction, int row)
{
    const bool isRow = row >= 0 && row < m_model.rowCount();
    const qint64 nowhere = direction == Direction::Next ? -1 : m_model.endNumber();
    m_wish = Wish{direction, isRow ? m_model.numberOf(row) : nowhere};
    fulfilWish();
}

void TranscriptSearch::startAnew()
{
    m_work.cancel();
    m_hits.clear();
    m_next = 0;
    m_wish.reset();
    goOn();
    Q_EMIT changed();
}

void TranscriptSearch::goOn()
{
    if (m_text.isEmpty() || m_work.isRunning()) {
        return;
    }
    if (m_next < m_model.endNumber()) {
        m_work.start([this] { return searchSlice(); });
    } else {
        fulfilWish();
    }
}

/// Searches only lines that the model has looked at: that it shows, or not.
bool TranscriptSearch::searchSlice()
{
    const QDeadlineTimer deadline(SlicedWork::Slice, Qt::PreciseTimer);
    const GtpTranscript &transcript = m_model.transcript();
    m_next = transcript.nextKept(m_next);
    const qint64 end = m_model.endNumber();
    constexpr int LinesPerLook = 8;
    for (int seen = 1; m_next < end; m_next = transcript.nextKept(m_next + 1), ++seen) {
        if (m_finder.isIn(transcript.textOf(m_next))) {
            noteHit(m_next);
        }
        if (seen % LinesPerLook == 0 && deadline.hasExpired()) {
            ++m_next;
            break;
        }
    }
    const bool isDone = m_next >= end;
    if (isDone) {
        m_work.cancel();
    }
    fulfilWish();
    Q_EMIT changed();
    return isDone;
}

/// What was folded into one row is one hit.
void TranscriptSearch::noteHit(qint64 number)
{
    const std::optional<int> row = m_model.rowShowing(number);
    if (!row) {
        return;
    }
    const qint64 shown = m_model.numberOf(*row);
    const auto place = std::ranges::lower_bound(m_hits, shown);
    if (place == m_hits.end() || *place != shown) {
        m_hits.insert(place, shown);
    }
}

void TranscriptSearch::dropForgotten()
{
    std::erase_if(m_hits, [this](qint64 hit) { return !m_model.transcript().isKept(hit); });
    Q_EMIT changed();
}

/// Hits beyond m_next are not known yet, so that a nearer one may still come; what lies before it
/// does not change.
void TranscriptSearch::fulfilWish()
{
    if (!m_wish) {
        return;
    }
    const std::optional<qint64> hit = nearestHit();
    const bool isKnown = m_wish->direction == Direction::Next
                           ? hit && *hit > m_wish->from
                           : hit && *hit < m_wish->from && m_next >= m_wish->from;
    const bool mayFindMore =
        !m_text.isEmpty() && (m_next < m_model.endNumber() || m_model.isBehind());
    if (!isKnown && mayFindMore) {
        return;
    }
    m_wish.reset();
    if (hit) {
        Q_EMIT found(m_model.rowOf(*hit));
    } else {
        Q_EMIT notFound();
    }
}

std::optional<qint64> TranscriptSearch::nearestHit() const
{
    if (m_hits.empty()) {
        return std::nullopt;
    }
    if (m_wish->direction == Direction::Next) {
        const auto after = std::ranges::upper_bound(m_hits, m_wish->from);
        return after != m_hits.end() ? *after : m_hits.front();
    }
    const auto from = std::ranges::lower_bound(m_hits, m_wish->from);
    return from != m_hits.begin() ? *std::prev(from) : m_hits.back();
}

} // namespace shinpan
