#include "ui/manual/manual.h"

#include "core/gtpserver/gtpcommands.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/openwindow.h"
#include "ui/home/homeparts.h"
#include "ui/home/preferencesdialog.h"
#include "ui/home/settinglist.h"
#include "ui/kit/plainlabel.h"
#include "ui/manual/knownparts.h"

#include <QAction>
#include <QActionGroup>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>

#include <memory>
#include <span>

using namespace shinpan;

/// The text of the manual: that it is whole in every language, and knows all that the program has.
class ManualTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<test::OpenWindow>(); }
    void cleanup() { m_open.reset(); }

    void languagesHaveTheSameShape_data();
    void languagesHaveTheSameShape();
    void everyLinkLeadsSomewhere();
    void everyPictureIsThereAndOfThisVersion_data();
    void everyPictureIsThereAndOfThisVersion();
    void everyPartIsMade();
    void everyMenuEntryIsThereWithItsKeys();
    void everyMenuEntryIsExplained();
    void everySettingIsThere();
    void everyGtpCommandIsThere();
    void everyKeyOfAFileIsThere_data();
    void everyKeyOfAFileIsThere();

private:
    [[nodiscard]] Manual manual() const
    {
        ManualParts parts = knownParts();
        parts.insert(homeParts(&m_open->window->menus(), m_open->preferences));
        return Manual(QStringLiteral("en"), parts);
    }
    [[nodiscard]] QList<QAction *> entries() const;

    std::unique_ptr<test::OpenWindow> m_open;
};

namespace {

[[nodiscard]] QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

[[nodiscard]] QString writtenPage(const QString &language, const QString &page)
{
    return contentOf(QStringLiteral(":/manual/%1/%2.html").arg(language, page));
}

[[nodiscard]] QStringList captures(const QString &pattern, const QString &text)
{
    const QRegularExpression expression(pattern, QRegularExpression::DotMatchesEverythingOption);
    QStringList all;
    for (const QRegularExpressionMatch &match : expression.globalMatch(text)) {
        all << match.captured(match.lastCapturedIndex());
    }
    return all;
}

/// What is the same in all languages: tags, places, pictures, and what is typed.
[[nodiscard]] QStringList shapeOf(const QString &html)
{
    return captures(QStringLiteral("<pre>.*?</pre>|<code>.*?</code>|<h2 id=\"[^\"]*\">"
                                   "|<img src=\"[^\"]*\"|href=\"[^\"]*\"|</?(?:h[123]|p|tr|li)>"
                                   "|<!--.*?-->"),
                    html);
}

[[nodiscard]] QStringList languagesOfManual()
{
    return QDir(QStringLiteral(":/manual")).entryList(QDir::Dirs);
}

} // namespace

void ManualTest::languagesHaveTheSameShape_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("needed");
    const QStringList player = Manual::pages().mid(0, 4);
    for (const QString &language : languagesOfManual()) {
        const bool isWhole = language == QLatin1String("en") || language == QLatin1String("de");
        QTest::newRow(qPrintable(language)) << language << (isWhole ? Manual::pages() : player);
    }
}

void ManualTest::languagesHaveTheSameShape()
{
    QFETCH(const QString, language);
    QFETCH(const QStringList, needed);
    for (const QString &page : Manual::pages()) {
        const QString html = writtenPage(language, page);
        QVERIFY2(!html.isEmpty() || !needed.contains(page), qPrintable(page));
        if (!html.isEmpty()) {
            QVERIFY2(html.startsWith(QLatin1String("<h1>")), qPrintable(page));
            QCOMPARE(shapeOf(html), shapeOf(writtenPage(QStringLiteral("en"), page)));
        }
    }
}

void ManualTest::everyLinkLeadsSomewhere()
{
    for (const QString &page : Manual::pages()) {
        const QStringList links =
            captures(QStringLiteral("href=\"([^\"]*)\""), manual().html(page));
        for (const QString &link : links) {
            const QString there = link.startsWith(u'#') ? page : link.section(u'#', 0, 0);
            QVERIFY2(Manual::pages().contains(there), qPrintable(page + u' ' + link));
            const QString chapter = link.section(u'#', 1);
            QVERIFY2(
                chapter.isEmpty()
                    || manual().html(there).contains(QStringLiteral("<h2 id=\"%1\">").arg(chapter)),
                qPrintable(page + u' ' + link));
        }
    }
}

void ManualTest::everyPictureIsThereAndOfThisVersion_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("de") << QStringLiteral("de");
}

void ManualTest::everyPictureIsThereAndOfThisVersion()
{
    QFETCH(const QString, language);
    QStringList named;
    for (const QString &page : Manual::pages()) {
        named += captures(QStringLiteral("<img src=\"([^\"]*)\""), writtenPage(language, page));
    }
    named.sort();
    const QDir folder(QStringLiteral(":/manual/") + language);
    QCOMPARE(named, folder.entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Name));
    for (const QString &picture : named) {
        const QImage image(folder.filePath(picture));
        QVERIFY2(image.text(QStringLiteral("Version")) == QLatin1String(SHINPAN_VERSION),
                 qPrintable(picture
                            + QLatin1String(" is of another version; tests/pictures "
                                            "takes it anew")));
    }
}

