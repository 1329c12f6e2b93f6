#pragma once

#include "ui/kit/cliprocess.h"

#include <QString>
#include <QWidget>

class QLineEdit;
class QProgressBar;
class QPushButton;

namespace shinpan {

class FieldNote;
class LongTextEdit;

/// What checking a sealed competition of anybody's has found.
class VerificationWindow final : public QWidget
{
    Q_OBJECT

public:
    /// The check begins at once.
    explicit VerificationWindow(const QString &bundle, QWidget *parent = nullptr);

private:
    void verify();
    void conclude(int exitCode, const Message &complaint);

    QString m_bundle;
    CliProcess m_process;
    QString m_text; ///< lines that came so far
    FieldNote *m_verdict;
    QLineEdit *m_hash; ///< of the manifest, as somebody published it
    QPushButton *m_again;
    LongTextEdit *m_findings;
    QProgressBar *m_progress;
};

} // namespace shinpan
