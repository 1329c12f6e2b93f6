#include "ui/kit/wrappedlabel.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <utility>

using namespace shinpan;

namespace {

constexpr auto Sentence =
    "A sentence that is long enough to stand on several lines, wherever it is "
    "put, and on many where there is little room for it.";

} // namespace

/// What a label remembers is what QLabel would say now.
class WrappedLabelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void heightsAreThoseOfALabel();
    void aChangeOfLookIsSeen();
    void manyWidthsAreNotMixedUp();

private:
    static int expected(const QLabel &label, int width)
    {
        return label.QLabel::heightForWidth(width);
    }
};

void WrappedLabelTest::heightsAreThoseOfALabel()
{
    const WrappedLabel label(QString::fromLatin1(Sentence));
    QVERIFY(label.hasHeightForWidth());
    QVERIFY(label.heightForWidth(80) > label.heightForWidth(400));
    for (const int width : {400, 80, 400, 80}) {
        QCOMPARE(label.heightForWidth(width), expected(label, width));
    }
}

void WrappedLabelTest::aChangeOfLookIsSeen()
{
    constexpr int Width = 200;
    WrappedLabel label(QString::fromLatin1(Sentence));
    const int first = label.heightForWidth(Width);
    auto changed = [&label, before = first]() mutable {
        const int now = label.heightForWidth(Width);
        return std::exchange(before, now) != now && now == expected(label, Width);
    };
    QVERIFY(!changed());
    QFont large = label.font();
    large.setPointSizeF(large.pointSizeF() * 2);
    label.setFont(large);
    QVERIFY(changed());
    label.setContentsMargins(60, 0, 60, 0);
    QVERIFY(changed());
    label.setText(QStringLiteral("Short"));
    QVERIFY(changed());
}

void WrappedLabelTest::manyWidthsAreNotMixedUp()
{
    const WrappedLabel label(QString::fromLatin1(Sentence));
    for (const int step : {1, 7}) {
        for (int width = 40; width < 400; width += step) {
            QCOMPARE(label.heightForWidth(width), expected(label, width));
        }
    }
}

SHINPAN_TEST(WrappedLabelTest)

#include "wrappedlabel_test.moc"