void ManualTest::everyPartIsMade()
{
    for (const QString &page : Manual::pages()) {
        QVERIFY2(!manual().html(page).contains(QLatin1String("<!--")), qPrintable(page));
    }
}

QList<QAction *> ManualTest::entries() const
{
    QList<QAction *> found;
    const QList<QMenu *> menus = m_open->window->menus().findChildren<QMenu *>();
    for (const QMenu *menu : menus) {
        const QList<QAction *> actions = menu->actions();
        for (QAction *action : actions) {
            if (!action->isSeparator() && action->menu<QMenu *>() == nullptr) {
                found << action;
            }
        }
    }
    return found;
}

void ManualTest::everyMenuEntryIsThereWithItsKeys()
{
    const QString text = manual().plainText(QStringLiteral("menus"));
    QVERIFY(entries().size() > 80);
    for (const QAction *action : entries()) {
        QVERIFY2(text.contains(plainLabel(action->text())), qPrintable(action->text()));
        for (const QKeySequence &key : action->shortcuts()) {
            QVERIFY2(text.contains(key.toString(QKeySequence::NativeText)),
                     qPrintable(key.toString()));
        }
    }
}

/// By its name, in what people wrote; one of several choices is explained by its menu.
void ManualTest::everyMenuEntryIsExplained()
{
    const Manual written(QStringLiteral("en"), {});
    QString text;
    for (const QString &page : Manual::pages()) {
        text += written.plainText(page).simplified() + u' ';
    }
    QStringList missing;
    for (const QAction *action : entries()) {
        const QString name = plainLabel(action->text()).remove(u'…');
        if (action->actionGroup() == nullptr && !text.contains(name)) {
            missing << name;
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1String(", "))));
}

void ManualTest::everySettingIsThere()
{
    const QString text = manual().plainText(QStringLiteral("settings"));
    PreferencesDialog dialog(m_open->preferences);
    auto *sections = dialog.findChild<QListWidget *>();
    for (int section = 0; section < sections->count(); ++section) {
        sections->setCurrentRow(section);
        QVERIFY(text.contains(sections->item(section)->text()));
    }
    QStringList labels;
    const QList<QWidget *> controls = dialog.findChild<SettingList *>()->findChildren<QWidget *>();
    for (const QWidget *control : controls) {
        const auto *box = qobject_cast<const QCheckBox *>(control);
        const auto *label = qobject_cast<const QLabel *>(control);
        labels << (box != nullptr ? box->text() : label != nullptr ? label->text() : QString());
    }
    labels.removeAll(QString());
    QVERIFY(labels.size() > 80);
    for (const QString &label : labels) {
        QVERIFY2(text.contains(label), qPrintable(label));
    }
}

void ManualTest::everyGtpCommandIsThere()
{
    const QString text = u'\n' + manual().plainText(QStringLiteral("gtp"));
    for (const std::span<const GtpCommandRow> rows : allCommands()) {
        for (const GtpCommandRow &row : rows) {
            const QString name =
                QString::fromLatin1(row.name.data(), static_cast<qsizetype>(row.name.size()));
            QVERIFY2(text.contains(QRegularExpression(
                         QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(name)))),
                     qPrintable(name));
        }
    }
}

void ManualTest::everyKeyOfAFileIsThere_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("page");
    QTest::newRow("competitions") << QStringLiteral("competition/file/competitionkeys.h")
                                  << QStringLiteral("Key(?: \\w+)?\\(\"(\\w+)\"\\)")
                                  << QStringLiteral("competition-file");
    QTest::newRow("fields of competitions")
        << QStringLiteral("competition/file/competitionfields.h")
        << QStringLiteral("field\\(\\{\"(\\w+)\"") << QStringLiteral("competition-file");
    QTest::newRow("engines") << QStringLiteral("engine/profile/engineprofilefile.cpp")
                             << QStringLiteral(
                                    "Key\\(\"(\\w+)\"\\)|\\{QLatin1String\\(\"(\\w+)\"\\)")
                             << QStringLiteral("formats");
    QTest::newRow("accounts") << QStringLiteral("cgos/file/cgosfile.cpp")
                              << QStringLiteral("constexpr QLatin1String \\w+\\(\"(\\w+)\"\\)")
                              << QStringLiteral("formats");
    QTest::newRow("columns of games")
        << QStringLiteral("competition/result/gamecolumns.h")
        << QStringLiteral("(?:column|since)\\((?:\\d+,\\s*)?(?:orNull\\()?\\{\"(\\w+)\"")
        << QStringLiteral("formats");
}

void ManualTest::everyKeyOfAFileIsThere()
{
    QFETCH(const QString, code);
    QFETCH(const QString, pattern);
    QFETCH(const QString, page);
    const QStringList keys =
        captures(pattern, contentOf(QStringLiteral(SHINPAN_TEST_DATA "/../../core/") + code));
    QVERIFY2(keys.size() > 8, qPrintable(QString::number(keys.size())));
    const QString text = manual().plainText(page);
    QStringList missing;
    for (const QString &key : keys) {
        if (!text.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(key)))) {
            missing << key;
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1String(", "))));
}

SHINPAN_TEST(ManualTest)
#include "manual_test.moc"
