#include "ui/home/settinglist.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace shinpan;

/// Settings in sections: what each control does, and which are shown.
class SettingListTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_list.reset(); }

    void aControlChangesItsValueAtOnce();
    void whatChangedElsewhereIsShownAndNotWrittenAgain();
    void anUnknownValueShowsAsTheFirstChoice();
    void aSectionIsShownAlone();
    void aSearchFindsLabelsNotesChoicesAndHeadings_data();
    void aSearchFindsLabelsNotesChoicesAndHeadings();

private:
    /// The labels of what is shown, headings first: "Sea: Fish".
    [[nodiscard]] QString shown() const;

    std::unique_ptr<SettingList> m_list;
    bool m_isSalty = true;
    QString m_fish = QStringLiteral("cod");
    int m_trees = 3;
    int m_writes = 0;
    int m_presses = 0;
};

void SettingListTest::init()
{
    m_isSalty = true;
    m_fish = QStringLiteral("cod");
    m_trees = 3;
    m_writes = m_presses = 0;
    m_list = std::make_unique<SettingList>();
    m_list->addSection(QStringLiteral("Sea"));
    m_list->addSwitch(QStringLiteral("Salty"), QStringLiteral("As tears are"),
                      {[this] { return m_isSalty; },
                       [this](const QVariant &value) {
                           m_isSalty = value.toBool();
                           ++m_writes;
                       }});
    m_list->addChoice(QStringLiteral("Fish"), {},
                      {{QStringLiteral("Herring"), QStringLiteral("herring")},
                       {QStringLiteral("Cod"), QStringLiteral("cod")}},
                      {[this] { return m_fish; },
                       [this](const QVariant &value) {
                           m_fish = value.toString();
                           ++m_writes;
                       }});
    m_list->addSection(QStringLiteral("Land"));
    m_list->addNumber(QStringLiteral("Trees"), QStringLiteral("Oaks count twice"), {1, 9},
                      {[this] { return m_trees; },
                       [this](const QVariant &value) {
                           m_trees = value.toInt();
                           ++m_writes;
                       }});
    m_list->addButton(QStringLiteral("Woods"), {}, QStringLiteral("Cut Down…"),
                      [this] { ++m_presses; });
    m_list->showMatches({}); // all of them
    m_list->show();
}

QString SettingListTest::shown() const
{
    QStringList texts;
    const QList<QWidget *> widgets = m_list->findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (!widget->isVisible()) {
            continue;
        }
        if (const auto *label = qobject_cast<const QLabel *>(widget);
            label && (label->buddy() || label->parentWidget() == m_list.get())) {
            texts << label->text();
        } else if (const auto *box = qobject_cast<const QCheckBox *>(widget)) {
            texts << box->text();
        }
    }
    texts.sort();
    return texts.join(u' ');
}

void SettingListTest::aControlChangesItsValueAtOnce()
{
    test::buttonWithText<QCheckBox>(*m_list, "Salty")->click();
    QVERIFY(!m_isSalty);
    test::control<QComboBox>(*m_list, "Fish")->setCurrentIndex(0);
    QCOMPARE(m_fish, QStringLiteral("herring"));
    test::control<QSpinBox>(*m_list, "Trees")->setValue(7);
    QCOMPARE(m_trees, 7);
    test::buttonWithText<QPushButton>(*m_list, "Cut Down…")->click();
    QCOMPARE(m_presses, 1);
}

void SettingListTest::whatChangedElsewhereIsShownAndNotWrittenAgain()
{
    m_isSalty = false;
    m_fish = QStringLiteral("herring");
    m_trees = 5;

    m_list->refresh();

    QVERIFY(!test::buttonWithText<QCheckBox>(*m_list, "Salty")->isChecked());
    QCOMPARE(test::control<QComboBox>(*m_list, "Fish")->currentText(), QStringLiteral("Herring"));
    QCOMPARE(test::control<QSpinBox>(*m_list, "Trees")->value(), 5);
    QCOMPARE(m_writes, 0);
}

void SettingListTest::anUnknownValueShowsAsTheFirstChoice()
{
    m_fish = QStringLiteral("whale");

    m_list->refresh();

    QCOMPARE(test::control<QComboBox>(*m_list, "Fish")->currentText(), QStringLiteral("Herring"));
    QCOMPARE(m_fish, QStringLiteral("whale"));
}

void SettingListTest::aSectionIsShownAlone()
{
    QCOMPARE(m_list->sections(), (QStringList{QStringLiteral("Sea"), QStringLiteral("Land")}));
    m_list->showSection(0);
    QCOMPARE(shown(), QStringLiteral("Fish Salty Sea"));
    m_list->showSection(1);
    QCOMPARE(shown(), QStringLiteral("Land Trees Woods"));
}

void SettingListTest::aSearchFindsLabelsNotesChoicesAndHeadings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    QTest::newRow("a label") << QStringLiteral("fish") << QStringLiteral("Fish Sea");
    QTest::newRow("a note") << QStringLiteral("tears") << QStringLiteral("Salty Sea");
    QTest::newRow("a choice") << QStringLiteral("herr") << QStringLiteral("Fish Sea");
    QTest::newRow("a button") << QStringLiteral("cut") << QStringLiteral("Land Woods");
    QTest::newRow("a heading") << QStringLiteral("land") << QStringLiteral("Land Trees Woods");
    QTest::newRow("words in any order")
        << QStringLiteral(" count  trees") << QStringLiteral("Land Trees");
    QTest::newRow("of two sections")
        << QStringLiteral("o") << QStringLiteral("Fish Land Sea Trees Woods");
    QTest::newRow("nothing") << QStringLiteral("volcano") << QString();
}

void SettingListTest::aSearchFindsLabelsNotesChoicesAndHeadings()
{
    QFETCH(const QString, text);
    QFETCH(const QString, found);

    const int count = m_list->showMatches(text);

    QCOMPARE(shown(), found);
    const auto headings =
        shown().contains(QLatin1String("Sea")) + shown().contains(QLatin1String("Land"));
    QCOMPARE(count, found.isEmpty() ? 0 : found.count(u' ') + 1 - headings);
}

SHINPAN_TEST(SettingListTest)
#include "settinglist_test.moc"
