#include "ui/kit/chrome/chrome.h"

#include "tests/support/testmain.h"
#include "ui/kit/chrome/applystyle.h"
#include "ui/kit/style.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOption>
#include <QStyledItemDelegate>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeEdit>
#include <QTreeView>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <functional>

using namespace shinpan;

namespace {

QColor colorAt(QWidget &widget, QPoint point)
{
    return widget.grab().toImage().pixelColor(point);
}

/// Clicks where the style says that part of a spin box is.
void clickPart(QSpinBox &box, QStyle::SubControl part)
{
    QStyleOptionSpinBox option;
    option.initFrom(&box);
    option.buttonSymbols = box.buttonSymbols();
    const QRect rect = box.style()->subControlRect(QStyle::CC_SpinBox, &option, part, &box);
    QTest::mouseClick(&box, Qt::LeftButton, Qt::NoModifier, rect.center());
}

using Maker = std::function<QWidget *()>;

QComboBox *listOfThree()
{
    auto *list = new QComboBox;
    list->addItems({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")});
    list->setCurrentIndex(1);
    return list;
}

/// Turns the wheel down by one notch.
void turnWheelOver(QWidget &widget)
{
    const QPointF middle = QRectF(widget.rect()).center();
    QWheelEvent event(middle, widget.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QWidget *const inner = widget.childAt(middle.toPoint());
    QSpontaneKeyEvent::setSpontaneous(&event); // others do not reach what the widget lies in
    qApp->notify(inner != nullptr ? inner : &widget, &event);
}

/// Counts how often a row is measured.
class CountingDelegate final : public QStyledItemDelegate
{
public:
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        ++measured;
        return QStyledItemDelegate::sizeHint(option, index);
    }

    mutable int measured = 0;
};

} // namespace

Q_DECLARE_METATYPE(Maker)

class ChromeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { applyStyle(*qApp, ColorScheme::Light); }
    void cleanup() { applyStyle(*qApp, ColorScheme::Light); }

    void changingTheSchemeKeepsTheStyle()
    {
        const QStyle *style = QApplication::style();
        QVERIFY(qobject_cast<const Chrome *>(style));
        applyStyle(*qApp, ColorScheme::Dark);
        QCOMPARE(QApplication::style(), style);
    }

    void fileDialogsKnowFilesByTheirNamesAlone()
    {
        QFileDialog dialog;
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.ensurePolished();

        const QAbstractFileIconProvider *const icons = dialog.iconProvider();
        QCOMPARE(icons->type(QFileInfo(QStringLiteral("game.sgf"))), QStringLiteral("SGF file"));
        QCOMPARE(icons->type(QFileInfo(QStringLiteral("README"))), QStringLiteral("File"));
        QCOMPARE(icons->type(QFileInfo(QDir::rootPath())), QStringLiteral("Folder"));
        QVERIFY(!icons->icon(QFileInfo(QStringLiteral("game.sgf"))).isNull());
    }

    /// Alt with a character of Japanese is nothing that a keyboard could send.
    void buttonsOfDialogsHaveKeysThatKeyboardsHave()
    {
        QDialog dialog;
        QDialogButtonBox box(&dialog);
        QPushButton *const cancel =
            box.addButton(QStringLiteral("キャンセル"), QDialogButtonBox::RejectRole);
        QPushButton *const close =
            box.addButton(QStringLiteral("閉じる"), QDialogButtonBox::RejectRole);
        QPushButton *const copy =
            box.addButton(QStringLiteral("Copy"), QDialogButtonBox::ActionRole);
        dialog.show();

        QCOMPARE(cancel->text(), QStringLiteral("キャンセル(&C)"));
        QCOMPARE(close->text(), QStringLiteral("閉じる(&A)"));
        QCOMPARE(copy->text(), QStringLiteral("C&opy"));
    }

    /// Each new one would leave names in QPixmapCache.
    void standardIconsAreMadeOnce()
    {
        const QStyle *style = QApplication::style();
        const QIcon first = style->standardIcon(QStyle::SP_FileDialogBack);
        QVERIFY(!first.isNull());
        QCOMPARE(style->standardIcon(QStyle::SP_FileDialogBack).cacheKey(), first.cacheKey());
        QVERIFY(style->standardIcon(QStyle::SP_FileDialogNewFolder).cacheKey() != first.cacheKey());

        QStyleOption mirrored;
        mirrored.direction = Qt::RightToLeft;
        QVERIFY(style->standardIcon(QStyle::SP_FileDialogBack, &mirrored).cacheKey()
                != first.cacheKey());
    }

    void aLineEditTakesNoMoreThanALongLine()
    {
        QLineEdit edit;
        edit.ensurePolished();
        QApplication::clipboard()->setText(QString(100000, u'a'));
        edit.paste();
        QCOMPARE(edit.text(), QString(2048, u'a'));
        for (const int own : {20, 8192}) {
            QLineEdit limited;
            limited.setMaxLength(own);
            limited.ensurePolished();
            QCOMPARE(limited.maxLength(), own);
        }
    }

    /// The names stand in its line, and it takes them from there.
    void aFileDialogHasRoomForTheNamesOfAllChosenFiles()
    {
        QFileDialog dialog;
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.setFileMode(QFileDialog::ExistingFiles);
        dialog.ensurePolished();
        auto *line = dialog.findChild<QLineEdit *>();
        line->ensurePolished();
        const QString names = QStringLiteral("\"a game of many.sgf\" ").repeated(5000);
        const QSignalBlocker quiet(line); // it would look for each on the disk
        line->setText(names);
        QCOMPARE(line->text(), names);
    }

    void noEntryOfAListIsCut()
    {
        QComboBox list;
        list.addItems({QStringLiteral("short"), QStringLiteral("as long as the name of a theme")});
        list.resize(60, 30);
        list.show();

        list.showPopup();

        const QAbstractItemView &popup = *list.view();
        QTRY_VERIFY(popup.isVisible());
        QVERIFY(popup.viewport()->width() >= popup.sizeHintForColumn(0));
        list.hidePopup();
    }

    void noColumnOfAFileDialogIsCut()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("a game.sgf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QFileDialog dialog(nullptr, {}, folder.path());
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.show();
        const auto *files = dialog.findChild<QTreeView *>(QStringLiteral("treeView"));
        QTRY_COMPARE(files->model()->rowCount(files->rootIndex()), 1);
        for (int column = 0; column < files->header()->count(); ++column) {
            const QModelIndex cell = files->model()->index(0, column, files->rootIndex());
            const int needed = files->fontMetrics().horizontalAdvance(cell.data().toString());
            QTRY_VERIFY2(files->columnWidth(column) > needed,
                         qPrintable(QStringLiteral("%1: %2 of %3")
                                        .arg(cell.data().toString())
                                        .arg(files->columnWidth(column))
                                        .arg(needed)));
        }
        QVERIFY(files->horizontalScrollBar()->maximum() == 0);
    }

    /// A window was 45,000 pixels wide because an engine had a game record for a name.
    void aLongChoiceDoesNotWidenItsWindow()
    {
        QComboBox narrow;
        narrow.addItem(QStringLiteral("one"));
        QComboBox wide;
        wide.addItem(QString(5000, u'x'));
        QVERIFY(wide.sizeHint().width() > narrow.sizeHint().width());
        QVERIFY(wide.sizeHint().width() <= 480);
        QVERIFY(wide.minimumSizeHint().width() <= 480);
    }

    void rowsOfALongListAreNotMeasuredOneByOne()
    {
        QComboBox box;
        CountingDelegate rows;
        box.setItemDelegate(&rows);
        box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        for (int row = 0; row < 5000; ++row) {
            box.addItem(QString::number(row));
        }
        box.show();
        box.showPopup();
        QTest::keyClick(box.view(), Qt::Key_End);

        QCOMPARE(box.view()->currentIndex().row(), 4999);
        QVERIFY2(rows.measured < 1000, qPrintable(QString::number(rows.measured)));
        box.hidePopup();
    }

    /// Preferences were changed by scrolling past them.
    void theWheelChangesOnlyTheFieldThatHasTheFocus_data()
    {
        QTest::addColumn<Maker>("make");
        QTest::addColumn<QByteArray>("property");
        QTest::newRow("a list") << Maker([] { return listOfThree(); })
                                << QByteArray("currentIndex");
        QTest::newRow("an editable list") << Maker([] {
            QComboBox *list = listOfThree();
            list->setEditable(true);
            return list;
        }) << QByteArray("currentIndex");
        QTest::newRow("a number") << Maker([] { return new QSpinBox; }) << QByteArray("value");
        QTest::newRow("a fraction")
            << Maker([] { return new QDoubleSpinBox; }) << QByteArray("value");
        QTest::newRow("a time") << Maker([] { return new QTimeEdit; }) << QByteArray("time");
        QTest::newRow("a slider") << Maker([] { return new QSlider(Qt::Horizontal); })
                                  << QByteArray("value");
    }

    void theWheelChangesOnlyTheFieldThatHasTheFocus()
    {
        QFETCH(const Maker, make);
        QFETCH(const QByteArray, property);
        QScrollArea page;
        auto *content = new QWidget;
        content->setFixedSize(200, 2000);
        QWidget *field = make();
        field->setParent(content);
        field->setProperty("value", 5);
        field->setProperty("time", QTime(12, 0));
        page.setWidget(content);
        page.resize(240, 200);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.setFocus();
        QTRY_VERIFY(!field->hasFocus());
        const QVariant before = field->property(property);
        turnWheelOver(*field);
        QCOMPARE(field->property(property), before);
        QVERIFY(page.verticalScrollBar()->value() > 0);
        QVERIFY(field->focusPolicy() != Qt::WheelFocus);

        field->setFocus();
        QTRY_VERIFY(field->hasFocus());
        turnWheelOver(*field);
        QVERIFY(field->property(property) != before);
    }

    void controlsOfOneRowHaveOneHeight()
    {
        const QLineEdit edit;
        const QComboBox combo;
        const QSpinBox spin;
        const QPushButton button(QStringLiteral("Start"));
        QCOMPARE(combo.sizeHint().height(), edit.sizeHint().height());
        QCOMPARE(spin.sizeHint().height(), edit.sizeHint().height());
        QCOMPARE(button.sizeHint().height(), edit.sizeHint().height());
    }

    void defaultButtonIsFilledWithTheAccent_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void defaultButtonIsFilledWithTheAccent()
    {
        QFETCH(const bool, dark);
        applyStyle(*qApp, dark ? ColorScheme::Dark : ColorScheme::Light);
        QPushButton button;
        button.resize(100, 30);
        QCOMPARE(colorAt(button, {10, 15}), button.palette().color(QPalette::Button));
        button.setDefault(true);
        QCOMPARE(colorAt(button, {10, 15}), button.palette().color(QPalette::Highlight));
        button.setEnabled(false);
        QCOMPARE(colorAt(button, {10, 15}), button.palette().color(QPalette::Button));
    }

    void focusedFieldHasAnAccentOutline()
    {
        QLineEdit edit;
        edit.resize(120, 30);
        edit.show();
        QVERIFY(QTest::qWaitForWindowExposed(&edit));
        edit.clearFocus();
        const QColor rest = colorAt(edit, {60, 0});
        edit.activateWindow();
        edit.setFocus();
        QTRY_VERIFY(edit.hasFocus());
        QVERIFY(colorAt(edit, {60, 0}) != rest);
        QCOMPARE(colorAt(edit, {60, 0}), styleColors(edit.palette()).accent);
    }

    void tickedBoxDiffersFromAnEmptyAndAPartlyTickedOne()
    {
        QCheckBox box(QStringLiteral("Alternate colours"));
        box.setTristate(true);
        box.resize(box.sizeHint());
        const QImage empty = box.grab().toImage();
        box.setCheckState(Qt::PartiallyChecked);
        const QImage partly = box.grab().toImage();
        box.setCheckState(Qt::Checked);
        const QImage ticked = box.grab().toImage();
        QVERIFY(empty != partly);
        QVERIFY(partly != ticked);
    }

    void spinBoxStepsWhereItsArrowsAre()
    {
        QSpinBox box;
        box.resize(120, 30);
        box.setValue(5);
        clickPart(box, QStyle::SC_SpinBoxUp);
        QCOMPARE(box.value(), 6);
        clickPart(box, QStyle::SC_SpinBoxDown);
        clickPart(box, QStyle::SC_SpinBoxDown);
        QCOMPARE(box.value(), 4);
    }

    void arrowsChangeSidesWithTheWritingDirection()
    {
        QComboBox box;
        box.resize(120, 30);
        QStyleOptionComboBox option;
        option.initFrom(&box);
        const auto arrow = [&] {
            return box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                               QStyle::SC_ComboBoxArrow, &box);
        };
        QCOMPARE(arrow().right(), box.rect().right());
        option.direction = Qt::RightToLeft;
        QCOMPARE(arrow().left(), 0);
    }

