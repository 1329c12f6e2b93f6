#pragma once

#include "core/gtp/gtptranscript.h"

#include <QAbstractListModel>
#include <QTimer>

#include <deque>
#include <optional>

namespace shinpan {

/// Which lines of a transcript are wanted.
struct TranscriptFilter
{
    std::optional<int> source; ///< only this engine's
    QString text;              ///< only lines that contain this, letter case aside; empty: all

    friend bool operator==(const TranscriptFilter &, const TranscriptFilter &) = default;
};

/// The lines of a GtpTranscript that pass a filter, oldest first, for a list view.
///
/// It holds line numbers only and looks at each line once when it comes, several times a second for
/// all lines together, so that a talkative engine costs little. Rows of lines that the transcript
/// has forgotten disappear at the same rate; until then they are empty.
class TranscriptModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        SourceRole = Qt::UserRole, ///< int
        SourceNameRole,            ///< QString
        KindRole,                  ///< int, a GtpTranscript::Kind
        TimeRole,                  ///< QString, "09:41:07.250"
    };

    /// `transcript` must outlive the model.
    explicit TranscriptModel(const GtpTranscript &transcript, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /// Sources below this have spoken (or one above them has).
    [[nodiscard]] int sourceCount() const { return m_sourceCount; }

    [[nodiscard]] const TranscriptFilter &filter() const { return m_filter; }
    void setFilter(const TranscriptFilter &filter);

    /// The row as the transcript's log file has it, without the date: time, mark of the kind,
    /// engine, text.
    [[nodiscard]] QString logLine(int row) const;

public Q_SLOTS:
    /// Takes in now what the transcript has gained and lost, instead of within 50 ms.
    void catchUp();

Q_SIGNALS:
    /// sourceCount() has grown over this source.
    void sourceAppeared(int source);

private:
    [[nodiscard]] const GtpTranscript::Line *lineOf(int row) const;
    [[nodiscard]] bool passes(const GtpTranscript::Line &line) const;
    void dropForgotten();
    void appendNew();
    void noticeSource(int source);

    const GtpTranscript &m_transcript;
    TranscriptFilter m_filter;
    std::deque<qint64> m_rows; ///< numbers of the lines that pass
    qint64 m_next = 0;         ///< number of the first line not yet looked at
    int m_sourceCount = 0;
    QTimer m_catchUp;
};

} // namespace shinpan
