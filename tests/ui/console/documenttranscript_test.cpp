#include "core/engine/profile/engineprofilestore.h"
#include "core/practice/questionstore.h"
#include "tests/support/testmain.h"
#include "ui/console/transcriptview.h"
#include "ui/documents/document.h"
#include "ui/documents/documentset.h"
#include "ui/documents/documentwindow.h"
#include "ui/settings/preferences.h"
#include "ui/window/mainwindow.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

/// The place of the words of a document's engines while it is open, and after the program died.
class DocumentTranscriptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsOnDiskAsLongAsItsDocumentIsOpen();
    void theConsoleSaysWhereThatOfADeadProgramIs();

private:
    [[nodiscard]] QDir transcripts() const
    {
        return QDir(Document::transcriptsIn(m_parts.recoveryDirectory));
    }

    QTemporaryDir m_directory;
    Preferences m_preferences{m_directory.filePath(QStringLiteral("shinpan.ini"))};
    EngineProfileStore m_store{m_directory.filePath(QStringLiteral("engines.json"))};
    QuestionStore m_questions{m_directory.filePath(QStringLiteral("questions.json"))};
    DocumentParts m_parts{m_preferences, m_store, m_questions,
                          m_directory.filePath(QStringLiteral("recovery"))};
};

void DocumentTranscriptTest::itIsOnDiskAsLongAsItsDocumentIsOpen()
{
    auto document = std::make_unique<Document>(m_parts);
    QVERIFY(!transcripts().exists());

    document->noteInConsole(QStringLiteral("something was said"));

    const auto content = [this] {
        const QFileInfoList logs = transcripts().entryInfoList({QStringLiteral("*.log")});
        QFile log(logs.value(0).filePath());
        return log.open(QIODevice::ReadOnly) ? log.readAll() : QByteArray();
    };
    QTRY_VERIFY(content().endsWith(" # [Shinpan] something was said\n"));

    document.reset();

    QCOMPARE(transcripts().entryList(QDir::Files), QStringList());
}

void DocumentTranscriptTest::theConsoleSaysWhereThatOfADeadProgramIs()
{
    QVERIFY(QDir().mkpath(transcripts().path()));
    QFile orphan(transcripts().filePath(QStringLiteral("orphan.log")));
    QVERIFY(orphan.open(QIODevice::WriteOnly));
    orphan.close();
    DocumentSet documents(m_parts, m_directory.filePath(QStringLiteral("session.json")));
    const DocumentWindow &window = documents.openWindow();

    documents.offerRecovery();

    const QStringList rescued = transcripts().entryList({QStringLiteral("engines *.txt")});
    QCOMPARE(rescued.size(), 1);
    const auto *view = window.current()->page().findChild<TranscriptView *>();
    QVERIFY(view);
    QTRY_COMPARE(view->model()->rowCount(), 1);
    QVERIFY(view->model()->index(0, 0).data().toString().endsWith(rescued[0]));
}

SHINPAN_TEST(DocumentTranscriptTest)
#include "documenttranscript_test.moc"
