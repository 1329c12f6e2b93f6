#include "ui/kit/style.h"

#include "ui/kit/chrome/chrome.h"
#include "ui/kit/symbol.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QStyle>

namespace shinpan {

namespace {

constexpr auto FollowerName = "shinpanSystemSchemeFollower";

/// The few decisions a palette is spun from.
struct Ground
{
    QColor window, text, base, alternate, button, raised, shade, disabled, highlight, toolTip,
        toolTipText;
};

QPalette paletteOf(const Ground &ground, const StyleColors &colors)
{
    QPalette palette;
    palette.setColor(QPalette::Window, ground.window);
    palette.setColor(QPalette::Base, ground.base);
    palette.setColor(QPalette::AlternateBase, ground.alternate);
    palette.setColor(QPalette::Button, ground.button);
    palette.setColor(QPalette::Light, ground.raised);
    palette.setColor(QPalette::Midlight, ground.button);
    palette.setColor(QPalette::Mid, colors.line);
    palette.setColor(QPalette::Dark, colors.field);
    palette.setColor(QPalette::Shadow, ground.shade);
    palette.setColor(QPalette::Highlight, ground.highlight);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::Link, colors.accent);
    palette.setColor(QPalette::LinkVisited, colors.muted);
    palette.setColor(QPalette::PlaceholderText, colors.muted);
    palette.setColor(QPalette::ToolTipBase, ground.toolTip);
    palette.setColor(QPalette::ToolTipText, ground.toolTipText);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, ground.text);
        palette.setColor(QPalette::Disabled, role, ground.disabled);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colors.line);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, ground.disabled);
    return palette;
}

QPalette makePalette(bool dark)
{
    const Ground onLight{.window = QColor(0xf4f2ee),
                         .text = QColor(0x26231f),
                         .base = QColor(0xffffff),
                         .alternate = QColor(0xf9f7f4),
                         .button = QColor(0xfcfbf9),
                         .raised = QColor(0xffffff),
                         .shade = QColor(0x8c867b),
                         .disabled = QColor(0xa8a298),
                         .highlight = QColor(0x1f668f),
                         .toolTip = QColor(0x2b2926),
                         .toolTipText = QColor(0xf4f2ee)};
    const Ground onDark{.window = QColor(0x242427),
                        .text = QColor(0xe8e5e0),
                        .base = QColor(0x1b1b1e),
                        .alternate = QColor(0x202023),
                        .button = QColor(0x2e2e32),
                        .raised = QColor(0x3a3a3f),
                        .shade = QColor(0x0e0e10),
                        .disabled = QColor(0x75726c),
                        .highlight = QColor(0x2d6f96),
                        .toolTip = QColor(0x3a3a3f),
                        .toolTipText = QColor(0xf0ede8)};
    const Ground &ground = dark ? onDark : onLight;
    return paletteOf(ground, styleColors(QPalette(ground.window)));
}

/// Applies the style anew when the desktop's theme changes.
class SystemSchemeFollower final : public QObject
{
public:
    explicit SystemSchemeFollower(QApplication &application)
        : QObject(&application)
    {
        setObjectName(QLatin1String(FollowerName));
        application.installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::ThemeChange && watched->isWindowType()) {
            QMetaObject::invokeMethod(
                this,
                [this] {
                    applyStyle(*qobject_cast<QApplication *>(parent()), ColorScheme::System);
                },
                Qt::QueuedConnection);
        }
        return QObject::eventFilter(watched, event);
    }
};

bool systemIsDark()
{
    QApplication::setPalette(QPalette()); // lets the platform's palette through
    return isDark(QApplication::palette());
}

} // namespace

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightnessF() < 0.5F;
}

const StyleColors &styleColors(const QPalette &palette)
{
    static const StyleColors light{.accent = QColor(0x1f668f),
                                   .muted = QColor(0x6b655c),
                                   .ok = QColor(0x2d7040),
                                   .warning = QColor(0x8a5a00),
                                   .error = QColor(0xb3261e),
                                   .line = QColor(0xdcd7ce),
                                   .field = QColor(0xc6bfb3),
                                   .hover = QColor(0x26, 0x23, 0x1f, 0x12)};
    static const StyleColors dark{.accent = QColor(0x7cbbdd),
                                  .muted = QColor(0xa39e96),
                                  .ok = QColor(0x7cc88c),
                                  .warning = QColor(0xe3b25a),
                                  .error = QColor(0xf28b7d),
                                  .line = QColor(0x39393d),
                                  .field = QColor(0x4c4c52),
                                  .hover = QColor(0xff, 0xff, 0xff, 0x14)};
    return isDark(palette) ? dark : light;
}

void applyStyle(QApplication &application, ColorScheme scheme)
{
    if (!qobject_cast<Chrome *>(QApplication::style())) {
        QApplication::setStyle(new Chrome);
    }
    const bool dark =
        scheme == ColorScheme::Dark || (scheme == ColorScheme::System && systemIsDark());
    QApplication::setPalette(makePalette(dark));
    QApplication::setWindowIcon(applicationIcon());

    auto *follower =
        application.findChild<QObject *>(QLatin1String(FollowerName), Qt::FindDirectChildrenOnly);
    if (scheme == ColorScheme::System && !follower) {
        new SystemSchemeFollower(application);
    } else if (scheme != ColorScheme::System) {
        delete follower;
    }
}

QFont scaledFont(QFont font, qreal factor)
{
    if (font.pointSizeF() > 0) {
        font.setPointSizeF(font.pointSizeF() * factor);
    } else {
        font.setPixelSize(qRound(font.pixelSize() * factor));
    }
    return font;
}

QFont textFont(TextSize size)
{
    static constexpr qreal Factors[] = {0.87, 1.0, 1.1, 1.4};
    QFont font = QApplication::font();
    if (size >= TextSize::Subtitle) {
        font.setWeight(QFont::DemiBold);
    }
    return scaledFont(font, Factors[static_cast<std::size_t>(size)]);
}

QFont fixedFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setStyleHint(QFont::Monospace);
    const QFont body = QApplication::font();
    if (body.pointSizeF() > 0) {
        font.setPointSizeF(body.pointSizeF());
    } else {
        font.setPixelSize(body.pixelSize());
    }
    return font;
}

} // namespace shinpan
