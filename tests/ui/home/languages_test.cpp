#include "app/common/speech.h"
#include "core/util/language.h"
#include "tests/support/testmain.h"
#include "tests/ui/home/menudialogs.h"
#include "tests/ui/support/opendocuments.h"
#include "ui/ending/endcard.h"
#include "ui/home/arrangement.h"
#include "ui/home/homepage.h"
#include "ui/kit/chrome/applystyle.h"
#include "ui/kit/shortenedlabel.h"
#include "ui/window/mainwindow.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QListWidget>
#include <QMap>
#include <QMenuBar>
#include <QScreen>
#include <QStyleOption>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <memory>
#include <numeric>

using namespace shinpan;

namespace {

/// Reviewed and commented, so that no panel is empty.
constexpr auto ReviewedRecord =
    "(;GM[1]FF[4]SZ[19]PB[Shinpan (level 5)]PW[A person with a long name]C[Black 53.9%, -1.2]"
    "SBKV[53.9]SBKS[-1.2];B[pd]SBKV[52]SBKS[-1];W[dp]SBKV[69]SBKS[12.5];B[pp]SBKV[31]SBKS[-13]"
    ";W[dd]SBKV[30]SBKS[-13](;B[jj]C[A comment.]SBKV[11]SBKS[-25])(;B[fq]))";

/// The width of the text as it is drawn: what is underlined stands apart from its neighbours.
[[nodiscard]] int drawnWidth(const QLabel &label)
{
    const QString text = label.text();
    const qsizetype key = label.buddy() ? text.indexOf(u'&') : -1;
    if (key < 0) {
        return label.fontMetrics().size(0, text).width();
    }
    const QStringList pieces{text.left(key), text.mid(key + 1, 1), text.mid(key + 2)};
    int width = 0;
    for (const QString &piece : pieces) {
        width += label.fontMetrics().horizontalAdvance(piece);
    }
    return width;
}

[[nodiscard]] bool isCut(const QLabel &label)
{
    if (label.text().isEmpty() || qobject_cast<const ShortenedLabel *>(&label)) {
        return false;
    }
    if (label.height() < label.fontMetrics().height()) {
        return true;
    }
    return label.wordWrap() ? label.heightForWidth(label.width()) > label.height()
                            : drawnWidth(label) > label.width() - label.contentsMargins().left();
}

/// A button whose layout may ignore its text shortens that itself; one of a symbol shows none.
[[nodiscard]] bool isCut(const QAbstractButton &button)
{
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    if (button.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored
        || (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)) {
        return false;
    }
    return button.fontMetrics().size(Qt::TextShowMnemonic, button.text()).width() > button.width();
}

[[nodiscard]] bool isCut(const QComboBox &box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect room = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                   QStyle::SC_ComboBoxEditField, &box);
    constexpr int Margins = 2; // of Chrome
    const int icon = box.itemIcon(box.currentIndex()).isNull() ? 0 : box.iconSize().width();
    return !box.isEditable()
        && box.fontMetrics().horizontalAdvance(box.currentText()) > room.width() - icon - Margins;
}

[[nodiscard]] QString said(const QLabel &label)
{
    return label.text();
}
[[nodiscard]] QString said(const QAbstractButton &button)
{
    return button.text();
}
[[nodiscard]] QString said(const QComboBox &box)
{
    return box.currentText();
}

template <typename Widget>
void addCut(QStringList &texts, const QWidget &window)
{
    const auto widgets = window.findChildren<Widget *>();
    for (const Widget *widget : widgets) {
        if (widget->isVisible() && widget->isVisibleTo(&window) && isCut(*widget)) {
            texts += said(*widget);
        }
    }
}

