#pragma once

#include "ui/kit/chrome/filedialogs.h"
#include "ui/kit/chrome/wheelguard.h"
#include "ui/kit/windowmanners.h"

#include <QIcon>
#include <QProxyStyle>

#include <map>
#include <utility>

namespace shinpan {

/// The program's widget style: Fusion's behaviour, drawn flat and calm with hairlines, soft corners
/// and one accent colour. Everything comes from the palette, so it is right in both schemes. What
/// is not drawn here is Fusion's.
class Chrome final : public QProxyStyle
{
    Q_OBJECT

public:
    Chrome();

    using QProxyStyle::polish;
    /// Bounds, besides, what a line edit takes: Qt spends milliseconds on a thousand letters. Makes
    /// the rows of a combo box one height: measuring each takes long when they are many. File
    /// dialogs get FileIcons. No label, be it a tool tip or Qt's own, takes a text for HTML: texts
    /// are foreign, and HTML may have any file opened. Windows learn WindowManners, and fields are
    /// guarded from the wheel.
    void polish(QWidget *widget) override;

    int pixelMetric(PixelMetric metric,
                    const QStyleOption *option,
                    const QWidget *widget) const override;
    int styleHint(StyleHint hint,
                  const QStyleOption *option,
                  const QWidget *widget,
                  QStyleHintReturn *returnData) const override;
    QSize sizeFromContents(ContentsType type,
                           const QStyleOption *option,
                           const QSize &contents,
                           const QWidget *widget) const override;
    QRect subElementRect(SubElement element,
                         const QStyleOption *option,
                         const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control,
                         const QStyleOptionComplex *option,
                         SubControl part,
                         const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element,
                       const QStyleOption *option,
                       QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element,
                     const QStyleOption *option,
                     QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control,
                            const QStyleOptionComplex *option,
                            QPainter *painter,
                            const QWidget *widget) const override;
    /// Qt measures "Ta" together, but draws an underlined T alone, which is wider: the text is not
    /// cut for that.
    void drawItemText(QPainter *painter,
                      const QRect &rect,
                      int flags,
                      const QPalette &palette,
                      bool isEnabled,
                      const QString &text,
                      QPalette::ColorRole role) const override;
    /// The same icon each time, so that QPixmapCache knows what was drawn of it: Qt 6.4 keeps the
    /// names of icons that it drops for good.
    QIcon standardIcon(StandardPixmap icon,
                       const QStyleOption *option,
                       const QWidget *widget) const override;

private:
    FileIcons m_fileIcons;
    WindowManners m_manners;
    WheelGuard m_wheelGuard;
    mutable std::map<std::pair<StandardPixmap, Qt::LayoutDirection>, QIcon> m_standardIcons;
};

} // namespace shinpan
