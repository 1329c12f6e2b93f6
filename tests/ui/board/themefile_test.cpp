#include "ui/board/painting/themefile.h"

#include "tests/support/testmain.h"
#include "ui/board/painting/themelibrary.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

class ThemeFileTest : public QObject
{
    Q_OBJECT

private:
    /// Writes `text` as the description of the theme "mine" and returns its folder.
    [[nodiscard]] QString themeOf(const QByteArray &text,
                                  const QString &id = QStringLiteral("mine"))
    {
        const QString folder = m_folder.filePath(id);
        QDir().mkpath(folder);
        QFile file(QDir(folder).filePath(QLatin1String(ThemeFileName)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            return {};
        }
        return folder;
    }

    [[nodiscard]] QString errorOf(const QByteArray &text)
    {
        const Result<BoardTheme> theme = readTheme(themeOf(text), woodTheme());
        return theme ? QString() : theme.error().english();
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void init() { QDir(m_folder.filePath(QStringLiteral("mine"))).removeRecursively(); }

    void everyBuiltInThemeSaysAllThatItsStyleNeeds()
    {
        for (const QString &id : builtInThemeIds()) {
            const BoardTheme theme = builtInTheme(id);
            QCOMPARE(theme.id, id);
            QVERIFY2(!theme.name.isEmpty() && theme.name != id, qPrintable(id));
            for (const QColor &color :
                 {theme.woodDark, theme.woodMiddle, theme.woodLight, theme.edge, theme.line,
                  theme.coordinate, theme.slate, theme.shell, theme.shadow, theme.boardMark,
                  theme.darkMark, theme.lightMark, theme.cursor, theme.highlight}) {
                QVERIFY2(color.isValid(), qPrintable(id));
            }
            QVERIFY2(theme.stones == StoneStyle::Shaded
                         || (theme.slateRim.isValid() && theme.shellRim.isValid()),
                     qPrintable(id));
        }
    }

    void whatAFileLeavesOutComesFromItsBase()
    {
        const auto plain = readTheme(themeOf("[theme]\nname = Mine\n"), woodTheme());
        QVERIFY2(plain, qPrintable(plain ? QString() : plain.error().english()));
        QCOMPARE(plain->name, QStringLiteral("Mine"));
        QCOMPARE(plain->id, QStringLiteral("mine"));
        QCOMPARE(plain->line, woodTheme().line);
        QVERIFY(plain->partner.isEmpty());

        const auto flat = readTheme(
            themeOf(
                "# comment\n[theme]\nbase = flat-dark # of the program's\n\n[board]\nline = red\n"),
            woodTheme());
        QVERIFY2(flat, qPrintable(flat ? QString() : flat.error().english()));
        QCOMPARE(flat->stones, StoneStyle::Flat);
        QCOMPARE(flat->line, QColor(Qt::red));
        QCOMPARE(flat->name, QStringLiteral("mine"));
    }

    void picturesAreReadFromTheFolder()
    {
        const QString folder = themeOf("[board]\ntexture = kaya.png\ntile texture = yes\n"
                                       "[stones]\nwhite images = a.png, a.png\n");
        QImage image(8, 8, QImage::Format_RGB32);
        image.fill(Qt::green);
        QVERIFY(image.save(folder + QStringLiteral("/kaya.png")));
        QVERIFY(image.save(folder + QStringLiteral("/a.png")));
        const auto theme = readTheme(folder, woodTheme());
        QVERIFY2(theme, qPrintable(theme ? QString() : theme.error().english()));
        QCOMPARE(theme->texture.pixelColor(3, 3), QColor(Qt::green));
        QVERIFY(theme->tilesTexture);
        QCOMPARE(theme->shellImages.size(), std::size_t{2});
        QVERIFY(!theme->isPlain());
    }

    void aMistakeIsNamedWithFileLineAndKey_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        QTest::newRow("colour") << QByteArray("[board]\n\nline = reddish\n")
                                << QStringLiteral(":3: [board] line: ");
        QTest::newRow("number") << QByteArray("[stones]\nrim = 2\n")
                                << QStringLiteral(":2: [stones] rim: ");
        QTest::newRow("not a number")
            << QByteArray("[board]\ngrain = nan\n") << QStringLiteral(":2: [board] grain: ");
        QTest::newRow("word") << QByteArray("[stones]\nstyle = glass\n")
                              << QStringLiteral(":2: [stones] style: ");
        QTest::newRow("unknown key")
            << QByteArray("[board]\nwood = oak\n") << QStringLiteral(":2: [board] wood: ");
        QTest::newRow("given twice") << QByteArray("[board]\nline = red\nline = blue\n")
                                     << QStringLiteral(":3: [board] line: ");
        QTest::newRow("no key") << QByteArray("[board]\nline\n") << QStringLiteral(":2: ");
        QTest::newRow("base") << QByteArray("[theme]\nbase = mine\n")
                              << QStringLiteral(":2: [theme] base: ");
        QTest::newRow("missing picture") << QByteArray("[board]\ntexture = none.png\n")
                                         << QStringLiteral(":2: [board] texture: ");
        QTest::newRow("outside") << QByteArray("[board]\ntexture = a/../../x.png\n")
                                 << QStringLiteral(":2: [board] texture: ");
        QTest::newRow("absolute") << QByteArray("[stones]\nblack images = /x.png\n")
                                  << QStringLiteral(":2: [stones] black images: ");
        QTest::newRow("too long") << QByteArray(70000, '#') << QStringLiteral("theme.ini: ");
    }

    void aMistakeIsNamedWithFileLineAndKey()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, place);
        const QString error = errorOf(text);
        QVERIFY2(error.contains(QStringLiteral("theme.ini")), qPrintable(error));
        QVERIFY2(error.contains(place), qPrintable(error));
        QVERIFY2(error.size() > error.indexOf(place) + place.size(), qPrintable(error));
    }

    void aFolderWithoutDescriptionIsNoTheme()
    {
        const auto theme = readTheme(m_folder.filePath(QStringLiteral("nothing")), woodTheme());
        QVERIFY(!theme);
        QVERIFY(theme.error().english().contains(QStringLiteral("theme.ini")));
    }

    void everyKeyIsUsedByAThemeOrTakesPictures()
    {
        QByteArray files;
        for (const QString &id : builtInThemeIds()) {
            QFile file(QStringLiteral(":/themes/%1/theme.ini").arg(id));
            QVERIFY(file.open(QIODevice::ReadOnly));
            files += file.readAll();
        }
        for (const QString &key : themeKeys()) {
            const QString name = key.mid(key.indexOf(u'/') + 1);
            QVERIFY2(files.contains((u'\n' + name + QStringLiteral(" = ")).toUtf8())
                         || name.contains(QStringLiteral("image"))
                         || name.contains(QStringLiteral("texture")),
                     qPrintable(key));
        }
    }

    void aLibraryHasOursAndTheirs()
    {
        QTemporaryDir folder;
        ThemeLibrary library(folder.path());
        QCOMPARE(library.all().size(), static_cast<std::size_t>(builtInThemeIds().size()));
        QVERIFY(!library.find(QStringLiteral("good")));
        const QSignalSpy changes(&library, &ThemeLibrary::changed);

        const auto write = [&](const QString &id, const QByteArray &text) {
            QDir(folder.path()).mkpath(id);
            QFile file(folder.filePath(id + QStringLiteral("/theme.ini")));
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        QVERIFY(write(QStringLiteral("good"), "[theme]\nname = Good\n"));
        QVERIFY(write(QStringLiteral("bad"), "[theme]\nnames = Bad\n"));
        QVERIFY(write(QStringLiteral("wood"), "[board]\nline = blue\n"));
        library.reload();
        QCOMPARE(changes.count(), 1);
        QVERIFY(library.find(QStringLiteral("good")));
        QVERIFY(!library.find(QStringLiteral("bad")));
        QCOMPARE(library.errors().size(), 1);
        QVERIFY(library.errors().first().contains(QStringLiteral("theme.ini:2: [theme] names: ")));
        QCOMPARE(library.find(QStringLiteral("wood"))->line, QColor(Qt::blue));
        library.reload();
        QCOMPARE(changes.count(), 1); // the same again
    }

    void aChoiceMayFollowTheGround()
    {
        const ThemeLibrary library{QString()};
        QCOMPARE(library.shown({}, false).id, QStringLiteral("wood"));
        QCOMPARE(library.shown({}, true).id, QStringLiteral("walnut"));
        QCOMPARE(library.shown(QStringLiteral("print"), true).id, QStringLiteral("print"));
        QCOMPARE(library.shown(QStringLiteral("flat-light/flat-dark"), true).id,
                 QStringLiteral("flat-dark"));
        QCOMPARE(library.shown(QStringLiteral("gone"), true).id, QStringLiteral("walnut"));
        QCOMPARE(library.pairs(), (QStringList{QString(), QStringLiteral("flat-light/flat-dark"),
                                               QStringLiteral("contrast-light/contrast-dark")}));
    }
};

SHINPAN_TEST(ThemeFileTest)

#include "themefile_test.moc"
