#include "ui/kit/windowframe.h"

#include "ui/kit/noticebar.h"

#include <QEvent>
#include <QStatusBar>

#include <utility>

namespace shinpan {

namespace {

/// Shows a message in a status bar when that is shown itself. A hidden one would take the message,
/// but paint it over its label later, which it puts away for messages only while it is seen.
class LateMessage final : public QObject
{
public:
    LateMessage(QStatusBar &bar, QString text, int milliseconds)
        : QObject(&bar)
        , m_bar(bar)
        , m_text(std::move(text))
        , m_milliseconds(milliseconds)
    {
        const QString name = QStringLiteral("lateMessage");
        delete bar.findChild<QObject *>(name, Qt::FindDirectChildrenOnly); // an earlier one
        setObjectName(name);
        bar.installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Show) {
            m_bar.removeEventFilter(this);
            m_bar.showMessage(m_text, m_milliseconds);
            deleteLater();
        }
        return false;
    }

private:
    QStatusBar &m_bar;
    QString m_text;
    int m_milliseconds;
};

} // namespace

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
    QStatusBar &bar = *m_window.statusBar();
    const int milliseconds = static_cast<int>(duration.count());
    if (bar.isVisible()) {
        bar.showMessage(text, milliseconds);
    } else {
        new LateMessage(bar, text, milliseconds);
    }
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
