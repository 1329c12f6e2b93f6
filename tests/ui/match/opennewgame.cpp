#include "tests/ui/match/opennewgame.h"

#include <QComboBox>
#include <QTest>

namespace shinpan::test {

void OpenNewGame::open(const NewGameSettings &settings)
{
    m_dialog = std::make_unique<NewGameDialog>(std::vector{m_gnuGo, m_ghost}, settings, nullptr,
                                               m_machine);
    m_dialog->open();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
}

void OpenNewGame::chooseHandicap(int stones) const
{
    auto *list = control<QComboBox>("Handicap");
    list->setCurrentIndex(list->findData(stones));
}

void OpenNewGame::chooseRules(const char *name) const
{
    auto *list = control<QComboBox>("Rules");
    list->setCurrentIndex(list->findText(QString::fromUtf8(name)));
}

void OpenNewGame::chooseSeat(const char *list, const QString &entry) const
{
    auto *seat = control<QComboBox>(list);
    const int index = seat->findText(entry);
    QVERIFY(index >= 0);
    seat->setCurrentIndex(index);
    Q_EMIT seat->activated(index);
}

} // namespace shinpan::test
