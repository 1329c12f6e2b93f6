#include "ui/board/painting/boardpainter.h"

#include "tests/support/testmain.h"
#include "ui/board/painting/boardground.h"
#include "ui/kit/chrome/applystyle.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QRandomGenerator>
#include <QTest>

#include <vector>

using namespace shinpan;

namespace {

constexpr QSize Area{420, 380};

BoardTheme plainTheme()
{
    BoardTheme theme = woodTheme();
    theme.grain = 0;
    return theme;
}

QImage blankImage(qreal ratio)
{
    QImage image((QSizeF(Area) * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::magenta);
    return image;
}

void paintOn(QImage &image, BoardPainter &painter, const BoardScene &scene, const QRegion &region)
{
    QPainter onto(&image);
    onto.setClipRegion(region);
    painter.paint(onto, region, scene);
}

QImage painted(BoardPainter &painter, const BoardScene &scene)
{
    QImage image = blankImage(painter.geometry().ratio());
    paintOn(image, painter, scene, QRect(QPoint(), Area));
    return image;
}

/// A crowded 9×9 position with marks of every kind.
BoardScene crowdedScene()
{
    BoardScene scene;
    scene.board = Board(BoardSize::square(9));
    for (int i = 0; i < 81; ++i) {
        const Point point = scene.board.size().pointAt(i);
        scene.board.set(point, static_cast<Stone>(i * 7 % 3));
        if (i % 5 == 0) {
            scene.markup.push_back({point,
                                    static_cast<MarkKind>(i % (static_cast<int>(LastMarkKind) + 1)),
                                    QStringLiteral("4%1").arg(i)});
        }
    }
    scene.lastMove = Point{4, 4};
    return scene;
}

/// What lies there, or what is said of it.
void changeSomething(BoardScene &scene, Point point, QRandomGenerator &random)
{
    const auto toggle = [point](std::vector<Point> &points) {
        if (std::erase(points, point) == 0) {
            points.push_back(point);
        }
    };
    switch (random.bounded(8)) {
    case 0:
        toggle(scene.barred);
        break;
    case 1:
        toggle(scene.taken);
        break;
    case 2:
        if (std::erase_if(scene.markup, [point](const Mark &mark) { return mark.point == point; })
            == 0) {
            scene.markup.push_back(
                {point, random.bounded(2) == 0 ? MarkKind::Dead : MarkKind::Dimmed});
        }
        break;
    case 3:
        scene.settling = BoardScene::Settling{point, 0.7};
        break;
    case 4:
        scene.settling.reset();
        break;
    default:
        scene.board.set(point, static_cast<Stone>(random.bounded(3)));
    }
}

} // namespace

class BoardPainterTest : public QObject
{
    Q_OBJECT

private:
    static void ratios()
    {
        QTest::addColumn<qreal>("ratio");
        for (const qreal ratio : {1.0, 1.25, 1.5, 2.0}) {
            QTest::newRow(qPrintable(QString::number(ratio))) << ratio;
        }
    }

private Q_SLOTS:
    void partialPaintingGivesThePictureOfFullPainting_data() { ratios(); }

    void partialPaintingGivesThePictureOfFullPainting()
    {
        QFETCH(const qreal, ratio);
        BoardPainter painter(BoardGeometry(BoardSize::square(9), Area, ratio, true), woodTheme());
        BoardScene scene = crowdedScene();
        QImage image = painted(painter, scene);

        const Point changed[] = {{4, 4}, {5, 4}, {0, 8}};
        scene.board.set(changed[0], Stone::Empty);
        scene.board.set(changed[1], Stone::Black);
        scene.ghost = BoardScene::Ghost{changed[0], Color::White};
        scene.cursor = changed[2];
        scene.lastMove = changed[1];
        QRegion region;
        for (const Point point : changed) {
            region += painter.geometry().updateRect(point);
        }
        paintOn(image, painter, scene, region);
        QCOMPARE(image, painted(painter, scene));
    }

    void forgottenPicturesAreMadeAgain()
    {
        BoardPainter painter(BoardGeometry(BoardSize::square(9), Area, 1, true), woodTheme());
        painter.setKeepsStones(true);
        const BoardScene scene = crowdedScene();
        const QImage before = painted(painter, scene);
        painter.forgetPictures();
        QCOMPARE(painted(painter, scene), before);
    }

    void keptStonesLookLikeFreshOnes_data() { ratios(); }

