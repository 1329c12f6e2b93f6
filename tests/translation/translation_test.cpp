#include "tests/support/testmain.h"
#include "tests/translation/translationfaults.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace shinpan;
using namespace shinpan::test;

/// The files of translations/, and whether their faults would be seen.
class TranslationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFileIsWholeAndAgreesWithTheSources_data();
    void aFileIsWholeAndAgreesWithTheSources();
    void aFileCanBeReleased_data();
    void aFileCanBeReleased();

    void aFaultIsSeen_data();
    void aFaultIsSeen();
    void aGoodTranslationHasNoFault();
    void aBrokenFileIsNotRead();

private:
    static void addFiles();
    [[nodiscard]] static QString path(const QString &name)
    {
        return QDir(QStringLiteral(SHINPAN_SOURCE_ROOT "/translations")).filePath(name);
    }
    struct Outcome
    {
        int exitCode = -1; ///< also if the tool did not get that far
        QString complaints;
    };
    [[nodiscard]] static Outcome run(const QString &tool, const QStringList &words);
    [[nodiscard]] static Result<TsFile> read(const QString &file);
    /// A file with one message in it.
    [[nodiscard]] static TsFile file(const QString &source,
                                     const QStringList &forms,
                                     const QString &state = {});
};

void TranslationTest::addFiles()
{
    QTest::addColumn<QString>("name");
    const QStringList names =
        QDir(path({})).entryList({QStringLiteral("shinpan_*.ts")}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        QTest::newRow(qPrintable(name)) << name;
    }
    QVERIFY(names.contains(QStringLiteral("shinpan_de.ts")));
    QVERIFY(names.contains(QStringLiteral("shinpan_en.ts")));
}

TranslationTest::Outcome TranslationTest::run(const QString &tool, const QStringList &words)
{
    QProcess process;
    process.start(tool, words);
    const bool hasEnded =
        process.waitForFinished(50'000) && process.exitStatus() == QProcess::NormalExit;
    return {hasEnded ? process.exitCode() : -1,
            QString::fromLocal8Bit(process.readAllStandardError())};
}

Result<TsFile> TranslationTest::read(const QString &file)
{
    QFile device(file);
    if (!device.open(QIODevice::ReadOnly)) {
        return failure(Message::verbatim(device.errorString()));
    }
    return readTsFile(device.readAll());
}

TsFile TranslationTest::file(const QString &source, const QStringList &forms, const QString &state)
{
    return {QStringLiteral("de"),
            {{QStringLiteral("Window"),
              source,
              {},
              source.contains(QLatin1String("%n")),
              state,
              forms}}};
}

void TranslationTest::aFileIsWholeAndAgreesWithTheSources_data()
{
    addFiles();
}

void TranslationTest::aFileIsWholeAndAgreesWithTheSources()
{
    QFETCH(const QString, name);
    const Result<TsFile> translation = read(path(name));
    QVERIFY2(translation, qPrintable(translation ? QString() : translation.error().english()));
    QCOMPARE(QStringLiteral("shinpan_%1.ts").arg(translation->language), name);

    const QTemporaryDir folder;
    const QString fresh = folder.filePath(name);
    const Outcome outcome = run(
        QStringLiteral(SHINPAN_LUPDATE),
        {QStringLiteral("-locations"), QStringLiteral("none"), QStringLiteral("-I"),
         QStringLiteral(SHINPAN_SOURCE_ROOT), QStringLiteral("@" SHINPAN_TRANSLATED_SOURCES),
         QStringLiteral("-ts"), fresh, QStringLiteral("-target-language"), translation->language});
    QCOMPARE(outcome.exitCode, 0);
    // The translation is not found at run time where it mistakes the class of a text.
    QCOMPARE(outcome.complaints, QString());
    const Result<TsFile> said = read(fresh);
    QVERIFY2(said, qPrintable(said ? QString() : said.error().english()));
    QVERIFY(said->messages.size() > 1000);

    const bool isEnglish = translation->language == QLatin1String("en");
    const QStringList faults =
        faultsOf(*translation, *said, isEnglish ? Extent::Plurals : Extent::All);

    QVERIFY2(faults.isEmpty(),
             qPrintable(QStringLiteral("cmake --build BUILD --target update_translations, then "
                                       "complete %1:\n")
                            .arg(name)
                        + faults.join(u'\n')));
}

void TranslationTest::aFileCanBeReleased_data()
{
    addFiles();
}

void TranslationTest::aFileCanBeReleased()
{
    QFETCH(const QString, name);
    const QTemporaryDir folder;
    const QString released = folder.filePath(QStringLiteral("released.qm"));

    const Outcome outcome =
        run(QStringLiteral(SHINPAN_LRELEASE), {path(name), QStringLiteral("-qm"), released});

    QCOMPARE(outcome.exitCode, 0);
    QTranslator translator;
    QVERIFY(translator.load(released));
    const QString one = translator.translate("GameTitle", "%n move(s)", nullptr, 1);
    const QString many = translator.translate("GameTitle", "%n move(s)", nullptr, 2);
    QVERIFY(!one.isEmpty() && !many.isEmpty() && one != many);
}

void TranslationTest::aFaultIsSeen_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QStringList>("forms");
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("fault");

    const auto add = [](const char *source, const QStringList &forms, const char *fault,
                        const char *state = "") {
        QTest::newRow(fault) << QString::fromUtf8(source) << forms << QString::fromLatin1(state)
                             << QString::fromLatin1(fault);
    };
    add("Move", {QStringLiteral("Zug")}, "not finished", "unfinished");
    add("Move", {QString()}, "empty");
    add("Move %1", {QStringLiteral("Zug %2")}, "placeholders differ");
    add("&Move", {QStringLiteral("Zug")}, "mnemonics differ");
    add("<b>Move</b>", {QStringLiteral("<b>Zug<b>")}, "tags differ");
    add("Move\nnow", {QStringLiteral("Zug jetzt")}, "line breaks differ");
    add("Moves…", {QStringLiteral("Züge...")}, "ellipses differ");
    add(" move", {QStringLiteral("Zug")}, "blanks at the beginning differ");
    add("Move ", {QStringLiteral("Zug")}, "blanks at the end differ");
    add("%n moves", {QStringLiteral("%n Züge")}, "another number of plural forms");
}

