#include "ui/kit/panel.h"

#include "tests/support/testmain.h"

#include <QMainWindow>
#include <QTest>

using namespace shinpan;

class PanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The graph of a game that was read while its panel was hidden stayed six lines high.
    void limitsThatChangeWhileItIsHiddenHoldOnceItIsShown()
    {
        QMainWindow window;
        auto *content = new QWidget;
        content->setMaximumHeight(90);
        Panel panel(QStringLiteral("Graph"), QStringLiteral("graph"), content);
        window.addDockWidget(Qt::RightDockWidgetArea, &panel);
        window.show();
        QTRY_COMPARE(panel.widget()->maximumHeight(), 90);

        panel.hide();
        content->setMaximumHeight(QWIDGETSIZE_MAX);
        panel.show();

        QTRY_COMPARE(panel.widget()->maximumHeight(), QWIDGETSIZE_MAX);
    }
};

SHINPAN_TEST(PanelTest)
#include "panel_test.moc"