    void keptStonesLookLikeFreshOnes()
    {
        QFETCH(const qreal, ratio);
        BoardFrame turned;
        turned.orientation = Orientation::fromIndex(static_cast<int>(ratio * 4) % 8);
        const BoardGeometry geometry(BoardSize::square(9), Area, ratio, turned);
        BoardPainter keeping(geometry, woodTheme());
        keeping.setKeepsStones(true);
        BoardPainter fresh(geometry, woodTheme());
        BoardScene scene = crowdedScene();
        QImage image = painted(keeping, scene);
        QRandomGenerator random(6);
        for (int step = 0; step < 60; ++step) {
            const int changes = step % 10 == 9 ? 81 : random.bounded(1, 6);
            QRegion region;
            if (scene.settling) {
                region = geometry.updateRect(scene.settling->point);
            }
            for (int i = 0; i < changes; ++i) {
                const Point point = scene.board.size().pointAt(random.bounded(81));
                changeSomething(scene, point, random);
                region += geometry.updateRect(point);
            }
            paintOn(image, keeping, scene, region);
            QCOMPARE(image, painted(fresh, scene));
        }
    }

    void keptStonesFollowWhateverTheyLieOn()
    {
        const BoardGeometry geometry(BoardSize::square(9), Area, 1, true);
        BoardPainter keeping(geometry, woodTheme());
        keeping.setKeepsStones(true);
        BoardPainter fresh(geometry, woodTheme());
        const BoardScene scene = crowdedScene();
        const auto compareAfter = [&](auto change) {
            const QImage before = painted(keeping, scene);
            change(keeping);
            change(fresh);
            QVERIFY(painted(keeping, scene) != before);
            QCOMPARE(painted(keeping, scene), painted(fresh, scene));
        };
        compareAfter([](BoardPainter &painter) { painter.setLively(true); });
        compareAfter([](BoardPainter &painter) { painter.setTheme(plainTheme()); });
        compareAfter([](BoardPainter &painter) {
            painter.setSurroundings(QPalette(Qt::darkGreen), QApplication::font());
        });
        const auto setSide = [&](int side) {
            return [side](BoardPainter &painter) {
                painter.setGeometry(
                    BoardGeometry(BoardSize::square(9), QSize(side, side), 1, true));
            };
        };
        compareAfter(setSide(300));
        compareAfter(setSide(301));
        const BoardGeometry stretched(BoardSize::square(9), Area, 1, false);
        compareAfter([&](BoardPainter &painter) { painter.stretchTo(stretched); });
        compareAfter([](BoardPainter &painter) {
            while (!painter.sharpen()) { }
        });
    }

    void everyPixelIsPainted_data() { ratios(); }

