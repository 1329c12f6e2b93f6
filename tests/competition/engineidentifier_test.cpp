#include "core/competition/run/engineidentifier.h"

#include "core/competition/store/resultstore.h"
#include "tests/competition/storesketch.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

Q_DECLARE_METATYPE(shinpan::EngineIdentity)

/// The files that an engine is made of, and what is in them.
class EngineIdentifierTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theProgramAndTheFilesOfItsCommandAreFound();
    void anAddressHasNoFiles();
    void hashesAreFoundInSlices();
    void aHashIsKeptForTheNextRun();
    void aFileThatIsNotThereHasNoHash();

private:
    QString write(const QString &name, const QByteArray &content) const;
    EngineIdentity identify(ResultStore *store, const EngineIdentity &engine) const;
    EngineProfile profile(const QString &arguments) const
    {
        EngineProfile engine;
        engine.commandLine = QStringLiteral("./anna ") + arguments;
        engine.workingDirectory = m_folder->path();
        return engine;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void EngineIdentifierTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QString program = write(QStringLiteral("anna"), "#!/bin/sh\n");
    QFile::setPermissions(program, QFile::ReadOwner | QFile::ExeOwner | QFile::WriteOwner);
}

QString EngineIdentifierTest::write(const QString &name, const QByteArray &content) const
{
    QFile file(m_folder->filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size()
             ? file.fileName()
             : QString();
}

EngineIdentity EngineIdentifierTest::identify(ResultStore *store,
                                              const EngineIdentity &engine) const
{
    EngineIdentifier identifier(store);
    QSignalSpy identified(&identifier, &EngineIdentifier::identified);
    identifier.identify(engine);
    return identified.wait(20'000) ? identified.first().first().value<EngineIdentity>()
                                   : EngineIdentity{};
}

void EngineIdentifierTest::theProgramAndTheFilesOfItsCommandAreFound()
{
    const QString network = write(QStringLiteral("net 1.gz"), "network");
    const QString config = write(QStringLiteral("a.cfg"), "visits = 1");
    const std::vector<IdentifiedFile> files =
        filesOf(profile(QStringLiteral("gtp -w \"net 1.gz\" --config=a.cfg -w \"net 1.gz\" 7")));
    QCOMPARE(files.size(), std::size_t{3});
    QCOMPARE(files[0].path, m_folder->filePath(QStringLiteral("anna")));
    QCOMPARE(files[1].path, network);
    QCOMPARE(files[1].bytes, 7);
    QCOMPARE(files[2].path, config);
}

void EngineIdentifierTest::anAddressHasNoFiles()
{
    EngineProfile engine;
    engine.commandLine = QStringLiteral("tcp://localhost:4000");
    QVERIFY(filesOf(engine).empty());
}

void EngineIdentifierTest::hashesAreFoundInSlices()
{
    const QByteArray content(3'000'000, 'x');
    write(QStringLiteral("net"), content);
    const EngineIdentity engine{.player = QStringLiteral("anna"),
                                .files = filesOf(profile(QStringLiteral("net")))};
    const EngineIdentity identified = identify(nullptr, engine);
    QCOMPARE(identified.player, engine.player);
    QCOMPARE(identified.files.size(), std::size_t{2});
    QCOMPARE(identified.files[0].sha256,
             QCryptographicHash::hash("#!/bin/sh\n", QCryptographicHash::Sha256).toHex());
    QCOMPARE(identified.files[1].sha256,
             QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex());
}

void EngineIdentifierTest::aHashIsKeptForTheNextRun()
{
    const QString file = m_folder->filePath(QStringLiteral("cup.toml"));
    const QString network = write(QStringLiteral("net"), "network");
    EngineIdentity engine{.player = QStringLiteral("anna"),
                          .files = filesOf(profile(QStringLiteral("net")))};
    const auto open = [&] {
        return ResultStore::openForRun(file, test::settingsWithKomi(QStringLiteral("6.5")),
                                       ResultStore::OtherSettings::Refuse);
    };
    identify(open().value().get(), engine);
    // It can only be remembered once the network is gone.
    QVERIFY(QFile::remove(network));
    const EngineIdentity again = identify(open().value().get(), engine);
    QCOMPARE(again.files[1].sha256,
             QCryptographicHash::hash("network", QCryptographicHash::Sha256).toHex());
}

void EngineIdentifierTest::aFileThatIsNotThereHasNoHash()
{
    EngineIdentity engine{.player = QStringLiteral("anna"),
                          .files = {{.path = m_folder->filePath(QStringLiteral("gone"))}}};
    const EngineIdentity identified = identify(nullptr, engine);
    QCOMPARE(identified.files.size(), std::size_t{1});
    QVERIFY(identified.files[0].sha256.isEmpty());
}

SHINPAN_TEST(EngineIdentifierTest)

#include "engineidentifier_test.moc"
