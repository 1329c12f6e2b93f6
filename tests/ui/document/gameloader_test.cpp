#include "ui/document/gameloader.h"

#include "core/util/wholefile.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace shinpan;

/// Files read without freezing the window.
class GameLoaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void aSmallFileIsReadAtOnce();
    void theFirstGameOfGoIsHandedOver();
    void allWarningsAreHandedOver();
    void aLargeFileIsReadWhileEventsGoOn();
    void readingCanBeCancelled();
    void anotherFileTakesThePlaceOfOneThatIsRead();
    void aMissingFileIsAFailure();
    void aFileWithoutGamesIsAFailure();
    void otherFormatsAreKnownByTheirContent_data();
    void otherFormatsAreKnownByTheirContent();
    void theCharsetCanBeChosen();

private:
    [[nodiscard]] QString fileWith(const QByteArray &content) const;
    void read(const QString &path, const SgfReadOptions &options = {});
    [[nodiscard]] bool isRead() const { return m_result.has_value(); }

    QTemporaryDir m_directory;
    GameLoader m_loader;
    std::optional<Result<LoadedGames, SgfError>> m_result;
};

namespace {

/// More than can be read in a slice.
QByteArray manyGames()
{
    return ("(;SZ[9]" + QByteArray(";B[aa];W[bb]").repeated(200) + ")\n").repeated(5000);
}

} // namespace

void GameLoaderTest::init()
{
    m_loader.cancel();
    m_result.reset();
}

QString GameLoaderTest::fileWith(const QByteArray &content) const
{
    const QString path = m_directory.filePath(QStringLiteral("games"));
    if (!saveWholeFile(content, path)) {
        qFatal("the test cannot write a file");
    }
    return path;
}

void GameLoaderTest::read(const QString &path, const SgfReadOptions &options)
{
    m_loader.readFile(path, options,
                      [this](Result<LoadedGames, SgfError> loaded) { m_result = loaded; });
}

void GameLoaderTest::aSmallFileIsReadAtOnce()
{
    const QString path = fileWith("(;SZ[9];B[ee])(;SZ[13])");

    read(path);

    QVERIFY(isRead());
    QVERIFY(!m_loader.isRunning());
    QCOMPARE((*m_result)->path, path);
    QCOMPARE((*m_result)->games.size(), std::size_t{2});
    QVERIFY((*m_result)->format == GameFormat::Sgf);
}

void GameLoaderTest::theFirstGameOfGoIsHandedOver()
{
    read(fileWith("(;GM[2])(;SZ[9];B[ee])"));

    QVERIFY(isRead());
    QCOMPARE((*m_result)->first, std::size_t{1});
    QCOMPARE((*m_result)->firstTree.nodeCount(), std::size_t{2});
}

void GameLoaderTest::allWarningsAreHandedOver()
{
    read(fileWith("mail (;SZ[9])(;SZ[9];B[zz]!)"));

    QVERIFY(isRead());
    QCOMPARE((*m_result)->warnings.count(), std::size_t{3});
    QCOMPARE((*m_result)->warnings.list[0].game, SgfLocatedWarning::Outside);
    QCOMPARE((*m_result)->warnings.list[1].game, 1);
}

void GameLoaderTest::aLargeFileIsReadWhileEventsGoOn()
{
    const QString path = fileWith(manyGames());
    double last = 0;
    int slices = 0;
    const auto counting = connect(&m_loader, &GameLoader::progressed, this, [&] {
        QVERIFY(m_loader.progress() >= last);
        last = m_loader.progress();
        ++slices;
    });

    read(path);
    QVERIFY(!isRead());
    QVERIFY(m_loader.isRunning());

    QVERIFY(test::eventually([this] { return isRead(); }));
    disconnect(counting);
    QVERIFY2(slices > 2, qPrintable(QString::number(slices)));
    QVERIFY2(last > 0.5 && last < 1, qPrintable(QString::number(last)));
    QCOMPARE((*m_result)->games.size(), std::size_t{5000});
}

void GameLoaderTest::readingCanBeCancelled()
{
    const QString path = fileWith(manyGames());
    read(path);

    m_loader.cancel();

    QVERIFY(!m_loader.isRunning());
    GameLoader later;
    bool isReadLater = false;
    later.readFile(path, {}, [&isReadLater](const auto & /*loaded*/) { isReadLater = true; });
    QVERIFY(test::eventually([&isReadLater] { return isReadLater; }));
    QVERIFY(!isRead());
}

void GameLoaderTest::anotherFileTakesThePlaceOfOneThatIsRead()
{
    read(fileWith(manyGames()));

    read(fileWith("(;SZ[9])"));

    QVERIFY(isRead());
    QCOMPARE((*m_result)->games.size(), std::size_t{1});
}

void GameLoaderTest::aMissingFileIsAFailure()
{
    read(m_directory.filePath(QStringLiteral("missing")));

    QVERIFY(isRead());
    QVERIFY(!*m_result);
    QCOMPARE(m_result->error().line, 0);
    QVERIFY(!m_result->error().text.isEmpty());
}

void GameLoaderTest::aFileWithoutGamesIsAFailure()
{
    read(fileWith("no game"));

    QVERIFY(isRead());
    QVERIFY(!*m_result);
}

void GameLoaderTest::otherFormatsAreKnownByTheirContent_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("format");

    QTest::newRow("GIB") << "tygem.gib" << static_cast<int>(GameFormat::Gib);
    QTest::newRow("NGF") << "cyberoro.ngf" << static_cast<int>(GameFormat::Ngf);
    QTest::newRow("UGF") << "panda.ugi" << static_cast<int>(GameFormat::Ugf);
}

void GameLoaderTest::otherFormatsAreKnownByTheirContent()
{
    QFETCH(QString, name);
    QFETCH(int, format);

    read(QStringLiteral(SHINPAN_TEST_DATA "/formats/") + name);

    QVERIFY(isRead());
    QVERIFY(*m_result);
    QCOMPARE(static_cast<int>((*m_result)->format), format);
    QCOMPARE((*m_result)->games.size(), std::size_t{1});
    QVERIFY((*m_result)->firstTree.nodeCount() > 1);
}

void GameLoaderTest::theCharsetCanBeChosen()
{
    const QString path = fileWith("(;SZ[9]GN[\x8C\xE4])");

    read(path, {.charset = "windows-31j"});

    QVERIFY(isRead());
    QCOMPARE((*m_result)->games.summary(0).gameName, QStringLiteral("\u5FA1"));
    QVERIFY((*m_result)->games.charset().source == CharsetSource::Chosen);
}

SHINPAN_TEST(GameLoaderTest)
#include "gameloader_test.moc"
