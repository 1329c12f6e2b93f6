#include "tests/support/testmain.h"
#include "tests/translation/glossary.h"
#include "tests/translation/translationfaults.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace shinpan;
using namespace shinpan::test;

/// The files of translations/, and whether their faults would be seen.
class TranslationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aFileIsWholeAndAgreesWithTheSources_data();
    void aFileIsWholeAndAgreesWithTheSources();
    void aFileCanBeReleased_data();
    void aFileCanBeReleased();
    void aFileUsesTheWordsOfTheGlossary_data();
    void aFileUsesTheWordsOfTheGlossary();

    void aFaultIsSeen_data();
    void aFaultIsSeen();
    void aGoodTranslationHasNoFault();
    void aBrokenFileIsNotRead();
    void aNumberIsSaidWhereAFormIsForSeveral();
    void frenchSignsStayWithTheirWords();
    void aWordThatIsNotInTheGlossaryIsSeen_data();
    void aWordThatIsNotInTheGlossaryIsSeen();
    void aBrokenGlossaryIsNotRead();

private:
    [[nodiscard]] static QStringList names();
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
    /// The text of a file of translations/; empty if it cannot be read.
    [[nodiscard]] static QString text(const QString &name);
    /// A file with one message in it.
    [[nodiscard]] static TsFile file(const QString &source,
                                     const QStringList &forms,
                                     const QString &state = {});

    const QTemporaryDir m_said; ///< holds what lupdate finds in the sources
};

QStringList TranslationTest::names()
{
    return QDir(path({})).entryList({QStringLiteral("shinpan_*.ts")}, QDir::Files, QDir::Name);
}

void TranslationTest::addFiles()
{
    QTest::addColumn<QString>("name");
    const QStringList all = names();
    for (const QString &name : all) {
        QTest::newRow(qPrintable(name)) << name;
    }
}

