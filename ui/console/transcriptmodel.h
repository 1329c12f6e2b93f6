#pragma once

#include "core/gtp/gtptranscript.h"
#include "ui/console/momenttrail.h"
#include "ui/console/transcriptfilter.h"
#include "ui/console/typedcommands.h"
#include "ui/kit/slicedwork.h"

#include <QAbstractListModel>
#include <QHash>
#include <QTimer>

#include <deque>
#include <optional>
#include <vector>

namespace shinpan {

/// The lines of a GtpTranscript that pass a filter, oldest first, for a list view.
///
/// It holds line numbers only and looks at each line once when it comes, several times a second for
/// all lines together, so that a talkative engine costs little; a new filter goes through all lines
/// in slices, and rows appear as they are found. Rows of lines that the transcript has forgotten
/// disappear at the same rate; until then they are empty.
///
/// What an analysis streams is folded into one row, where it began: it shows the newest line.
class TranscriptModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        SourceNameRole = Qt::UserRole, ///< QString
        VoiceRole,                     ///< int, the same for all sources of one name, from 0
        KindRole,                      ///< int, a GtpTranscript::Kind
        TimeRole,                      ///< QString, "09:41:07.250"
        CommandRole, ///< QString, the name of the command that it is or belongs to
        LatencyRole, ///< qint64, microseconds: of a reply's first line; of a command that waits, so
                     ///< far; invalid for others
        IsPendingRole, ///< bool, a command that waits for its answer
        FoldedRole,    ///< int, how many streamed lines the row stands for; 1 for most
    };

    /// `transcript` must outlive the model.
    explicit TranscriptModel(const GtpTranscript &transcript, QObject *parent = nullptr);

    [[nodiscard]] const GtpTranscript &transcript() const { return m_transcript; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /// Sources below this have spoken (or one above them has).
    [[nodiscard]] int sourceCount() const { return m_sourceCount; }

    [[nodiscard]] const TranscriptFilter &filter() const { return m_filter; }
    void setFilter(const TranscriptFilter &filter);
    [[nodiscard]] bool foldsStreams() const { return m_foldsStreams; }
    /// Streams are folded at first.
    void setFoldsStreams(bool folds);
    /// Whether there are lines that the filter has not seen yet.
    [[nodiscard]] bool isBehind() const { return m_next < m_transcript.endNumber(); }

    /// One more than the number of the last line that the filter has seen.
    [[nodiscard]] qint64 endNumber() const { return m_next; }

    /// The number in the transcript of the line that stands in a row; of a stream, its first.
    [[nodiscard]] qint64 numberOf(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// The number of the line whose text a row shows: of a stream the newest. Nothing if the
    /// transcript has forgotten it.
    [[nodiscard]] std::optional<qint64> shownNumber(int row) const;
    /// The row of this line, or of the stream that it is folded into; or else of the next one that
    /// has a row; rowCount() if there is none.
    [[nodiscard]] int rowOf(qint64 number) const;

    /// The row that shows this line or has it folded in; none if the filter keeps it out.
    [[nodiscard]] std::optional<int> rowShowing(qint64 number) const;

    /// The row as the transcript's log file has it, without the date: time, mark of the kind,
    /// engine, text.
    [[nodiscard]] QString logLine(int row) const;

    /// How things are when lines come, for a person who wants to see the board at that moment.
    [[nodiscard]] MomentTrail &moments() { return m_moments; }
    /// What the person types, for a filter that asks for that.
    [[nodiscard]] TypedCommands &typed() { return m_typed; }
    /// The position that the row's line is about; NoNode if that is not known.
    [[nodiscard]] NodeId nodeOf(int row) const;

public Q_SLOTS:
    /// Takes in now what the transcript has gained and lost, instead of within 50 ms: at once a
    /// slice of it, the rest between the events.
    void catchUp();

Q_SIGNALS:
    /// sourceCount() has grown over this source.
    void sourceAppeared(int source);
    /// endNumber() has grown.
    void linesProcessed();

private:
    /// The lines of one reply, as far as they pass.
    struct Stream
    {
        qint64 first;
        qint64 newest;
        int count;
    };

    [[nodiscard]] std::optional<GtpTranscript::Line> lineOf(int row) const;
    [[nodiscard]] const Stream *streamOf(qint64 number) const;
    [[nodiscard]] QVariant latencyAt(int row) const;
    void startAnew();
    void dropForgotten();
    void dropForgottenWithin();
    void showNotes();
    [[nodiscard]] bool takeInSlice();
    /// Whether the line goes into a stream that has a row.
    [[nodiscard]] bool isFolded(qint64 number);
    void noticeSource(int source);

    const GtpTranscript &m_transcript;
    QHash<QString, int>
        m_voices; ///< by their names; an engine that is started anew has its old one
    TypedCommands m_typed;
    TranscriptFilter m_filter;
    mutable PreparedFilter m_prepared; ///< remembers the names of commands that it met
    bool m_foldsStreams = true;
    std::deque<qint64> m_rows;          ///< numbers of the lines that have a row
    QHash<qint64, Stream> m_streams;    ///< that are folded, by the number of their reply
    std::vector<qint64> m_grownStreams; ///< first lines of those that this slice made longer
    qint64 m_next = 0;                  ///< number of the first line not yet looked at
    int m_sourceCount = 0;
    int m_forgettings = 0; ///< of the transcript's, that we have followed
    MomentTrail m_moments;
    QTimer m_catchUp;
    SlicedWork m_work;
};

} // namespace shinpan
