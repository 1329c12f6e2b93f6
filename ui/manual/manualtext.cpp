#include "ui/manual/manualtext.h"

#include <QEvent>
#include <QPixmap>
#include <QScrollBar>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

constexpr int TextMargin = 28;
constexpr int PictureWidth = 560; // device-independent pixels

[[nodiscard]] QString styleSheetFor(const QPalette &palette)
{
    return QStringLiteral("p, li { line-height: 135% }"
                          "h1 { font-size: x-large; margin-bottom: 12px }"
                          "h2 { font-size: large; margin-top: 28px; margin-bottom: 6px }"
                          "h3 { margin-top: 18px; margin-bottom: 4px }"
                          "pre { background: %1; margin: 8px 0 8px 0; white-space: pre-wrap }"
                          "code { background: %1 }")
        .arg(palette.color(QPalette::Window).name());
}

} // namespace

ManualText::ManualText(Manual manual, QWidget *parent)
    : QTextBrowser(parent)
    , m_manual(std::move(manual))
{
    setFrameShape(QFrame::NoFrame);
    dress();
}

void ManualText::dress()
{
    document()->setDefaultStyleSheet(styleSheetFor(palette()));
    document()->setDocumentMargin(TextMargin);
}

QString ManualText::page() const
{
    return source().path();
}

void ManualText::goTo(const QString &place)
{
    QUrl url(QStringLiteral("manual:") + place.section(u'#', 0, 0));
    url.setFragment(place.section(u'#', 1));
    setSource(url, QTextDocument::HtmlResource);
}

/// Whatever is named is a file of the manual: nothing else is opened.
QVariant ManualText::loadResource(int type, const QUrl &name)
{
    if (type == QTextDocument::HtmlResource) {
        return Manual::pages().contains(name.path()) ? m_manual.html(name.path()) : QString();
    }
    if (type != QTextDocument::ImageResource) {
        return {};
    }
    QPixmap picture(m_manual.pathOf(name.path()));
    const qreal ratio = devicePixelRatioF();
    const double widest = pictureWidth() * ratio;
    if (picture.width() > widest) {
        picture = picture.scaledToWidth(qRound(widest), Qt::SmoothTransformation);
    }
    picture.setDevicePixelRatio(ratio);
    return picture;
}

/// Of the largest; less in a narrow window.
int ManualText::pictureWidth() const
{
    const int room = viewport()->width() - 2 * TextMargin - verticalScrollBar()->sizeHint().width();
    return isVisible() ? std::clamp(room, 1, PictureWidth) : PictureWidth;
}

void ManualText::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        dress();
        reload(); // in the new colours
    }
    QTextBrowser::changeEvent(event);
}

} // namespace shinpan
