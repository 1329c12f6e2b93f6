#include "ui/kit/symbol.h"

#include "core/util/regularfile.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <array>
#include <optional>

// Resources of a static library must be asked for; the macro does not work inside a namespace.
static void initialiseResources()
{
    Q_INIT_RESOURCE(shinpan);
}

namespace shinpan {

namespace {

constexpr std::array<QLatin1String, static_cast<std::size_t>(LastSymbol) + 1> Names = {
    QLatin1String("new-game"),
    QLatin1String("open"),
    QLatin1String("save"),
    QLatin1String("play"),
    QLatin1String("pause"),
    QLatin1String("step"),
    QLatin1String("stop"),
    QLatin1String("pass"),
    QLatin1String("undo"),
    QLatin1String("resign"),
    QLatin1String("console"),
    QLatin1String("tree"),
    QLatin1String("comment"),
    QLatin1String("engine"),
    QLatin1String("person"),
    QLatin1String("black-stone"),
    QLatin1String("white-stone"),
    QLatin1String("settings"),
    QLatin1String("back"),
    QLatin1String("forward"),
    QLatin1String("to-start"),
    QLatin1String("to-end"),
    QLatin1String("add"),
    QLatin1String("close"),
    QLatin1String("retry"),
    QLatin1String("edit"),
    QLatin1String("warning"),
    QLatin1String("theme"),
    QLatin1String("swap"),
    QLatin1String("up"),
    QLatin1String("down"),
    QLatin1String("remove"),
    QLatin1String("duplicate"),
    QLatin1String("search"),
    QLatin1String("float"),
    QLatin1String("score"),
    QLatin1String("sort"),
    QLatin1String("check"),
    QLatin1String("good"),
    QLatin1String("absent"),
    QLatin1String("wrong"),
    QLatin1String("more"),
    QLatin1String("redo"),
    QLatin1String("eraser"),
    QLatin1String("triangle"),
    QLatin1String("square"),
    QLatin1String("circle"),
    QLatin1String("cross"),
    QLatin1String("selected"),
    QLatin1String("number"),
    QLatin1String("letter"),
    QLatin1String("label"),
    QLatin1String("line"),
    QLatin1String("arrow"),
    QLatin1String("black-territory"),
    QLatin1String("white-territory"),
    QLatin1String("dim"),
    QLatin1String("visible"),
    QLatin1String("cut"),
    QLatin1String("paste"),
    QLatin1String("black-to-play"),
    QLatin1String("white-to-play"),
    QLatin1String("play-stone"),
    QLatin1String("fold"),
    QLatin1String("columns"),
    QLatin1String("details"),
};

QByteArray readSymbol(Symbol symbol)
{
    initialiseResources();
    const Result<QByteArray> svg =
        readRegularFile(QStringLiteral(":/icons/%1.svg").arg(symbolName(symbol)), MiB);
    Q_ASSERT(svg);
    return svg.value_or(QByteArray());
}

QColor inkOf(QIcon::Mode mode, QIcon::State state)
{
    const QPalette palette = QGuiApplication::palette();
    switch (mode) {
    case QIcon::Disabled:
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    case QIcon::Selected:
        return palette.color(QPalette::HighlightedText);
    case QIcon::Normal:
    case QIcon::Active:
        break;
    }
    return palette.color(state == QIcon::On ? QPalette::Link : QPalette::ButtonText);
}

/// Renders a symbol's SVG with "currentColor" replaced by the ink of the moment.
class SymbolEngine final : public QIconEngine
{
public:
    explicit SymbolEngine(Symbol symbol, std::optional<QColor> color)
        : m_symbol(symbol)
        , m_color(color)
    { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal scale = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, scaledPixmap(rect.size() * scale, mode, state, scale));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    /// `size` is in device pixels; the result keeps ratio 1, QIcon sets the device's.
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        if (size.isEmpty()) { // of a button that has no room
            return {};
        }
        const QColor ink =
            mode == QIcon::Disabled ? inkOf(mode, state) : m_color.value_or(inkOf(mode, state));
        const QString key = QStringLiteral("shinpan-%1-%2x%3-%4")
                                .arg(symbolName(m_symbol))
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
        QSvgRenderer(readSymbol(m_symbol).replace("currentColor", ink.name().toLatin1()))
            .render(&painter);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QIconEngine *clone() const override { return new SymbolEngine(*this); }

private:
    Symbol m_symbol;
    std::optional<QColor> m_color;
};

} // namespace

QLatin1String symbolName(Symbol symbol)
{
    return Names[static_cast<std::size_t>(symbol)];
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

} // namespace shinpan