/// Reads the sources once for all languages, which lupdate knows by the names of the files.
void TranslationTest::initTestCase()
{
    QVERIFY(names().contains(QStringLiteral("shinpan_de.ts")));
    QVERIFY(names().contains(QStringLiteral("shinpan_en.ts")));
    QStringList words{QStringLiteral("-locations"),
                      QStringLiteral("none"),
                      QStringLiteral("-I"),
                      QStringLiteral(SHINPAN_SOURCE_ROOT),
                      QStringLiteral("@" SHINPAN_TRANSLATED_SOURCES),
                      QStringLiteral("-ts")};
    const QStringList all = names();
    for (const QString &name : all) {
        words.append(m_said.filePath(name));
    }
    const Outcome outcome = run(QStringLiteral(SHINPAN_LUPDATE), words);
    QCOMPARE(outcome.exitCode, 0);
    // The translation is not found at run time where it mistakes the class of a text. That of
    // Qt 6.8 takes classes for global ones where an enumeration with a type of its own stands
    // before them in their header: such a one has no type.
    QCOMPARE(outcome.complaints, QString());
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

QString TranslationTest::text(const QString &name)
{
    QFile device(path(name));
    return device.open(QIODevice::ReadOnly) ? QString::fromUtf8(device.readAll()) : QString();
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

    const Result<TsFile> said = read(m_said.filePath(name));
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
    const std::vector<TsMessage> messages = read(path(name))->messages;
    const bool hasForms = std::any_of(messages.begin(), messages.end(), [](const TsMessage &said) {
        return said.forms.size() > 1; // not in Japanese, for example
    });
    QVERIFY(!one.isEmpty() && !many.isEmpty() && (one != many) == hasForms);
}

void TranslationTest::aFileUsesTheWordsOfTheGlossary_data()
{
    addFiles();
}

void TranslationTest::aFileUsesTheWordsOfTheGlossary()
{
    QFETCH(const QString, name);
    const Result<TsFile> translation = read(path(name));
    QVERIFY2(translation, qPrintable(translation ? QString() : translation.error().english()));
    const Result<Glossary> glossary = Glossary::read(text(QStringLiteral("glossary.tsv")),
                                                     text(QStringLiteral("glossary-excuses.tsv")));
    QVERIFY2(glossary, qPrintable(glossary ? QString() : glossary.error().english()));
    QVERIFY(glossary->size() > 80);

    const QStringList objections = glossary->objectionsTo(*translation);

    QVERIFY2(objections.isEmpty(),
             qPrintable(QStringLiteral("%1: say it with a word of translations/glossary.tsv, or "
                                       "excuse the text in glossary-excuses.tsv:\n")
                            .arg(name)
                        + objections.join(u'\n')));
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

void TranslationTest::aNumberIsSaidWhereAFormIsForSeveral()
{
    const QString plural = QStringLiteral("%n move(s)");
    TsFile translation = file(plural, {QStringLiteral("un coup"), QStringLiteral("%n coups")});
    const TsFile said = file(plural, {{}, {}});
    QCOMPARE(faultsOf(translation, said, Extent::All), QStringList());

    translation.language = QStringLiteral("fr"); // "0 coup" takes the first form

    QCOMPARE(faultsOf(translation, said, Extent::All),
             QStringList{QStringLiteral("Window: “%1”: placeholders differ").arg(plural)});
}

void TranslationTest::frenchSignsStayWithTheirWords()
{
    const QString question = QStringLiteral("Pass?");
    TsFile translation = file(question, {QStringLiteral("Passer ?")});
    const TsFile said = file(question, {{}});
    QCOMPARE(faultsOf(translation, said, Extent::All), QStringList());

    translation.language = QStringLiteral("fr");

    QCOMPARE(faultsOf(translation, said, Extent::All),
             QStringList{QStringLiteral("Window: “Pass?”: a line may break before a sign")});
}

void TranslationTest::aWordThatIsNotInTheGlossaryIsSeen_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("translation");
    QTest::addColumn<QString>("missing");

    const auto add = [](const char *name, const char *source, const char *translation,
                        const char *missing) {
        QTest::newRow(name) << QString::fromUtf8(source) << QString::fromUtf8(translation)
                            << QString::fromUtf8(missing);
    };
    add("the word", "Ten moves", "Zehn Züge", "");
    add("another word", "Ten moves", "Zehn Schritte", "move");
    add("a part of a word", "Ten removes", "Zehn", "");
    add("a letter that is underlined", "Ten m&oves", "Zehn Z&üge", "");
    add("a name of a program", "Ten \"moves\", move(3)", "Zehn", "");
    add("a name of a file", "Ten, in move.sgf", "Zehn", "");
    add("what stands for one", "MOVES are missing", "fehlt", "");
    add("words in which it is no term", "Move Up", "Hinauf", "");
    add("a longer term", "a captured stone", "ein Gefangener", "");
    add("a capital", "Black wins", "Blau gewinnt", "Black");
    add("the word without its capital", "a black cat", "eine Katze", "");
    add("excused in German", "Odd moves", "Komisches", "");
    add("excused everywhere", "moves = 3", "drei", "");
}

void TranslationTest::aWordThatIsNotInTheGlossaryIsSeen()
{
    QFETCH(const QString, source);
    QFETCH(const QString, translation);
    QFETCH(const QString, missing);
    const Result<Glossary> glossary = Glossary::read(
        QStringLiteral("en\tforms\texcept\tde\nmove\tmoved\tmove up;move down\tZug,Züge\n"
                       "stone\t\t\tStein\ncaptured stone\t\t\tGefangen\nBlack\t\t\tSchwarz\n"),
        QStringLiteral("de\tmove\tOdd moves\n*\tmove\tmoves = 3\n"));
    QVERIFY(glossary);

    const QStringList objections = glossary->objectionsTo(file(source, {translation}));

    QCOMPARE(objections.size(), missing.isEmpty() ? 0 : 1);
    QVERIFY(objections.isEmpty()
            || objections.first().startsWith(QStringLiteral("Window: “%1” is not").arg(missing)));
}

void TranslationTest::aBrokenGlossaryIsNotRead()
{
    const auto read = [](const char *terms) {
        return Glossary::read(QString::fromUtf8(terms), {});
    };
    QVERIFY(read("en\tforms\texcept\tde\nko\t\t\tKo\n"));
    QCOMPARE(read("en\tforms\texcept\tde\nko\t\tKo\n").error().english(),
             QStringLiteral("line 2: another number of columns"));
    QCOMPARE(read("en\tforms\texcept\tde\nko\t\t\t\n").error().english(),
             QStringLiteral("line 2: no word in de"));
}

SHINPAN_TEST(TranslationTest)

#include "translation_test.moc"
