#include "ui/kit/symbol.h"

#include "core/util/regularfile.h"

#include <QAction>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QIconEngine>
#include <QMetaEnum>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QRegularExpression>
#include <QSvgRenderer>

#include <optional>

// Resources of a static library must be asked for; the macro does not work inside a namespace.
static void initialiseResources()
{
    Q_INIT_RESOURCE(shinpan);
}

namespace shinpan {

namespace {

QByteArray readSymbol(const QString &name)
{
    initialiseResources();
    const Result<QByteArray> svg = readRegularFile(QStringLiteral(":/icons/%1.svg").arg(name), MiB);
    Q_ASSERT(svg);
    return svg.value_or(QByteArray());
}

QColor inkOf(QIcon::Mode mode, QIcon::State state)
{
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Disabled) {
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    }
    if (mode == QIcon::Selected) {
        return palette.color(QPalette::HighlightedText);
    }
    return palette.color(state == QIcon::On ? QPalette::Link : QPalette::ButtonText);
}

/// Renders a symbol's SVG with "currentColor" replaced by the ink of the moment.
class SymbolEngine final : public QIconEngine
{
public:
    explicit SymbolEngine(Symbol symbol, std::optional<QColor> color)
        : m_name(symbolName(symbol))
        , m_color(color)
    { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal scale = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, drawn(rect.size() * scale, mode, state));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return drawn(size, mode, state);
    }

    /// Before Qt 6.8, `size` is in device pixels.
    QPixmap scaledPixmap(const QSize &size,
                         QIcon::Mode mode,
                         QIcon::State state,
                         qreal scale) override
    {
        return drawn(QT_VERSION < QT_VERSION_CHECK(6, 8, 0) ? size : size * scale, mode, state);
    }

    QIconEngine *clone() const override { return new SymbolEngine(*this); }

private:
    /// `size` is in device pixels; the result keeps ratio 1, QIcon sets the device's.
    [[nodiscard]] QPixmap drawn(const QSize &size, QIcon::Mode mode, QIcon::State state) const
    {
        if (size.isEmpty()) { // of a button that has no room
            return {};
        }
        const QColor ink =
            mode == QIcon::Disabled ? inkOf(mode, state) : m_color.value_or(inkOf(mode, state));
        const QString key = QStringLiteral("shinpan-%1-%2x%3-%4")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(ink.rgba(), 0, 16);
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap)) {
            return pixmap;
        }
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        QSvgRenderer(readSymbol(m_name).replace("currentColor", ink.name().toLatin1()))
            .render(&painter);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QString m_name;
    std::optional<QColor> m_color;
};

} // namespace

QString symbolName(Symbol symbol)
{
    static const QRegularExpression wordStart(QStringLiteral("(?<=.)(?=[A-Z])"));
    const char *const words = QMetaEnum::fromType<Symbol>().valueToKey(static_cast<int>(symbol));
    return QString::fromLatin1(words).replace(wordStart, QStringLiteral("-")).toLower();
}

QIcon symbolIcon(Symbol symbol)
{
    return QIcon(new SymbolEngine(symbol, std::nullopt));
}

QIcon symbolIcon(Symbol symbol, const QColor &color)
{
    return QIcon(new SymbolEngine(symbol, color));
}

QIcon applicationIcon()
{
    initialiseResources();
    return QIcon(QStringLiteral(":/icons/shinpan.svg"));
}

QAction *symbolAction(QObject *parent,
                      Symbol symbol,
                      const QString &text,
                      const QString &tip,
                      const QKeySequence &key)
{
    auto *action = new QAction(symbolIcon(symbol), text, parent);
    action->setShortcut(key);
    action->setToolTip(key.isEmpty() ? tip
                                     : QCoreApplication::translate("Words", "%1 (%2)")
                                           .arg(tip, key.toString(QKeySequence::NativeText)));
    return action;
}

} // namespace shinpan
