#include "tests/support/testmain.h"
#include "ui/kit/chrome/applystyle.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"
#include "ui/settings/appearance.h"
#include "ui/settings/preferences.h"
#include "ui/window/viewfeature.h"

#include <QApplication>
#include <QLabel>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace shinpan;

/// The program's dress, chosen from the menu.
class AppearanceMenuTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theSchemeIsChosen();
    void textsBecomeLargerAndSmaller();
    void fontsOfTheirOwnKeepTheirProportion();
    void dialogsGrowWithTheirTexts();
    void thereAreLimits();
    void theSizeIsRemembered();

private:
    void press(const QKeySequence &key) const;

    QTemporaryDir m_directory;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<AppearanceMenu> m_menu;
    qreal m_usual = 0;
};

void AppearanceMenuTest::init()
{
    applyStyle(*qApp, ColorScheme::Light);
    m_preferences = std::make_unique<Preferences>(m_directory.filePath(QStringLiteral("a.ini")));
    m_preferences->set(&Appearance::scheme, ColorScheme::Light);
    m_menu = std::make_unique<AppearanceMenu>(*m_preferences);
    m_usual = QApplication::font().pointSizeF();
}

void AppearanceMenuTest::cleanup()
{
    m_preferences->set(&Appearance::textSize, 100);
    applyTextZoom(100);
    applyStyle(*qApp, ColorScheme::Light);
    m_menu.reset();
}

/// The action with this key, if there is one.
void AppearanceMenuTest::press(const QKeySequence &key) const
{
    const QList<QAction *> actions = m_menu->actions();
    for (QAction *action : actions) {
        if (action->shortcuts().contains(key)) {
            action->trigger();
        }
    }
}

void AppearanceMenuTest::theSchemeIsChosen()
{
    m_menu->actions().at(2)->trigger();

    QCOMPARE(m_preferences->get(&Appearance::scheme), ColorScheme::Dark);
    QVERIFY(isDark(QApplication::palette()));
}

void AppearanceMenuTest::textsBecomeLargerAndSmaller()
{
    const QLabel label; // hears of it in the event loop
    press(Qt::CTRL | Qt::Key_Plus);
    press(Qt::CTRL | Qt::Key_Equal);

    QTRY_VERIFY(qAbs(label.font().pointSizeF() - 1.2 * m_usual) < 0.2);
    QCOMPARE(m_preferences->get(&Appearance::textSize), 120);

    press(Qt::CTRL | Qt::Key_Minus);

    QTRY_VERIFY(qAbs(label.font().pointSizeF() - 1.1 * m_usual) < 0.2);

    press(Qt::CTRL | Qt::Key_0);

    QTRY_VERIFY(qAbs(label.font().pointSizeF() - m_usual) < 0.1);
    QCOMPARE(m_preferences->get(&Appearance::textSize), 100);
}

void AppearanceMenuTest::fontsOfTheirOwnKeepTheirProportion()
{
    QLabel title;
    title.setFont(textFont(TextSize::Title));
    const qreal before = title.font().pointSizeF();

    press(Qt::CTRL | Qt::Key_Plus);

    QVERIFY(qAbs(title.font().pointSizeF() - 1.1 * before) < 0.1);
    QVERIFY(qAbs(textFont(TextSize::Title).pointSizeF() - title.font().pointSizeF()) < 0.1);
}

void AppearanceMenuTest::dialogsGrowWithTheirTexts()
{
    constexpr QSize Small(100, 80);
    QCOMPARE(zoomed(Small), Small);

    applyTextZoom(150);

    QCOMPARE(zoomed(100), 150);
    QCOMPARE(zoomed(Small), QSize(150, 120));
    const QSize screen = QGuiApplication::primaryScreen()->availableSize();
    QCOMPARE(zoomed(screen), screen * 9 / 10);
}

void AppearanceMenuTest::thereAreLimits()
{
    for (int i = 0; i < 30; ++i) {
        press(Qt::CTRL | Qt::Key_Plus);
    }
    QCOMPARE(m_preferences->get(&Appearance::textSize), Appearance::LargestText);
    for (int i = 0; i < 30; ++i) {
        press(Qt::CTRL | Qt::Key_Minus);
    }
    QCOMPARE(m_preferences->get(&Appearance::textSize), Appearance::SmallestText);
}

void AppearanceMenuTest::theSizeIsRemembered()
{
    press(Qt::CTRL | Qt::Key_Minus);
    m_menu.reset();
    m_preferences = std::make_unique<Preferences>(m_directory.filePath(QStringLiteral("a.ini")));

    QCOMPARE(m_preferences->get(&Appearance::textSize), 90);
}

SHINPAN_TEST(AppearanceMenuTest)

#include "appearancemenu_test.moc"