    void everyPixelIsPainted()
    {
        QFETCH(const qreal, ratio);
        for (const BoardSize size : {BoardSize{19, 19}, BoardSize{1, 1}, BoardSize{52, 2}}) {
            BoardPainter painter(BoardGeometry(size, Area, ratio, true), woodTheme());
            BoardScene scene;
            scene.board = Board(size);
            const QImage image = painted(painter, scene);
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    QVERIFY(image.pixelColor(x, y) != QColor(Qt::magenta));
                }
            }
        }
    }

    void everyPointShowsItsStone()
    {
        for (int i = 0; i < 8; ++i) {
            BoardFrame turned;
            turned.orientation = Orientation::fromIndex(i);
            BoardPainter painter(BoardGeometry({7, 5}, Area, 1, turned), plainTheme());
            BoardScene scene;
            scene.board = Board({7, 5});
            for (int index = 0; index < 35; ++index) {
                scene.board.set(scene.board.size().pointAt(index), Stone::Black);
            }
            const QImage image = painted(painter, scene);
            for (int index = 0; index < 35; ++index) {
                const QPointF centre = painter.geometry().centre(scene.board.size().pointAt(index));
                QVERIFY(image.pixelColor(centre.toPoint()).lightness() < 90);
            }
        }
    }

    void gridLinesAreCrispAndEvenlySpaced_data() { ratios(); }

    void gridLinesAreCrispAndEvenlySpaced()
    {
        QFETCH(const qreal, ratio);
        const BoardGeometry geometry(BoardSize::square(19), Area, ratio, false);
        const QImage layer =
            BoardGround().layer({geometry, plainTheme(), QPalette(), QFont()}).toImage();
        const QRect crossing = geometry.crossing({0, 0});
        const int y = crossing.top() - geometry.cell() / 2; // between two rows
        const QRgb wood = layer.pixel(crossing.left() + geometry.cell() / 2, y);
        for (int x = crossing.left() - 2; x < geometry.crossing({18, 0}).right() + 2; ++x) {
            const int phase = (x - crossing.left() + geometry.cell()) % geometry.cell();
            QCOMPARE(layer.pixel(x, y) == wood, phase >= geometry.lineWidth());
        }
    }

    void widgetBetweenDevicePixelsIsPaintedOnWholeOnes()
    {
        const qreal ratio = 1.5;
        BoardPainter painter(BoardGeometry(BoardSize::square(9), Area, ratio, true), woodTheme());
        const BoardScene scene = crowdedScene();
        const QImage straight = painted(painter, scene);
        QImage shifted = blankImage(ratio);
        QPainter onto(&shifted);
        onto.translate(0.2 / ratio, -0.3 / ratio);
        painter.paint(onto, QRect(QPoint(), Area), scene);
        onto.end();
        QCOMPARE(shifted, straight);
    }

    void stonesOfBothColoursAndTheirMarksContrast()
    {
        BoardPainter painter(BoardGeometry(BoardSize::square(9), Area, 1, true), woodTheme());
        BoardScene scene;
        scene.board = Board(BoardSize::square(9));
        scene.board.set({2, 2}, Stone::Black);
        scene.board.set({6, 6}, Stone::White);
        scene.markup = {{{2, 2}, MarkKind::Selected}, {{6, 6}, MarkKind::Selected}};
        const QImage image = painted(painter, scene);
        const auto lightnessAt = [&](Point point, double offset) {
            const QPointF place =
                painter.geometry().centre(point) + QPointF(offset * painter.geometry().cell(), 0);
            return image.pixelColor(place.toPoint()).lightness();
        };
        QVERIFY(lightnessAt({2, 2}, 0) > 200);
        QVERIFY(lightnessAt({2, 2}, 0.3) < 90);
        QVERIFY(lightnessAt({6, 6}, 0) < 60);
        QVERIFY(lightnessAt({6, 6}, 0.3) > 200);
    }

    void deadStonesAreFaintAndCrossedOutInTheirCaptorsInk()
    {
        BoardPainter painter(BoardGeometry(BoardSize::square(9), Area, 1, true), plainTheme());
        BoardScene scene;
        scene.board = Board(BoardSize::square(9));
        scene.board.set({2, 2}, Stone::Black);
        scene.board.set({6, 6}, Stone::White);
        scene.markup = {{{2, 2}, MarkKind::Dead}, {{6, 6}, MarkKind::Dead}};
        const QImage image = painted(painter, scene);
        const auto lightnessAt = [&](Point point, double offset) {
            const QPointF place =
                painter.geometry().centre(point) + QPointF(0, offset * painter.geometry().cell());
            return image.pixelColor(place.toPoint()).lightness();
        };
        QVERIFY(lightnessAt({2, 2}, 0) > 200); // the cross
        QVERIFY(lightnessAt({6, 6}, 0) < 60);
        QVERIFY(lightnessAt({2, 2}, 0.35) > 90); // wood shows through the stone
        // A territory mark on a dead stone says the same once more: it is left out.
        scene.markup.push_back({{2, 2}, MarkKind::WhiteTerritory});
        QCOMPARE(painted(painter, scene), image);
    }

    void marksOffTheBoardAreIgnored()
    {
        BoardPainter painter(BoardGeometry(BoardSize::square(9), Area, 1, true), woodTheme());
        BoardScene scene;
        scene.board = Board(BoardSize::square(9));
        const QImage bare = painted(painter, scene);
        scene.markup = {{{9, 3}, MarkKind::Cross},
                        {{51, 51}, MarkKind::Label, QStringLiteral("A")},
                        {{3, 20}, MarkKind::Dimmed}};
        QCOMPARE(painted(painter, scene), bare);
    }

    void aMarkLeavesTheTextOfItsPointReadable_data()
    {
        QTest::addColumn<MarkKind>("kind");
        QTest::addColumn<bool>("isNumber");
        for (const bool isNumber : {false, true}) {
            for (const MarkKind kind :
                 {MarkKind::Triangle, MarkKind::Square, MarkKind::Circle, MarkKind::Cross,
                  MarkKind::Selected, MarkKind::BlackTerritory, MarkKind::Seki}) {
                QTest::addRow("%d on a %s", static_cast<int>(kind), isNumber ? "number" : "label")
                    << kind << isNumber;
            }
        }
    }

    void aMarkLeavesTheTextOfItsPointReadable()
    {
        QFETCH(const MarkKind, kind);
        QFETCH(const bool, isNumber);
        BoardPainter painter(BoardGeometry(BoardSize::square(9), Area, 1, true), woodTheme());
        const Point point{4, 4};
        BoardScene scene;
        scene.board = Board(BoardSize::square(9));
        scene.board.set(point, Stone::Black);
        if (isNumber) {
            scene.numbers = {{point, 128}};
        } else {
            scene.markup = {{point, MarkKind::Label, QStringLiteral("A")}};
        }
        const QImage before = painted(painter, scene);

        scene.markup.push_back({point, kind});
        const QImage after = painted(painter, scene);

        QRectF text(0, 0, painter.geometry().cell() * 0.8, painter.geometry().cell() * 0.3);
        text.moveCenter(painter.geometry().centre(point));
        QCOMPARE(after.copy(text.toRect()), before.copy(text.toRect()));
        QVERIFY(after != before); // it stands beside it
    }

    void whoOwnsAStoneLeavesItsNumberReadable()
    {
        BoardPainter painter(BoardGeometry(BoardSize::square(9), Area, 1, true), woodTheme());
        const Point point{4, 4};
        BoardScene scene;
        scene.board = Board(BoardSize::square(9));
        scene.board.set(point, Stone::White);
        scene.numbers = {{point, 128}};
        const QImage before = painted(painter, scene);

        scene.tints = {{point, QColor(Qt::white), 1, true}};
        const QImage after = painted(painter, scene);

        QRectF text(0, 0, painter.geometry().cell() * 0.8, painter.geometry().cell() * 0.3);
        text.moveCenter(painter.geometry().centre(point));
        QCOMPARE(after.copy(text.toRect()), before.copy(text.toRect()));
        QVERIFY(after != before);
    }

    void anEnginesSignTakesThePlaceOfANumber()
    {
        BoardPainter painter(BoardGeometry(BoardSize::square(9), Area, 1, true), woodTheme());
        const Point point{4, 4};
        BoardScene scene;
        scene.board = Board(BoardSize::square(9));
        scene.board.set(point, Stone::White);
        scene.signs = {{point, MarkKind::Label, QColor(Qt::black), QStringLiteral("W1")}};
        const QImage alone = painted(painter, scene);

        scene.numbers = {{point, 128}};

        QCOMPARE(painted(painter, scene), alone);
    }

    void veiledPointsKeepTheGrainOfTheWood()
    {
        BoardPainter painter(BoardGeometry(BoardSize::square(9), Area, 1, true), woodTheme());
        BoardScene scene;
        scene.board = Board(BoardSize::square(9));
        const QImage clear = painted(painter, scene);
        const Point point{3, 4};
        scene.markup = {{point, MarkKind::Dimmed}};
        const QImage veiled = painted(painter, scene);

        const auto difference = [&](QPointF offset) {
            const QPoint there = painter.geometry().crossing(point).topLeft()
                               + (offset * painter.geometry().cell()).toPoint();
            return std::abs(clear.pixelColor(there).lightness()
                            - veiled.pixelColor(there).lightness());
        };
        QVERIFY(difference({0, 0}) > 40); // the lines fade
        for (const QPointF beside : {QPointF(0.25, 0.25), QPointF(-0.3, 0.2), QPointF(0.4, -0.4)}) {
            QVERIFY(difference(beside) <= 2);
        }
    }

    void surroundingsAndThemeChangeThePicture()
    {
        BoardPainter painter(BoardGeometry(BoardSize::square(9), Area, 1, true), woodTheme());
        const BoardScene scene = crowdedScene();
        applyStyle(*qApp, ColorScheme::Light);
        painter.setSurroundings(QApplication::palette(), QApplication::font());
        const QImage light = painted(painter, scene);
        applyStyle(*qApp, ColorScheme::Dark);
        painter.setSurroundings(QApplication::palette(), QApplication::font());
        const QImage dark = painted(painter, scene);
        QVERIFY(light.pixelColor(0, 0).lightness() > dark.pixelColor(0, 0).lightness());
        painter.setTheme(plainTheme());
        QVERIFY(painted(painter, scene) != dark);
        applyStyle(*qApp, ColorScheme::Light);
    }
};

SHINPAN_TEST(BoardPainterTest)

#include "boardpainter_test.moc"
