#include "ui/cgos/cgoswindow.h"

#include "tests/support/fakecgosserver.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/kit/noticebar.h"
#include "ui/words/messagetext.h"

#include <QFile>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace shinpan;
using test::buttonWithText;
using test::control;
using test::FakeCgosServer;

namespace {

constexpr int Patience = 30'000; // ms

/// A language in which every message of the core's begins with a star.
class Stars final : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *context,
                                    const char *source,
                                    const char * /*disambiguation*/,
                                    int /*n*/) const override
    {
        return qstrcmp(context, "Messages") == 0 ? u'*' + QString::fromUtf8(source) : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

/// The accounts of a file in their window, with a stand-in for the server.
class CgosWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void anAccountPlaysUntilItIsStopped();
    void aPasswordThatStandsNowhereIsAskedFor();
    void aPasswordThatOthersMayReadIsRefused();
    void aFileThatIsWrongSaysWhere();
    void whatAnAccountTellsIsKnown();
    void aGameCanBeShown();
    void closingAsksFirst();
    void whatFollowsTheClosingWaitsForThePerson();
    void everyControlHasAName();

private:
    /// A file of one account, "alpha".
    [[nodiscard]] QString write(const QByteArray &more) const;
    void keepPassword(QFile::Permissions permissions) const;
    [[nodiscard]] QString cell(const char *title) const;
    [[nodiscard]] bool wasTold(const char *words) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeCgosServer> m_server;
    std::unique_ptr<CgosWindow> m_window;
};

void CgosWindowTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<FakeCgosServer>();
    m_window = std::make_unique<CgosWindow>();
    m_window->show();
}

void CgosWindowTest::cleanup()
{
    m_window.reset();
    drainResumptions();
}

QString CgosWindowTest::write(const QByteArray &more) const
{
    const QByteArray engine =
        test::fakeProfile({QStringLiteral("--moves"), QStringLiteral("D4 C3")})
            .commandLine.toUtf8();
    QFile file(m_folder->filePath(QStringLiteral("accounts.toml")));
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::WriteOnly);
    file.write("server = \"" + m_server->address().text().toUtf8()
               + "\"\n[[player]]\nid = \"fake\"\ncommand = '''" + engine
               + "'''\n[[account]]\nname = \"alpha\"\n" + more);
    return file.fileName();
}

void CgosWindowTest::keepPassword(QFile::Permissions permissions) const
{
    QFile file(m_folder->filePath(QStringLiteral("secret")));
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::WriteOnly);
    file.write("secret1\n");
    file.setPermissions(permissions);
}

QString CgosWindowTest::cell(const char *title) const
{
    const QTableWidget &table = *control<QTableWidget>(*m_window, "Accounts");
    for (int column = 0; column < table.columnCount(); ++column) {
        if (table.horizontalHeaderItem(column)->text() == QLatin1String(title)
            && table.item(0, column) != nullptr) {
            return table.item(0, column)->text();
        }
    }
    return {};
}

bool CgosWindowTest::wasTold(const char *words) const
{
    return m_window->findChild<NoticeBar *>()->text().contains(QString::fromUtf8(words));
}

void CgosWindowTest::anAccountPlaysUntilItIsStopped()
{
    keepPassword(QFile::ReadOwner | QFile::WriteOwner);
    m_server->schedule({.opponent = {"E5"}, .result = "B+3.0"});
    m_window->open(write("password_file = \"secret\"\n"));
    QCOMPARE(cell("Account"), QStringLiteral("alpha"));
    QCOMPARE(cell("State"), QString());

    buttonWithText<QPushButton>(*m_window, "Start")->click();

    QVERIFY(m_window->isRunning());
    QTRY_COMPARE_WITH_TIMEOUT(cell("Won"), QStringLiteral("1"), Patience);
    QCOMPARE(cell("Rating"), QStringLiteral("1800?"));
    QTRY_COMPARE_WITH_TIMEOUT(cell("State"), QStringLiteral("Waiting for a game"), Patience);
    QVERIFY2(cell("Latest").contains(QLatin1String("B+3, won")), qPrintable(cell("Latest")));
    m_window->stop(CgosAccount::Stop::AfterGame);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->isRunning(), Patience);
    QCOMPARE(cell("State"), QStringLiteral("Logged out"));
    QVERIFY(buttonWithText<QPushButton>(*m_window, "Start")->isEnabled());
}

void CgosWindowTest::aPasswordThatStandsNowhereIsAskedFor()
{
    m_window->open(write({}));
    m_window->start();
    QVERIFY(!m_window->isRunning());
    auto *dialog = m_window->findChild<QInputDialog *>();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->textEchoMode(), QLineEdit::Password);
    dialog->setTextValue(QStringLiteral("typed"));
    dialog->accept();
    QTRY_COMPARE_WITH_TIMEOUT(m_server->password, QByteArray("typed"), Patience);
}