void TranslationTest::aFaultIsSeen()
{
    QFETCH(const QString, source);
    QFETCH(const QStringList, forms);
    QFETCH(const QString, state);
    QFETCH(const QString, fault);
    const bool isPlural = source.contains(QLatin1String("%n"));
    const TsFile said = file(source, isPlural ? QStringList{{}, {}} : QStringList{{}});

    const QStringList faults = faultsOf(file(source, forms, state), said, Extent::All);

    QCOMPARE(faults, QStringList{QStringLiteral("Window: “%1”: %2").arg(source, fault)});
}

void TranslationTest::aGoodTranslationHasNoFault()
{
    const QString plural = QStringLiteral("%n move(s) of %1");
    const TsFile good =
        file(plural, {QStringLiteral("Ein Zug von %1"), QStringLiteral("%n Züge von %1")});
    const TsFile withoutNumber =
        file(plural, {QStringLiteral("Ein Zug von %1"), QStringLiteral("Züge von %1")});
    const TsFile said = file(plural, {{}, {}});
    const TsFile other = file(QStringLiteral("Move"), {{}});

    QCOMPARE(faultsOf(good, said, Extent::All), QStringList());
    QCOMPARE(faultsOf(withoutNumber, said, Extent::All).size(), 1);
    QCOMPARE(faultsOf(good, other, Extent::All),
             (QStringList{QStringLiteral("Window: “Move”: missing"),
                          QStringLiteral("Window: “%1”: not in the sources").arg(plural)}));
    QCOMPARE(faultsOf({}, other, Extent::Plurals), QStringList());
}

void TranslationTest::aBrokenFileIsNotRead()
{
    QVERIFY(readTsFile("<TS language=\"de\"></TS>"));
    QVERIFY(!readTsFile("<TS language=\"de\"><context></TS>"));
    QVERIFY(!readTsFile("<html></html>"));
    QVERIFY(!readTsFile({}));
}

SHINPAN_TEST(TranslationTest)

#include "translation_test.moc"