    void scrollBarIsAllThumbAndPages()
    {
        QScrollBar bar(Qt::Vertical);
        bar.resize(12, 300);
        bar.setRange(0, 200);
        bar.setPageStep(100);
        const auto part = [&bar](QStyle::SubControl control) {
            QStyleOptionSlider option;
            option.initFrom(&bar);
            option.orientation = Qt::Vertical;
            option.maximum = bar.maximum();
            option.pageStep = bar.pageStep();
            option.sliderPosition = bar.value();
            return bar.style()->subControlRect(QStyle::CC_ScrollBar, &option, control, &bar);
        };
        QVERIFY(part(QStyle::SC_ScrollBarAddLine).isEmpty());
        QVERIFY(part(QStyle::SC_ScrollBarSubLine).isEmpty());
        QCOMPARE(part(QStyle::SC_ScrollBarSlider), QRect(0, 0, 12, 100)); // a third is shown
        bar.setValue(200);
        QCOMPARE(part(QStyle::SC_ScrollBarSlider), QRect(0, 200, 12, 100));
        QCOMPARE(part(QStyle::SC_ScrollBarSubPage), QRect(0, 0, 12, 200));
        bar.setRange(0, 1'000'000'000);
        QCOMPARE(part(QStyle::SC_ScrollBarSlider).height(), 32); // can still be grasped
    }

    void nothingIsSeenWhereTwoScrollBarsMeet()
    {
        QScrollArea area;
        area.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
        area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
        area.resize(200, 150);
        const QImage image = area.grab().toImage();
        const QRect corner(QPoint(area.verticalScrollBar()->mapTo(&area, QPoint()).x(),
                                  area.horizontalScrollBar()->mapTo(&area, QPoint()).y()),
                           QSize(12, 12));
        for (int y = corner.top(); y <= corner.bottom(); ++y) {
            for (int x = corner.left(); x <= corner.right(); ++x) {
                QCOMPARE(image.pixelColor(x, y), area.palette().color(QPalette::Base));
            }
        }
    }
};

SHINPAN_TEST(ChromeTest)

#include "chrome_test.moc"
