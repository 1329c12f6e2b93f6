#include "core/check/factcheck.h"
#include "core/engine/knowledge/engineknowledge.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace shinpan;
using shinpan::test::outcome;

Q_DECLARE_METATYPE(shinpan::EngineFact)

namespace {

/// A recording as tests/engines/recordfacts writes it.
struct Recording
{
    QString path;
    QList<QByteArrayList> talks; ///< the commands of each but the first, which says who it is
    QString name;
    QString version;
};

[[nodiscard]] Recording read(const QString &path)
{
    Recording recording{.path = path, .talks = {}, .name = {}, .version = {}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return recording;
    }
    QByteArray asked;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.isEmpty()) {
            recording.talks.emplaceBack();
        } else if (!line.startsWith('#')) {
            asked = line;
            recording.talks.isEmpty() ? void() : recording.talks.back().append(line);
        } else if (asked == "name" && recording.talks.isEmpty()) {
            recording.name = QString::fromUtf8(line.mid(3));
        } else if (asked == "version" && recording.talks.isEmpty()) {
            recording.version = QString::fromUtf8(line.mid(3));
        }
    }
    recording.talks.removeAll(QByteArrayList());
    return recording;
}

[[nodiscard]] QList<Recording> allRecordings()
{
    const QDir folder(QStringLiteral(SHINPAN_TEST_DATA "/engines"));
    QList<Recording> all;
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        all.append(read(folder.filePath(name)));
    }
    return all;
}

[[nodiscard]] QByteArrayList commandsOf(const EngineFact &fact)
{
    QByteArrayList commands;
    for (const FactExchange &exchange : fact.question()) {
        commands.append(exchange.command);
    }
    return commands;
}

} // namespace

/// Asks what engines answered once, which nobody can install, for what is known of them, as a check
/// asks the engine itself.
class RecordedFactsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEngineDidSo_data();
    void theEngineDidSo();
    void everythingThatWasRecordedIsAsked();
};

void RecordedFactsTest::theEngineDidSo_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<EngineFact>("fact");
    for (const Recording &recording : allRecordings()) {
        for (const EngineFact &fact : knowledgeNamed(recording.name).facts) {
            if (fact.holdsFor(recording.version) && recording.talks.contains(commandsOf(fact))) {
                QTest::addRow("%s %s", qPrintable(recording.name),
                              qPrintable(fact.words().english()))
                    << recording.path << fact;
            }
        }
    }
}

void RecordedFactsTest::theEngineDidSo()
{
    QFETCH(const QString, path);
    QFETCH(const EngineFact, fact);
    const EngineProfile profile = test::fakeProfile({QStringLiteral("--recording"), path});

    const std::optional<FactOutcome> seen = outcome(askFact(*benchFor(fact, profile, {}), fact));

    QVERIFY(seen);
    QVERIFY2(seen->kind == FactOutcome::Kind::Seen,
             qPrintable(seen->command + u'\n' + seen->expected + u'\n' + seen->answer));
}

/// A question that has been changed wants to be recorded anew.
void RecordedFactsTest::everythingThatWasRecordedIsAsked()
{
    const QList<Recording> recordings = allRecordings();
    QVERIFY(!recordings.isEmpty());
    for (const Recording &recording : recordings) {
        QList<QByteArrayList> questions;
        for (const EngineFact &fact : knowledgeNamed(recording.name).facts) {
            questions.append(commandsOf(fact));
        }
        QVERIFY2(!recording.talks.isEmpty(), qPrintable(recording.path));
        for (const QByteArrayList &talk : recording.talks) {
            QVERIFY2(questions.contains(talk),
                     qPrintable(recording.path + QString::fromUtf8(": " + talk.join('\n'))));
        }
    }
}

SHINPAN_TEST(RecordedFactsTest)

#include "recordedfacts_test.moc"
