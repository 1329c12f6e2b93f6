#pragma once

#include <QElapsedTimer>
#include <QFrame>

class QLabel;
class QProgressBar;

namespace shinpan {

class DocumentController;

/// A line at the top of the window while a large file is read or written: what, how much of it, and
/// a button to give it up. What is done in a moment never shows it.
class WorkBar final : public QFrame
{
    Q_OBJECT

public:
    explicit WorkBar(DocumentController &document, QWidget *parent = nullptr);

private:
    void showProgress(const QString &what, double part);
    void end();

    QLabel *m_what;
    QProgressBar *m_progress;
    QElapsedTimer m_time; ///< since the work began; invalid: there is none
};

} // namespace shinpan
