#include "ui/console/transcriptdelegate.h"

#include "tests/support/testmain.h"
#include "ui/console/transcriptmodel.h"
#include "ui/kit/style.h"

#include <QPainter>
#include <QTest>

#include <algorithm>

using namespace shinpan;
using namespace std::chrono_literals;
using Kind = GtpTranscript::Kind;

class TranscriptDelegateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void latenciesAreReadable();
    void standardErrorHasALaneOfItsOwn();
    void aNarrowViewHasOneLane();

private:
    /// The leftmost column in which the text of such a line stands.
    [[nodiscard]] static int leftOfText(Kind kind, int width, bool hasLane);
};

void TranscriptDelegateTest::latenciesAreReadable()
{
    QCOMPARE(latencyText(0us), QStringLiteral("0.00 ms"));
    QCOMPARE(latencyText(423us), QStringLiteral("0.42 ms"));
    QCOMPARE(latencyText(87'400us), QStringLiteral("87 ms"));
    QCOMPARE(latencyText(3'140ms), QStringLiteral("3.1 s"));
}

void TranscriptDelegateTest::standardErrorHasALaneOfItsOwn()
{
    constexpr int Width = 2000;
    QVERIFY(leftOfText(Kind::ErrorOutput, Width, true) > Width / 2);
    QVERIFY(leftOfText(Kind::ErrorOutput, Width, false) < Width / 2);
    QVERIFY(leftOfText(Kind::Stray, Width, true) < Width / 2);
}

void TranscriptDelegateTest::aNarrowViewHasOneLane()
{
    QCOMPARE(leftOfText(Kind::ErrorOutput, 500, true), leftOfText(Kind::ErrorOutput, 500, false));
}

int TranscriptDelegateTest::leftOfText(Kind kind, int width, bool hasLane)
{
    GtpTranscript transcript;
    transcript.append(transcript.addSource(QStringLiteral("a")), kind, "MMMM");
    const TranscriptModel model(transcript);
    TranscriptDelegate delegate;
    delegate.setHasErrorLane(hasLane);
    QStyleOptionViewItem option;
    option.font = fixedFont();
    option.fontMetrics = QFontMetrics(option.font);
    option.rect = QRect(0, 0, width, 20);
    const auto picture = [&](const QString &text) {
        delegate.setSearchText(text);
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        delegate.paint(&painter, option, model.index(0));
        return image;
    };
    const QImage marked = picture(QStringLiteral("MMMM"));
    const QImage plain = picture(QString());
    for (int x = 0; x < width; ++x) {
        for (int y = 0; y < marked.height(); ++y) {
            if (marked.pixel(x, y) != plain.pixel(x, y)) {
                return x;
            }
        }
    }
    return width;
}

SHINPAN_TEST(TranscriptDelegateTest)
#include "transcriptdelegate_test.moc"
