#include "tests/support/testmain.h"
#include "ui/board/boarddisplay.h"
#include "ui/board/boardview.h"
#include "ui/board/painting/stones.h"
#include "ui/board/painting/themelibrary.h"
#include "ui/home/thememenu.h"
#include "ui/kit/chrome/applystyle.h"
#include "ui/kit/style.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <cstdlib>

using namespace shinpan;

namespace {

constexpr QSize Area{420, 420};

QImage painted(BoardPainter &painter, const BoardScene &scene)
{
    QImage image(painter.geometry().area(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter onto(&image);
    painter.paint(onto, QRect(QPoint(), Area * 2), scene);
    return image;
}

Board fullBoard(BoardSize size)
{
    Board board(size);
    for (int i = 0; i < size.pointCount(); ++i) {
        board.set(size.pointAt(i), i % 2 == 0 ? Stone::Black : Stone::White);
    }
    return board;
}

/// The share of pixels that differ by more than a shade.
double difference(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 48 ? 1 : 0;
        }
    }
    return static_cast<double>(count) / (a.width() * a.height());
}

} // namespace

class BoardLookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void livelyStonesNeverOverlap()
    {
        for (const int slack : {1, 2, 4, 9}) {
            bool isMoved = false;
            for (std::uint8_t column = 0; column < 52; ++column) {
                for (std::uint8_t row = 0; row < 52; ++row) {
                    for (const Color color : BothColors) {
                        const QPoint shift = stoneShift({column, row}, color, slack);
                        QVERIFY(std::hypot(shift.x(), shift.y()) <= slack + 0.75);
                        QVERIFY(std::abs(shift.x()) <= slack && std::abs(shift.y()) <= slack);
                        QCOMPARE(stoneShift({column, row}, color, slack), shift);
                        isMoved = isMoved || !shift.isNull();
                    }
                }
            }
            QVERIFY(isMoved);
        }
        QCOMPARE(stoneShift({3, 3}, Color::White, 0), QPoint());
    }

    void livelinessIsASwitch()
    {
        BoardScene scene;
        scene.board = fullBoard(BoardSize::square(9));
        BoardPainter painter(BoardGeometry(BoardSize::square(9), Area, 1, true), woodTheme());
        const QImage straight = painted(painter, scene);
        painter.setLively(true);
        QVERIFY(painted(painter, scene) != straight);
        painter.setLively(false);
        QCOMPARE(painted(painter, scene), straight);
    }

    void everyThemeTellsTheColoursApart()
    {
        const ThemeLibrary library{QString()};
        for (const BoardTheme &theme : library.all()) {
            BoardPainter painter(BoardGeometry(BoardSize::square(9), Area, 1, true), theme);
            BoardScene scene;
            scene.board = Board(BoardSize::square(9));
            scene.board.set({2, 2}, Stone::Black);
            scene.board.set({6, 6}, Stone::White);
            scene.markup = {{{3, 6}, MarkKind::Selected},
                            {{2, 2}, MarkKind::Selected},
                            {{6, 6}, MarkKind::Selected}};
            const QImage image = painted(painter, scene);
            const auto lightnessAt = [&](Point point, double offset) {
                const QPointF place = painter.geometry().centre(point)
                                    + QPointF(offset * painter.geometry().cell(), 0.2);
                return image.pixelColor(place.toPoint()).lightness();
            };
            QVERIFY2(lightnessAt({6, 6}, 0.3) - lightnessAt({2, 2}, 0.3) > 120,
                     qPrintable(theme.id));
            for (const Point point : {Point{3, 6}, Point{2, 2}, Point{6, 6}}) { // marks stand out
                const Stone stone = scene.board.at(point);
                const int ground =
                    stone == Stone::Empty ? theme.woodMiddle.lightness() : lightnessAt(point, 0.3);
                QVERIFY2(std::abs(lightnessAt(point, 0) - ground) > 90, qPrintable(theme.id));
            }
        }
    }

    void stretchedBoardsLookAlmostAsSharpOnes_data()
    {
        QTest::addColumn<QString>("id");
        for (const char *id : {"wood", "flat-dark"}) {
            QTest::newRow(id) << QString::fromLatin1(id);
        }
    }

    void stretchedBoardsLookAlmostAsSharpOnes()
    {
        QFETCH(const QString, id);
        const ThemeLibrary library{QString()};
        const BoardSize size = BoardSize::square(9);
        BoardScene scene;
        scene.board = fullBoard(size);
        BoardPainter painter(BoardGeometry(size, Area, 1, true), *library.find(id));
        const QImage before = painted(painter, scene);
        const BoardGeometry larger(size, Area + QSize(40, 40), 1, true);
        painter.stretchTo(larger);
        QVERIFY(painter.isStretched());
        const QImage stretched = painted(painter, scene);
        int steps = 1;
        for (; !painter.sharpen(); ++steps) {
            QCOMPARE(painted(painter, scene), stretched); // fit for use all the time
        }
        QVERIFY(steps > 1);
        QVERIFY(!painter.isStretched());
        const QImage sharp = painted(painter, scene);
        QVERIFY(difference(stretched, sharp) < 0.02);
        painter.setGeometry(BoardGeometry(size, Area, 1, true));
        QCOMPARE(painted(painter, scene), before);
    }

    void theFirstPictureIsSharp()
    {
        BoardPainter painter(BoardGeometry({}, {}, 1, true), woodTheme());
        painter.stretchTo(BoardGeometry({}, Area, 1, true));
        QVERIFY(!painter.isStretched());
    }

    void aStoneOnItsWayChangesOnlyItsPoint()
    {
        BoardScene scene;
        scene.board = fullBoard(BoardSize::square(9));
        BoardPainter painter(BoardGeometry(BoardSize::square(9), Area, 1, true), woodTheme());
        const QImage resting = painted(painter, scene);
        scene.settling = BoardScene::Settling{{4, 4}, 0.2};
        const QImage moving = painted(painter, scene);
        QVERIFY(moving != resting);
        const QRect reach = painter.geometry().updateRect({4, 4});
        for (int y = 0; y < moving.height(); ++y) {
            for (int x = 0; x < moving.width(); ++x) {
                QVERIFY(reach.contains(x, y) || moving.pixel(x, y) == resting.pixel(x, y));
            }
        }
    }

    void aPlayedStoneMovesIntoItsPlaceAndRests()
    {
        BoardView view;
        view.setOptions({});
        view.resize(Area);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setPosition(Board(BoardSize::square(9)));
        const QImage empty = view.grab().toImage();
        Board board(BoardSize::square(9));
        board.set({4, 4}, Stone::Black);
        view.setPosition(board, Move{Color::Black, Point{4, 4}});
        const QImage first = view.grab().toImage();
        QVERIFY(first != empty);
        QTRY_VERIFY_WITH_TIMEOUT(view.grab().toImage() != first, 5000);

        BoardOptions still;
        still.isLively = false;
        view.setOptions(still);
        view.setPosition(Board(BoardSize::square(9)));
        view.setPosition(board, Move{Color::Black, Point{4, 4}});
        const QImage atOnce = view.grab().toImage();
        StoneMotion later; // as long as the way of a stone that moves
        later.begin({4, 4});
        QTRY_VERIFY_WITH_TIMEOUT(!later.settling(), 5000);
        QCOMPARE(view.grab().toImage(), atOnce);
    }

    void theThemeFollowsLightAndDark()
    {
        applyStyle(*qApp, ColorScheme::Light);
        BoardView view;
        view.resize(Area);
        view.setOptions({});
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto wood = [&view] {
            return view.grab().toImage().pixelColor(QPoint(Area.width() / 2 + 11, 30)).lightness();
        };
        const int light = wood();
        applyStyle(*qApp, ColorScheme::Dark);
        QTRY_VERIFY(isDark(view.palette()));
        const int dark = wood();
        applyStyle(*qApp, ColorScheme::Light);
        QVERIFY2(light - dark > 40, qPrintable(QStringLiteral("%1 %2").arg(light).arg(dark)));
        BoardOptions printed;
        printed.theme = QStringLiteral("print");
        view.setOptions(printed);
        QVERIFY(wood() > 240);
    }

    void theMenuOffersEveryThemeAndSaysWhatIsWrong()
    {
        QTemporaryDir folder;
        ThemeLibrary library(folder.path());
        ThemeMenu menu(library);
        QSignalSpy chosen(&menu, &ThemeMenu::chosen);
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("mine")));
        QFile file(folder.filePath(QStringLiteral("mine/theme.ini")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("[board]\nline = no colour\n") > 0);
        file.close();
        Q_EMIT menu.aboutToShow();
        int offered = 0;
        bool saysWhatIsWrong = false;
        for (QAction *action : menu.actions()) {
            offered += action->isCheckable() ? 1 : 0;
            QVERIFY(!action->isCheckable() || !action->icon().isNull());
            saysWhatIsWrong = saysWhatIsWrong
                           || action->text().contains(QStringLiteral("theme.ini:2: [board] line"));
            if (action->data().toString() == QStringLiteral("flat-dark")) {
                action->trigger();
            }
        }
        QCOMPARE(offered, static_cast<int>(library.all().size()) + library.pairs().size());
        QVERIFY(saysWhatIsWrong);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), QStringLiteral("flat-dark"));
        QCOMPARE(menu.choice(), QStringLiteral("flat-dark"));
    }
};

SHINPAN_TEST(BoardLookTest)

#include "boardlook_test.moc"