void CgosWindowTest::aPasswordThatOthersMayReadIsRefused()
{
    keepPassword(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther);
    m_window->open(write("password_file = \"secret\"\n"));
    m_window->start();
    QVERIFY(!m_window->isRunning());
    QVERIFY(wasTold("others may read this password"));
}

void CgosWindowTest::aFileThatIsWrongSaysWhere()
{
    m_window->open(write("player = \"nobody\"\n"));
    QVERIFY(wasTold("accounts.toml:7"));
    QVERIFY(wasTold("“nobody” is not the id of a [[player]]"));
}

/// The sentences stand in the core and once more in `ui/`: none may change in one place only.
void CgosWindowTest::whatAnAccountTellsIsKnown()
{
    keepPassword(QFile::ReadOwner | QFile::WriteOwner);
    m_server->schedule({.opponent = {"E5"}, .result = "B+3.0"});
    m_server->schedule({.opponent = {"E5"}, .result = "W+Time"});
    m_server->schedule({.opponent = {"E5"}, .result = "Draw"});
    m_server->cutAt(2, FakeCgosServer::Cut::AfterCounting);
    const auto entries = readCgosFile(write("password_file = \"secret\"\n"));
    QVERIFY(entries.has_value());
    CgosAccount account(playedWith(entries->front(), QStringLiteral("secret1")));
    QStringList remarks;
    Stars stars;
    QCoreApplication::installTranslator(&stars);
    connect(&account, &CgosAccount::remarked, this,
            [&remarks](const Message &what) { remarks.append(text::message(what)); });
    QVERIFY(account.open());
    account.start();
    QTRY_COMPARE_WITH_TIMEOUT(account.tally().games, 3, Patience);
    QVERIFY2(remarks.size() >= 9, qPrintable(remarks.join(u'\n')));
    for (const QString &remark : remarks) {
        QVERIFY2(remark.startsWith(u'*'), qPrintable(remark));
    }
}

void CgosWindowTest::aGameCanBeShown()
{
    keepPassword(QFile::ReadOwner | QFile::WriteOwner);
    m_server->schedule({.opponent = {"E5"}, .result = "B+3.0"});
    m_window->open(write("password_file = \"secret\"\n"));
    auto *show = buttonWithText<QPushButton>(*m_window, "Show Game");
    control<QTableWidget>(*m_window, "Accounts")->setCurrentCell(0, 0);
    QVERIFY(!show->isEnabled());
    m_window->start();
    QTRY_VERIFY_WITH_TIMEOUT(show->isEnabled(), Patience); // while it runs, or after it
    const QSignalSpy chosen(m_window.get(), &CgosWindow::gameChosen);
    show->click();

    QCOMPARE(chosen.count(), 1);
    const QString record = chosen.front().front().toString();
    QVERIFY2(record.endsWith(QLatin1String("alpha-1.sgf")), qPrintable(record));
    QVERIFY(QFile::exists(record));
}

void CgosWindowTest::whatFollowsTheClosingWaitsForThePerson()
{
    keepPassword(QFile::ReadOwner | QFile::WriteOwner);
    m_window->open(write("password_file = \"secret\"\n"));
    m_window->start();
    int followed = 0;
    m_window->closeAndThen([&followed] { ++followed; });
    m_window->findChild<QMessageBox *>()->reject();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<QMessageBox *>() == nullptr, Patience);
    m_window->stop(CgosAccount::Stop::Now);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->isRunning(), Patience);
    m_window->close();
    QCOMPARE(followed, 0); // the person would rather stay

    m_window->start();
    m_window->closeAndThen([&followed] { ++followed; });
    buttonWithText<QPushButton>(*m_window->findChild<QMessageBox *>(), "Log Out Now")->click();
    QTRY_COMPARE_WITH_TIMEOUT(followed, 1, Patience);
    QVERIFY(!m_window->isRunning());
}

void CgosWindowTest::closingAsksFirst()
{
    keepPassword(QFile::ReadOwner | QFile::WriteOwner);
    m_window->open(write("password_file = \"secret\"\n"));
    m_window->start();
    m_window->close();
    QVERIFY(m_window->isVisible());
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY(box != nullptr);
    buttonWithText<QPushButton>(*box, "Log Out Now")->click();
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->isVisible(), Patience);
    QVERIFY(!m_window->isRunning());
}

void CgosWindowTest::everyControlHasAName()
{
    m_window->open(write({}));
    QCOMPARE(test::unnamedControls(*m_window), QStringList());
}

SHINPAN_TEST(CgosWindowTest)

#include "cgoswindow_test.moc"
