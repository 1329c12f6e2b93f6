#include "ui/competition/trafficview.h"

#include "core/competition/run/logtail.h"
#include "core/gtp/gtptranscript.h"
#include "core/util/printable.h"
#include "ui/console/transcriptmodel.h"
#include "ui/console/transcriptview.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"

#include <QPlainTextEdit>
#include <QStackedLayout>

namespace shinpan {

namespace {

constexpr int MostLogLines = 4000;

} // namespace

TrafficView::TrafficView(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedLayout)
    , m_log(new QPlainTextEdit)
    , m_note(
          new QLabel(tr("Another process is playing this game. What its engines are told and say "
                        "can be read here if the competition’s file has log_gtp = true.")))
{
    m_log->setReadOnly(true);
    m_log->setFont(fixedFont());
    m_log->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_log->setMaximumBlockCount(MostLogLines);
    m_log->setAccessibleName(tr("What the engines are told and say"));
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignCenter);
    m_pages->addWidget(m_note);
    m_pages->addWidget(m_log);
    setLayout(m_pages);
}

TrafficView::~TrafficView() = default;

void TrafficView::follow(const std::shared_ptr<const GtpTranscript> &transcript)
{
    if (transcript == m_transcript) {
        return;
    }
    m_view.reset();
    m_model.reset();
    m_transcript = transcript;
    if (m_transcript) {
        m_model = std::make_unique<TranscriptModel>(*m_transcript);
        m_view = std::make_unique<TranscriptView>(*m_model);
        m_view->setAccessibleName(m_log->accessibleName());
        m_pages->addWidget(m_view.get());
        m_pages->setCurrentWidget(m_view.get());
    }
}

void TrafficView::followLog(const QString &path)
{
    follow(nullptr);
    if (path != m_logPath) {
        m_logPath = path;
        m_tail = std::make_unique<LogTail>(path);
        m_log->clear();
    }
    const QByteArray lines = m_tail->read();
    if (!lines.isEmpty()) {
        m_log->appendPlainText(printableLines(QString::fromUtf8(lines.chopped(1))));
    }
    m_pages->setCurrentWidget(m_log->document()->isEmpty() ? static_cast<QWidget *>(m_note)
                                                           : m_log);
}

} // namespace shinpan
