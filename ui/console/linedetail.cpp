#include "ui/console/linedetail.h"

#include "ui/console/longtext.h"
#include "ui/console/transcriptdelegate.h"
#include "ui/console/transcriptmodel.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace shinpan {

namespace {

/// The line's time, engine and so on: "09:41:07.250 · White · GNU Go · genmove · 87 ms".
[[nodiscard]] QString aboutLine(const QModelIndex &index)
{
    QStringList words{index.data(TranscriptModel::TimeRole).toString(),
                      index.data(TranscriptModel::SourceNameRole).toString(),
                      index.data(TranscriptModel::CommandRole).toString()};
    if (const QVariant latency = index.data(TranscriptModel::LatencyRole); latency.isValid()) {
        words.append(latencyText(std::chrono::microseconds(latency.toLongLong())));
    }
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

} // namespace

LineDetail::LineDetail(const TranscriptModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_about(new QLabel)
    , m_text(new LongText)
{
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_about->setMinimumWidth(1); // a long name does not widen the window
    m_text->setAccessibleName(tr("The whole line"));
    m_text->setPlaceholderText(tr("Choose a line to read it in full."));
    m_text->setFont(fixedFont());
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(spacing::Normal);
    const auto button = [](Symbol symbol, const QString &name, const QString &toolTip) {
        auto *made = new QToolButton;
        made->setAutoRaise(true);
        made->setIcon(symbolIcon(symbol));
        made->setAccessibleName(name);
        made->setToolTip(toolTip);
        return made;
    };
    auto *copies = button(Symbol::Duplicate, tr("Copy the whole line"), tr("Copy the whole line"));
    auto *closes = button(Symbol::Close, tr("Close"), tr("Close (Escape)"));
    connect(copies, &QToolButton::clicked, this, &LineDetail::copy);
    connect(closes, &QToolButton::clicked, this, &LineDetail::closeRequested);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(spacing::Normal, 0, spacing::Tight, 0);
    head->setSpacing(spacing::Tight);
    head->addWidget(m_about, 1);
    head->addWidget(copies);
    head->addWidget(closes);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_text, 1);
}

void LineDetail::showLine(const QModelIndex &index)
{
    const std::optional<qint64> number =
        index.isValid() ? m_model.shownNumber(index.row()) : std::nullopt;
    m_about->setText(number ? aboutLine(index) : QString());
    m_whole = number ? QString::fromUtf8(m_model.transcript().textOf(*number)) : QString();
    m_text->showText(m_whole);
}

void LineDetail::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT closeRequested();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void LineDetail::copy()
{
    QGuiApplication::clipboard()->setText(m_whole);
}

} // namespace shinpan