/// The first text of a list of columns that is cut although another column leaves it the room.
[[nodiscard]] QString cutCell(const QTreeView &list)
{
    constexpr int Margins = 8;
    const int columns = list.header()->count();
    std::vector<int> wanted(static_cast<std::size_t>(columns));
    QString cut;
    for (QModelIndex row = list.indexAt({0, 0}); row.isValid(); row = list.indexBelow(row)) {
        for (int column = 0; column < columns; ++column) {
            const QModelIndex cell = row.siblingAtColumn(column);
            const QString text = cell.data().toString();
            const QRect room = list.visualRect(cell);
            const bool isSpanned = column > 0 && list.isFirstColumnSpanned(row.row(), row.parent());
            if (text.isEmpty() || room.bottom() > list.viewport()->height() || isSpanned) {
                continue;
            }
            const int width = list.fontMetrics().horizontalAdvance(text) + Margins;
            const int indent = list.columnWidth(column) - room.width();
            int &widest = wanted[static_cast<std::size_t>(column)];
            widest = std::max(widest, width + indent);
            if (width > room.width() + Margins && cut.isEmpty()) {
                cut = text;
            }
        }
    }
    const int all = std::accumulate(wanted.begin(), wanted.end(), 0);
    return all <= list.viewport()->width() ? cut : QString();
}

/// The texts that are not shown whole.
[[nodiscard]] QStringList cutTexts(const QWidget &window)
{
    QStringList texts;
    addCut<QLabel>(texts, window);
    addCut<QAbstractButton>(texts, window);
    addCut<QComboBox>(texts, window);
    const auto lists = window.findChildren<QTreeView *>();
    for (const QTreeView *list : lists) {
        if (const QString text = cutCell(*list); list->isVisible() && !text.isEmpty()) {
            texts += text;
        }
    }
    return texts;
}

/// The buttons that underline a character that no key has.
[[nodiscard]] QStringList keylessTexts(const QWidget &window)
{
    QStringList texts;
    const auto buttons = window.findChildren<QAbstractButton *>();
    for (const QAbstractButton *button : buttons) {
        const QString key = QKeySequence::mnemonic(button->text()).toString().right(1);
        if (!key.isEmpty() && key.at(0).category() == QChar::Letter_Other) {
            texts += button->text();
        }
    }
    return texts;
}

/// The texts of what can be seen that leads somewhere with Alt, by the letter.
[[nodiscard]] QMap<QString, QStringList> lettersOf(const QWidget &window)
{
    QMap<QString, QStringList> letters;
    const auto add = [&letters](const QString &text) {
        if (const QString key = QKeySequence::mnemonic(text).toString(); !key.isEmpty()) {
            letters[key] += text;
        }
    };
    const auto bars = window.findChildren<QMenuBar *>();
    for (const QMenuBar *bar : bars) {
        const auto menus = bar->isVisible() ? bar->actions() : QList<QAction *>();
        std::ranges::for_each(menus, [&add](const QAction *menu) { add(menu->text()); });
    }
    const auto buttons = window.findChildren<QAbstractButton *>();
    for (const QAbstractButton *button : buttons) {
        add(button->isVisible() ? button->text() : QString());
    }
    const auto labels = window.findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        add(label->isVisible() && label->buddy() ? label->text() : QString());
    }
    return letters;
}

} // namespace

/// Windows and dialogs in every language on the smaller screens of screens.json. A picture of each
/// goes into the folder that SHINPAN_PICTURES names.
class LanguagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextIsShownWhole_data();
    void everyTextIsShownWhole();

private:
    void fill(const QScreen &screen) const;
    void look(QWidget &window, const QString &name);
    void lookAtAll(QWidget &dialog);

    QString m_language;
    QString m_screen;
    QStringList m_faults;
    std::unique_ptr<test::OpenDocuments> m_open;
};

