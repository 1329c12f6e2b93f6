#include "ui/manual/helpdesk.h"

#include "tests/support/testmain.h"
#include "ui/home/preferencesdialog.h"
#include "ui/manual/knownparts.h"
#include "ui/manual/manual.h"
#include "ui/settings/preferences.h"

#include <QDialogButtonBox>
#include <QDirIterator>
#include <QFile>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

/// The ways from dialogs and windows to the manual.
class HelpDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDialogHasAPlaceThatIsThere_data();
    void everyDialogHasAPlaceThatIsThere();
    void aKeyAndAButtonAskForIt();
};

/// All classes of dialogs and windows, as the headers declare them.
void HelpDeskTest::everyDialogHasAPlaceThatIsThere_data()
{
    static const QRegularExpression Kind(
        QStringLiteral("class (\\w+)(?: final)? : public (?:QDialog|OutputDialog)\\b"
                       "|class (\\w+Window)(?: final)? : public QWidget\\b"));
    const QStringList others{QStringLiteral("AboutDialog"), QStringLiteral("DocumentWindow"),
                             QStringLiteral("ManualWindow"), QStringLiteral("OutputDialog")};
    QTest::addColumn<QString>("kind");
    QDirIterator headers(QStringLiteral(SHINPAN_TEST_DATA "/../../ui"), {QStringLiteral("*.h")},
                         QDir::Files, QDirIterator::Subdirectories);
    int found = 0;
    while (headers.hasNext()) {
        QFile header(headers.next());
        QVERIFY(header.open(QIODevice::ReadOnly));
        const QString code = QString::fromUtf8(header.readAll());
        for (const QRegularExpressionMatch &match : Kind.globalMatch(code)) {
            const QString kind = match.captured(1) + match.captured(2);
            if (!others.contains(kind)) {
                QTest::newRow(qPrintable(kind)) << kind;
                ++found;
            }
        }
    }
    QVERIFY2(found > 25, qPrintable(QString::number(found)));
}

void HelpDeskTest::everyDialogHasAPlaceThatIsThere()
{
    QFETCH(const QString, kind);
    const QString place = HelpDesk::placeFor(kind);
    QVERIFY(!place.isEmpty());
    QVERIFY2(Manual::pages().contains(place.section(u'#', 0, 0)), qPrintable(place));
    const QString chapter = place.section(u'#', 1);
    const QString html = Manual(QStringLiteral("en"), {}).html(place.section(u'#', 0, 0));
    QVERIFY2(chapter.isEmpty() || html.contains(QStringLiteral("<h2 id=\"%1\">").arg(chapter)),
             qPrintable(place));
}

void HelpDeskTest::aKeyAndAButtonAskForIt()
{
    HelpDesk desk;
    QSignalSpy asked(&desk, &HelpDesk::asked);
    const QTemporaryDir directory;
    Preferences preferences(directory.filePath(QStringLiteral("shinpan.ini")));
    PreferencesDialog dialog(preferences);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));

    QTest::keyClick(dialog.focusWidget(), Qt::Key_F1);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.last().at(0).value<QWidget *>(), &dialog);
    QCOMPARE(asked.last().at(1).toString(), QStringLiteral("settings#preferences"));

    auto *help = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Help);
    QVERIFY(help != nullptr);
    help->click();
    QCOMPARE(asked.count(), 2);
}

SHINPAN_TEST(HelpDeskTest)
#include "helpdesk_test.moc"
