#include "ui/competition/verificationwindow.h"

#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/longtextedit.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"

#include <QFileInfo>
#include <QLineEdit>
#include <QProgressBar>
#include <QShortcut>

namespace shinpan {

namespace {

constexpr QSize FirstSize(820, 560);
constexpr int HashDigits = 64;

} // namespace

VerificationWindow::VerificationWindow(const QString &bundle, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_bundle(QFileInfo(bundle).absoluteFilePath())
    , m_verdict(new FieldNote(nullptr))
    , m_hash(new QLineEdit)
    , m_again(form::button(tr("&Verify Again")))
    , m_findings(new LongTextEdit)
    , m_progress(new QProgressBar)
{
    setWindowTitle(tr("%1 – Verification").arg(QFileInfo(bundle).fileName()));
    m_verdict->setWordWrap(true);
    m_hash->setAccessibleName(tr("SHA-256 that was published"));
    m_hash->setPlaceholderText(tr("of its manifest, if you know it"));
    m_hash->setMaxLength(HashDigits);
    m_findings->setReadOnly(true);
    m_findings->setAccessibleName(tr("What was found"));
    m_progress->setAccessibleName(tr("Verifying"));
    m_progress->setRange(0, 0);
    setLayout(form::column(
        spacing::Wide,
        {form::row(spacing::Normal,
                   {form::labelFor(m_hash, tr("&Published SHA-256:")), {m_hash, 1}, m_again}),
         m_verdict,
         m_progress,
         {m_findings, 1}},
        {spacing::Section, spacing::Section, spacing::Section, spacing::Section}));
    connect(m_again, &QPushButton::clicked, this, &VerificationWindow::verify);
    connect(m_hash, &QLineEdit::returnPressed, this, &VerificationWindow::verify);
    connect(&m_process, &CliProcess::line, this,
            [this](const QByteArray &line) { m_text += QString::fromUtf8(line) + u'\n'; });
    connect(&m_process, &CliProcess::ended, this, &VerificationWindow::conclude);
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &QWidget::close);
    resize(FirstSize);
    verify();
}

void VerificationWindow::verify()
{
    QStringList words{QStringLiteral("compete"), QStringLiteral("verify"), m_bundle};
    if (const QString hash = m_hash->text().trimmed(); !hash.isEmpty()) {
        words += {QStringLiteral("--manifest"), hash};
    }
    m_text.clear();
    m_verdict->setNote(FieldNote::Tone::Quiet, tr("Every move is judged again, every score counted "
                                                  "again, every number of the report recomputed."));
    m_progress->show();
    m_again->setEnabled(false);
    m_process.start(words);
}

void VerificationWindow::conclude(int exitCode, const Message &complaint)
{
    enum Outcome { Clean, Differs };
    m_progress->hide();
    m_again->setEnabled(true);
    m_findings->setText(m_text);
    if (exitCode == Clean) {
        m_verdict->setNote(FieldNote::Tone::Good, tr("Everything is as it was sealed."));
    } else if (exitCode == Differs) {
        m_verdict->setNote(FieldNote::Tone::Error,
                           tr("Something is not as it was sealed: see the end of the list."));
    } else {
        m_verdict->setNote(FieldNote::Tone::Error,
                           tr("It cannot be verified: %1").arg(text::message(complaint)));
    }
}

} // namespace shinpan