void LanguagesTest::everyTextIsShownWhole_data()
{
    QTest::addColumn<QString>("language");
    for (const Language &language : languages()) {
        QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
}

/// Makes it as large as a maximised window.
void LanguagesTest::fill(const QScreen &screen) const
{
    const QRect room = screen.availableGeometry();
    QWidget &window = m_open->window();
    window.resize(room.size() - (window.frameGeometry().size() - window.size()));
    window.move(room.topLeft());
}

void LanguagesTest::look(QWidget &window, const QString &name)
{
    QCoreApplication::processEvents();
    static_cast<void>(QTest::qWaitFor([&] { return cutTexts(window).isEmpty(); }, 300));
    const QStringList cut = cutTexts(window);
    for (const QString &text : cut) {
        m_faults += QStringLiteral("%1, %2: %3").arg(m_screen, name, text);
    }
    const QMap<QString, QStringList> letters = lettersOf(window);
    for (auto letter = letters.cbegin(); letter != letters.cend(); ++letter) {
        if (letter->size() > 1) {
            m_faults += QStringLiteral("%1: %2 is of %3")
                            .arg(name, letter.key(), letter->join(QLatin1String(", ")));
        }
    }
    for (const QString &text : keylessTexts(window)) {
        m_faults += QStringLiteral("%1: “%2” has no key").arg(name, text);
    }
    if (const QRect frame = window.frameGeometry();
        !window.screen()->availableGeometry().contains(frame)) {
        m_faults += QStringLiteral("%1, %2: %3×%4 at %5, %6 is not on the screen")
                        .arg(m_screen, name)
                        .arg(frame.width())
                        .arg(frame.height())
                        .arg(frame.x())
                        .arg(frame.y());
    }
    if (const QString folder = qEnvironmentVariable("SHINPAN_PICTURES"); !folder.isEmpty()) {
        const QString file = QStringLiteral("%1-%2-%3.png").arg(m_language, m_screen, name);
        window.grab().save(QDir(folder).filePath(QString(file).replace(u'/', u'_')));
    }
}

/// Each section of it, and each tab.
void LanguagesTest::lookAtAll(QWidget &dialog)
{
    look(dialog, dialog.windowTitle());
    const auto lists = dialog.findChildren<QListWidget *>();
    for (QListWidget *list : lists) {
        for (int row = 1; list->isVisible() && row < list->count(); ++row) {
            list->setCurrentRow(row);
            look(dialog, QStringLiteral("%1 %2").arg(dialog.windowTitle()).arg(row));
        }
    }
    const auto bars = dialog.findChildren<QTabBar *>();
    for (QTabBar *bar : bars) {
        for (int tab = 1; bar->isVisible() && tab < bar->count(); ++tab) {
            bar->setCurrentIndex(tab);
            look(dialog, QStringLiteral("%1, tab %2").arg(dialog.windowTitle()).arg(tab));
        }
    }
}

void LanguagesTest::everyTextIsShownWhole()
{
    QFETCH(const QString, language);
    m_language = language;
    m_faults.clear();
    const QLocale usual;
    QLocale::setDefault(QLocale(language));
    Speech speech;
    speech.speak(language);
    applyStyle(*qApp, ColorScheme::Light);
    m_open = std::make_unique<test::OpenDocuments>();
    EngineProfile engine;
    engine.name = QStringLiteral("GNU Go");
    engine.commandLine = QStringLiteral("gnugo --mode gtp");
    m_open->store.add(engine);
    QList<QScreen *> screens = QGuiApplication::screens();
    std::ranges::sort(screens, {}, [](const QScreen *screen) { return screen->size().width(); });
    for (const QScreen *screen : {screens.at(0), screens.at(1)}) {
        m_screen = screen->name();
        fill(*screen);
        m_open->set->showHome(m_open->window());
        m_open->window().findChild<HomePage *>()->setDueQuestions(1);
        look(m_open->window(), QStringLiteral("home"));
        m_open->window().leaveHome();
        m_open->open("game.sgf", ReviewedRecord);
        MainWindow &page = m_open->current().page();
        for (const WindowLayout layout : AllWindowLayouts) {
            page.arrangement().choose(layout);
            look(m_open->window(), QStringLiteral("layout %1").arg(static_cast<int>(layout)));
        }
        auto &end = *page.findChild<EndCard *>();
        end.showEnd(QStringLiteral("B+R"), {});
        end.showFile({});
        end.offerNext(QStringLiteral("5k"));
        look(m_open->window(), QStringLiteral("end of a game"));
        end.hide();
        test::openEachDialog(page, [this](QWidget &dialog) {
            if (!qobject_cast<QFileDialog *>(&dialog)) { // Qt's own
                lookAtAll(dialog);
            }
        });
    }
    m_open.reset();
    QLocale::setDefault(usual);
    m_faults.removeDuplicates();
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
}

SHINPAN_TEST(LanguagesTest)
#include "languages_test.moc"
