#include "ui/collection/workbar.h"

#include "ui/document/documentcontroller.h"
#include "ui/kit/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace shinpan {

namespace {

/// Work that ends within this many milliseconds is not shown.
constexpr int Unnoticed = 150;

constexpr int Steps = 1000;

} // namespace

WorkBar::WorkBar(DocumentController &document, QWidget *parent)
    : QFrame(parent)
    , m_what(new QLabel)
    , m_progress(new QProgressBar)
{
    setAccessibleName(tr("Progress"));
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    m_progress->setRange(0, Steps);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("How much is done"));
    auto *cancel = new QPushButton(tr("Cancel"));
    connect(cancel, &QPushButton::clicked, &document, &DocumentController::cancelWork);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(spacing::Wide, spacing::Normal, spacing::Normal, spacing::Normal);
    row->setSpacing(spacing::Wide);
    row->addWidget(m_what);
    row->addWidget(m_progress, 1);
    row->addWidget(cancel);
    hide();
    connect(&document, &DocumentController::workProgressed, this, &WorkBar::showProgress);
    connect(&document, &DocumentController::workEnded, this, &WorkBar::end);
}

void WorkBar::showProgress(const QString &what, double part)
{
    if (!m_time.isValid()) {
        m_time.start();
    }
    m_what->setText(what);
    m_progress->setValue(static_cast<int>(part * Steps));
    if (m_time.hasExpired(Unnoticed)) {
        show();
    }
}

void WorkBar::end()
{
    m_time.invalidate();
    hide();
}

} // namespace shinpan
