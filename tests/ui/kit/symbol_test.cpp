#include "ui/kit/symbol.h"

#include "tests/support/testmain.h"
#include "ui/kit/chrome/applystyle.h"

#include <QApplication>
#include <QMetaEnum>
#include <QTest>

using namespace shinpan;

namespace {

/// The mean colour of a pixmap's opaque pixels.
QColor inkOf(const QPixmap &pixmap)
{
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
    qint64 red = 0, green = 0, blue = 0, count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            if (qAlpha(pixel) == 255) {
                red += qRed(pixel), green += qGreen(pixel), blue += qBlue(pixel), ++count;
            }
        }
    }
    return count == 0 ? QColor()
                      : QColor(static_cast<int>(red / count), static_cast<int>(green / count),
                               static_cast<int>(blue / count));
}

} // namespace

class SymbolTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { applyStyle(*qApp, ColorScheme::Light); }

    void everySymbolHasADrawing()
    {
        for (int i = 0; i < QMetaEnum::fromType<Symbol>().keyCount(); ++i) {
            const auto symbol = static_cast<Symbol>(i);
            const QString name = symbolName(symbol);
            QVERIFY2(!name.isEmpty(), qPrintable(QString::number(i)));
            QVERIFY2(inkOf(symbolIcon(symbol).pixmap(24, 24)).isValid(), qPrintable(name));
        }
        QVERIFY(!applicationIcon().pixmap(64, 64).isNull());
    }

    void inkFollowsTheSchemeWithoutReload()
    {
        const QIcon icon = symbolIcon(Symbol::Stop);
        QCOMPARE(inkOf(icon.pixmap(24, 24)), QApplication::palette().color(QPalette::ButtonText));
        applyStyle(*qApp, ColorScheme::Dark);
        QCOMPARE(inkOf(icon.pixmap(24, 24)), QApplication::palette().color(QPalette::ButtonText));
    }

    void disabledSymbolIsPale()
    {
        const QIcon icon = symbolIcon(Symbol::Stop, Qt::red);
        QCOMPARE(inkOf(icon.pixmap(24, 24)), QColor(Qt::red));
        QCOMPARE(inkOf(icon.pixmap(24, 24, QIcon::Disabled)),
                 QApplication::palette().color(QPalette::Disabled, QPalette::ButtonText));
    }

    void scaledSymbolHasDevicePixels()
    {
        const QPixmap pixmap = symbolIcon(Symbol::Play).pixmap(QSize(24, 24), 2.0);
        QCOMPARE(pixmap.size(), QSize(48, 48));
        QCOMPARE(pixmap.devicePixelRatio(), 2.0);
    }
};

SHINPAN_TEST(SymbolTest)

#include "symbol_test.moc"
