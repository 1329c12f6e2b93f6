#include "ui/kit/style.h"

#include "tests/support/testmain.h"
#include "ui/kit/chrome/applystyle.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace shinpan;

namespace {

/// WCAG 2's relative luminance.
double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
         + 0.0722 * linear(color.blueF());
}

/// WCAG 2's contrast ratio, 1 to 21.
double contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace

class StyleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { applyStyle(*qApp, ColorScheme::Light); }

    void everyTextColourIsReadable_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void everyTextColourIsReadable()
    {
        QFETCH(const bool, dark);
        applyStyle(*qApp, dark ? ColorScheme::Dark : ColorScheme::Light);
        const QPalette palette = QApplication::palette();
        const StyleColors &colors = styleColors(palette);
        for (const QColor &ink :
             {palette.color(QPalette::Text), colors.accent, colors.muted, colors.ok, colors.warning,
              colors.error, palette.color(QPalette::PlaceholderText)}) {
            for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::AlternateBase}) {
                QVERIFY2(contrast(ink, palette.color(ground)) >= 4.5, qPrintable(ink.name()));
            }
        }
        QVERIFY(
            contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight))
            >= 4.5);
        QVERIFY(contrast(palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase))
                >= 4.5);
        QVERIFY(contrast(palette.color(QPalette::ButtonText), palette.color(QPalette::Button))
                >= 4.5);
    }

    void overrideDecidesTheScheme()
    {
        applyStyle(*qApp, ColorScheme::Dark);
        QVERIFY(isDark(QApplication::palette()));
        applyStyle(*qApp, ColorScheme::Light);
        QVERIFY(!isDark(QApplication::palette()));
    }

    void systemSchemeForgetsAnEarlierOverride()
    {
        QApplication::setPalette(QPalette());
        const bool platformIsDark = isDark(QApplication::palette());
        applyStyle(*qApp, platformIsDark ? ColorScheme::Light : ColorScheme::Dark);
        applyStyle(*qApp, ColorScheme::System);
        QCOMPARE(isDark(QApplication::palette()), platformIsDark);
    }

    void textSizesGrowStepByStep()
    {
        QVERIFY(QFontMetricsF(textFont(TextSize::Caption)).height()
                < QFontMetricsF(textFont(TextSize::Body)).height());
        QVERIFY(QFontMetricsF(textFont(TextSize::Body)).height()
                < QFontMetricsF(textFont(TextSize::Subtitle)).height());
        QVERIFY(QFontMetricsF(textFont(TextSize::Subtitle)).height()
                < QFontMetricsF(textFont(TextSize::Title)).height());
    }

    void fixedFontHasEqualWidths()
    {
        const QFontMetricsF metrics(fixedFont());
        QCOMPARE(metrics.horizontalAdvance(QStringLiteral("iiii")),
                 metrics.horizontalAdvance(QStringLiteral("WWWW")));
    }
};

SHINPAN_TEST(StyleTest)

#include "style_test.moc"
