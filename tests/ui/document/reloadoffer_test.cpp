#include "core/util/wholefile.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/gametable.h"
#include "tests/ui/support/opendocuments.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/documentfeature.h"
#include "ui/document/fileoptions.h"
#include "ui/kit/noticebar.h"
#include "ui/window/mainwindow.h"

#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using test::eventually;
using test::OpenDocuments;

namespace {

constexpr auto Old = "(;FF[4]GM[1]SZ[9];B[aa];W[bb])";
constexpr auto New = "(;FF[4]GM[1]SZ[9];B[aa];W[bb];B[cc])";

} // namespace

/// What happens when another program writes the file of an open document.
class ReloadOfferTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_open.reset(); }

    void anUnchangedDocumentFollowsItsFile();
    void weStayWhereWeAre();
    void whoIsAtTheLastMoveSeesTheNext();
    void changesAreNotGivenUpUnasked();
    void theOfferReloads();
    void whatIsKeptIsUnsaved();
    void itIsOfferedIfThePersonLikesThat();
    void aRunningGameIsNotThrownOver();
    void ourOwnSavingIsNoNews();
    void anotherProgramsWorkIsNotOverwrittenUnasked();
    void aRemovedFileMakesTheDocumentUnsaved();
    void theMenuReloads();

private:
    void changeOutside() const;
    [[nodiscard]] QString notice() const
    {
        const NoticeBar &notices = document().page().notices();
        return notices.isHidden() ? QString() : notices.text();
    }
    void press(const char *button) const
    {
        test::buttonWithText<QPushButton>(document().page().notices(), button)->click();
    }
    [[nodiscard]] Document &document() const { return m_open->current(); }
    [[nodiscard]] int nodes() const
    {
        return static_cast<int>(document().game().record().tree().nodeCount());
    }

    std::unique_ptr<OpenDocuments> m_open;
};

void ReloadOfferTest::init()
{
    m_open = std::make_unique<OpenDocuments>();
    m_open->open("a.sgf", Old);
}

/// Saves as careful programs do: under another name first.
void ReloadOfferTest::changeOutside() const
{
    QVERIFY(saveWholeFile(New, m_open->path("a.sgf")));
}

void ReloadOfferTest::anUnchangedDocumentFollowsItsFile()
{
    changeOutside();

    QVERIFY(eventually([this] { return nodes() == 4; }));
    QVERIFY(notice().contains(QLatin1String("a.sgf was reloaded")));
    QVERIFY(!document().file().isModified());
}

void ReloadOfferTest::weStayWhereWeAre()
{
    document().game().cursor().forward(1);

    changeOutside();

    QVERIFY(eventually([this] { return nodes() == 4; }));
    QCOMPARE(OpenDocuments::moves(document()), QStringLiteral("A9"));
}

/// A game that is played elsewhere grows like this.
void ReloadOfferTest::whoIsAtTheLastMoveSeesTheNext()
{
    document().game().cursor().toEnd();
    const int before = nodes();

    changeOutside();

    QVERIFY(eventually([&] { return nodes() > before; }));
    QVERIFY(document().file().isAtLastMove());
    QVERIFY(notice().isEmpty());
}

void ReloadOfferTest::changesAreNotGivenUpUnasked()
{
    OpenDocuments::play(document(), "E5");

    changeOutside();

    QVERIFY(eventually([this] { return !notice().isEmpty(); }));
    QVERIFY(notice().contains(QLatin1String("your own changes will be lost")));
    QCOMPARE(OpenDocuments::moves(document()), QStringLiteral("E5"));
}

void ReloadOfferTest::theOfferReloads()
{
    OpenDocuments::play(document(), "E5");
    changeOutside();
    QVERIFY(eventually([this] { return !notice().isEmpty(); }));

    press("Reload");

    QVERIFY(eventually([this] { return nodes() == 4; }));
    QVERIFY(!document().file().isModified());
}

void ReloadOfferTest::whatIsKeptIsUnsaved()
{
    m_open->preferences.set(&FileOptions::reloadsUnasked, false);
    changeOutside();
    QVERIFY(eventually([this] { return !notice().isEmpty(); }));

    press("Keep This");

    QCOMPARE(nodes(), 3);
    QVERIFY(document().file().isModified());
    document().file().save(); // that was the question
    QVERIFY(eventually([this] { return !document().file().isModified(); }));
    QVERIFY(!m_open->contentOf("a.sgf").contains(";B[cc]"));
}

void ReloadOfferTest::itIsOfferedIfThePersonLikesThat()
{
    m_open->preferences.set(&FileOptions::reloadsUnasked, false);

    changeOutside();

    QVERIFY(eventually([this] { return !notice().isEmpty(); }));
    QCOMPARE(notice(), QStringLiteral("Another program changed a.sgf."));
    QCOMPARE(nodes(), 3);
}

void ReloadOfferTest::aRunningGameIsNotThrownOver()
{
    document().game().start(); // of two persons

    changeOutside();

    QVERIFY(eventually([this] { return !notice().isEmpty(); }));
    QVERIFY(document().game().status().isRunning());
}

void ReloadOfferTest::ourOwnSavingIsNoNews()
{
    QSignalSpy changed(&document().file(), &DocumentController::fileChanged);
    OpenDocuments::play(document(), "E5");

    document().file().save();

    QVERIFY(eventually([this] { return !document().file().isModified(); }));
    QVERIFY(!changed.wait(600));
}

void ReloadOfferTest::anotherProgramsWorkIsNotOverwrittenUnasked()
{
    OpenDocuments::play(document(), "E5");
    changeOutside();

    document().file().save(); // before anything was told

    auto *box = document().page().findChild<QMessageBox *>();
    QVERIFY(box);
    QCOMPARE(m_open->contentOf("a.sgf"), QByteArray(New));
    test::buttonWithText<QPushButton>(*box, "Save Over It")->click();
    QVERIFY(eventually([this] { return m_open->contentOf("a.sgf").contains(";B[ee]"); }));
}

void ReloadOfferTest::aRemovedFileMakesTheDocumentUnsaved()
{
    QVERIFY(QFile::remove(m_open->path("a.sgf")));

    QVERIFY(eventually([this] { return document().file().isModified(); }));
    QVERIFY(notice().contains(QLatin1String("removed or renamed")));
    document().file().save(); // nothing to ask about
    QVERIFY(eventually([this] { return m_open->contentOf("a.sgf").contains(";W[bb]"); }));
}

void ReloadOfferTest::theMenuReloads()
{
    OpenDocuments::play(document(), "E5");

    document().page().documentActions().reload->trigger();
    auto *box = document().page().findChild<QMessageBox *>();
    QVERIFY(box);
    test::buttonWithText<QPushButton>(*box, "Discard Changes")->click();

    QCOMPARE(nodes(), 3);
    QVERIFY(!document().file().isModified());
}

SHINPAN_TEST(ReloadOfferTest)

#include "reloadoffer_test.moc"
