#include "ui/kit/windowframe.h"

#include "ui/kit/noticebar.h"

#include <QStatusBar>

namespace shinpan {

WindowFrame::WindowFrame(QMainWindow &window)
    : m_window(window)
    , m_notices(new NoticeBar(&window))
{ }

void WindowFrame::tell(const QString &text) const
{
    m_notices->tell(text);
}

void WindowFrame::mention(const QString &text, std::chrono::milliseconds duration) const
{
    m_window.statusBar()->showMessage(text, static_cast<int>(duration.count()));
}

void WindowFrame::openSoon(QDialog &dialog)
{
    dialog.setAttribute(Qt::WA_DeleteOnClose);
    m_opening = &dialog;
    const auto open = [this, &dialog] {
        m_opening.clear();
        dialog.open();
    };
    QMetaObject::invokeMethod(&dialog, open, Qt::QueuedConnection);
}

void WindowFrame::showSoon(QWidget &widget)
{
    const auto show = [&widget] {
        widget.show();
        widget.raise();
        widget.activateWindow();
    };
    QMetaObject::invokeMethod(&widget, show, Qt::QueuedConnection);
}

} // namespace shinpan
