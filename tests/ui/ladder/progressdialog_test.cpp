#include "ui/ladder/progressdialog.h"

#include "core/ladder/ladderbook.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/kit/emptyhint.h"
#include "ui/ladder/ratingplot.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <algorithm>

using namespace shinpan;

namespace {

[[nodiscard]] LadderGame gameOn(int day, bool isWon, int size = 9)
{
    return {.terms = {QStringLiteral("Bot"), QStringLiteral("3"), size, 0},
            .when = QDateTime(QDate(2026, 10, 5).addDays(day), QTime(12, 0)).toUTC(),
            .rank = -11.0,
            .outcome = isWon ? LadderGame::Outcome::Won : LadderGame::Outcome::Lost};
}

} // namespace

/// The page of a person's progress.
class ProgressDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutGamesItSaysWhatItIsFor()
    {
        show();
        QVERIFY(m_page->findChild<EmptyHint *>()->isVisible());
        QVERIFY(!m_page->findChild<RatingPlot *>()->isVisible());
        QVERIFY(!button("Delete All…")->isEnabled());
    }

    void theRankOfEachSizeIsShown()
    {
        LadderBook book;
        for (int day = 0; day < 20; ++day) {
            book.add(gameOn(day, day % 2 == 0));
        }
        book.add(gameOn(30, true, 13));
        QVERIFY(book.save(file()));
        show();
        QVERIFY(label("About 11 kyu on 13×13"));
        test::control<QPushButton>(*m_page, "Rank on 9×9")->click();
        QVERIFY(label("About 12 kyu on 9×9"));
        const auto *plot = m_page->findChild<RatingPlot *>();
        QVERIFY(plot->isVisible());
        QVERIFY2(plot->accessibleDescription().contains(QLatin1String("12 kyu")),
                 qPrintable(plot->accessibleDescription()));
        const QAbstractItemModel *games = m_page->findChild<QTreeView *>()->model();
        QCOMPARE(games->rowCount(), 2);
        QCOMPARE(games->index(1, 5).data().toString(), QStringLiteral("10"));
        QCOMPARE(games->index(1, 1).data().toString(), QStringLiteral("12 kyu"));
        QVERIFY(test::unnamedControls(*m_page).isEmpty());
    }

    void allIsDeletedAfterAQuestion()
    {
        LadderBook book;
        book.add(gameOn(1, true));
        QVERIFY(book.save(file()));
        show();
        button("Delete All…")->click();
        auto *box = m_page->findChild<QMessageBox *>();
        QVERIFY(box != nullptr);
        QVERIFY(QFileInfo::exists(file()));
        test::buttonWithText<QPushButton>(*box, "Delete")->click();
        QVERIFY(!QFileInfo::exists(file()));
        QVERIFY(!m_page->isVisible());
    }

    void aFileThatCannotBeReadIsSaid()
    {
        QFile broken(file());
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("nonsense");
        broken.close();
        show();
        QVERIFY(m_page->findChild<EmptyHint *>()->text().startsWith(
            QLatin1String("Your games cannot be read: ")));
        QVERIFY(button("Delete All…")->isEnabled());
    }

    void cleanup()
    {
        m_page.reset();
        QFile::remove(file());
    }

private:
    [[nodiscard]] QString file() const { return m_folder.filePath(QStringLiteral("ladder.json")); }
    [[nodiscard]] QPushButton *button(const char *text) const
    {
        return test::buttonWithText<QPushButton>(*m_page, text);
    }
    [[nodiscard]] bool label(const char *text) const
    {
        const auto labels = m_page->findChildren<QLabel *>();
        return std::ranges::any_of(
            labels, [&](const QLabel *label) { return label->text() == QString::fromUtf8(text); });
    }
    void show()
    {
        m_page = std::make_unique<ProgressDialog>(file());
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<ProgressDialog> m_page;
};

SHINPAN_TEST(ProgressDialogTest)
#include "progressdialog_test.moc"
