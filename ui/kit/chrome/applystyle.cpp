#include "ui/kit/chrome/applystyle.h"

#include "ui/kit/chrome/chrome.h"
#include "ui/kit/symbol.h"

#include <QApplication>
#include <QEvent>

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

} // namespace shinpan
