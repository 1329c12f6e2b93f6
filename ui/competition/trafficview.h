#pragma once

#include <QWidget>

#include <memory>

class QLabel;
class QPlainTextEdit;
class QStackedLayout;

namespace shinpan {

class GtpTranscript;
class LogTail;
class TranscriptModel;
class TranscriptView;

/// What the engines of a running game are told and say, as it comes: to be read, not to be talked
/// into.
class TrafficView final : public QWidget
{
    Q_OBJECT

public:
    explicit TrafficView(QWidget *parent = nullptr);
    ~TrafficView() override;

    /// Follows a run of our own.
    void follow(const std::shared_ptr<const GtpTranscript> &transcript);
    /// The log that a run elsewhere writes, which need not be there; what is new in it is shown
    /// with each call.
    void followLog(const QString &path);

private:
    QStackedLayout *m_pages;
    std::shared_ptr<const GtpTranscript> m_transcript; ///< outlives model and view
    std::unique_ptr<TranscriptModel> m_model;
    std::unique_ptr<TranscriptView> m_view;
    QString m_logPath; ///< empty: no log is followed
    std::unique_ptr<LogTail> m_tail;
    QPlainTextEdit *m_log;
    QLabel *m_note; ///< why there is nothing to see
};

} // namespace shinpan
