#include "core/record/gamecursor.h"
#include "core/record/gamerecord.h"
#include "core/record/sgf/sgfcharset.h"
#include "tests/engine/madeupmachine.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/opendocuments.h"
#include "ui/collection/readingdialogs.h"
#include "ui/competition/competitionmodels.h"
#include "ui/competition/competitionwindow.h"
#include "ui/console/transcriptmodel.h"
#include "ui/document/documentfeature.h"
#include "ui/document/fileoptions.h"
#include "ui/engines/enginelist.h"
#include "ui/engines/importdialog.h"
#include "ui/graphics/commandlayer.h"
#include "ui/graphics/parameterdialog.h"
#include "ui/graphics/replyview.h"
#include "ui/home/homepage.h"
#include "ui/info/propertydialog.h"
#include "ui/kit/chrome/applystyle.h"
#include "ui/kit/controlaccess.h"
#include "ui/kit/noticebar.h"
#include "ui/library/libraryoptions.h"
#include "ui/library/librarywindow.h"
#include "ui/match/syncbadge.h"
#include "ui/review/reviewfilelist.h"
#include "ui/scoring/opinionrow.h"
#include "ui/scoring/scoringopinion.h"
#include "ui/scoring/scoringsession.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QDir>
#include <QFile>
#include <QFormLayout>
#include <QImage>
#include <QInputDialog>
#include <QLabel>
#include <QListView>
#include <QMessageBox>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolTip>
#include <sys/inotify.h>
#include <unistd.h>

#include <array>
#include <functional>
#include <memory>

using namespace shinpan;

namespace {

/// A widget that shows a foreign text, with all that it needs.
struct Shown
{
    QWidget *widget = nullptr;
    std::vector<std::shared_ptr<void>> parts{};

    ~Shown()
    {
        while (!parts.empty()) {
            parts.pop_back(); // what was made last shows the others
        }
    }
};

/// Tells whether somebody opens the file that the text names.
class OpeningWatch
{
public:
    explicit OpeningWatch(const QString &path)
        : m_descriptor(inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
    {
        inotify_add_watch(m_descriptor, QFile::encodeName(path).constData(), IN_OPEN);
    }
    ~OpeningWatch() { ::close(m_descriptor); }
    OpeningWatch(const OpeningWatch &) = delete;
    OpeningWatch &operator=(const OpeningWatch &) = delete;

    [[nodiscard]] bool hasSeenAny() const
    {
        std::array<char, 4096> events{};
        return ::read(m_descriptor, events.data(), events.size()) > 0;
    }

private:
    int m_descriptor;
};

template <typename T, typename... Arguments>
[[nodiscard]] std::shared_ptr<T> make(Shown &shown, Arguments &&...arguments)
{
    auto part = std::make_shared<T>(std::forward<Arguments>(arguments)...);
    shown.parts.push_back(part);
    return part;
}

/// Does what a screen reader does that asks for each name as soon as it changes.
void askForName(QAccessibleEvent *event)
{
    if (event->type() == QAccessible::NameChanged) {
        if (QAccessibleInterface *face = event->accessibleInterface()) {
            static_cast<void>(face->text(QAccessible::Name));
        }
    }
}

} // namespace

/// What engines, files, their names and competitions say is shown as it is: no tag in it does
/// anything, and no file that it names is opened. A FIFO there would hang the program for good.
class ForeignTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { QDir::setCurrent(m_before); }

    void isPlainEverywhere_data();
    void isPlainEverywhere();
    void isPlainForScreenReadersFromTheStart();

private:
    using Maker = std::function<void(Shown &, const QString &)>;

    void addDialogs();
    void addLists();
    void addWindows();
    static void add(const char *name, const Maker &maker) { QTest::newRow(name) << maker; }
    /// Shows all that can be hovered over; how much of it is foreign.
    [[nodiscard]] int checkToolTips(QWidget &widget) const;
    [[nodiscard]] int checkLabels(const QWidget &widget) const;
    [[nodiscard]] bool isForeign(const QString &text) const
    {
        return text.contains(QLatin1String("<img"));
    }

    QString m_before = QDir::currentPath();
    QTemporaryDir m_directory;
    /// The name of a file, too: it has no slash.
    QString m_text = QStringLiteral("<body background=\"canary.png\"><img src=\"canary.png\"><b>"
                                    "\x1b[31m\u009b31m\u202egnp");
    std::unique_ptr<OpeningWatch> m_watch;
};

void ForeignTextTest::initTestCase()
{
    controlaccess::install();
    applyStyle(*qApp, ColorScheme::Light);
    const QString path = m_directory.filePath(QStringLiteral("canary.png"));
    QImage picture(4, 4, QImage::Format_RGB32);
    QVERIFY(picture.save(path));
    QVERIFY(QDir::setCurrent(m_directory.path()));
    m_watch = std::make_unique<OpeningWatch>(path);
    QVERIFY(QFile(path).open(QIODevice::ReadOnly));
    QVERIFY(m_watch->hasSeenAny()); // it does see it
    QVERIFY(!m_watch->hasSeenAny());
}

void ForeignTextTest::isPlainEverywhere_data()
{
    QTest::addColumn<Maker>("maker");
    add("label",
        [](Shown &shown, const QString &text) { shown.widget = make<QLabel>(shown, text).get(); });
    add("form", [](Shown &shown, const QString &text) {
        shown.widget = make<QWidget>(shown).get();
        (new QFormLayout(shown.widget))->addRow(text, new QLabel(text));
    });
    add("tool tip", [](Shown &shown, const QString &text) {
        shown.widget = make<QWidget>(shown).get();
        shown.widget->setToolTip(text);
    });
    addDialogs();
    addLists();
    addWindows();
}

void ForeignTextTest::addDialogs()
{
    add("message box", [](Shown &shown, const QString &text) {
        const auto box = make<QMessageBox>(shown, QMessageBox::Question, text, text);
        box->setInformativeText(text);
        shown.widget = box.get();
    });
    add("question", [](Shown &shown, const QString &text) {
        const auto dialog = make<QInputDialog>(shown);
        dialog->setLabelText(text);
        shown.widget = dialog.get();
    });
    add("engines to import", [](Shown &shown, const QString &text) {
        EngineProfile profile;
        profile.name = text;
        profile.commandLine = text;
        shown.widget =
            make<ImportDialog>(shown, text, std::vector{profile}, QStringList(), nullptr).get();
    });
    add("encodings", [](Shown &shown, const QString &text) {
        shown.widget = make<EncodingDialog>(shown, "(;GN[" + text.toUtf8() + "]PB[\xe4\xf6])",
                                            SgfCharset(), QByteArray("Windows-1252"))
                           .get();
    });
    add("parameters of an engine", [](Shown &shown, const QString &text) {
        const std::vector<EngineParameter> parameters{
            {EngineParameter::Kind::Text, text, text},
            {EngineParameter::Kind::Flag, text, QStringLiteral("1")},
            {EngineParameter::Kind::Choice, text, text, {text}}};
        shown.widget = make<ParameterDialog>(shown, text, parameters).get();
    });
    add("properties", [](Shown &shown, const QString &text) {
        const auto record = make<GameRecord>(shown);
        record->setProperty(record->tree().root(), "KM", text.toUtf8());
        record->setProperty(record->tree().root(), "C", text.toUtf8());
        const auto cursor = make<GameCursor>(shown, *record);
        shown.widget = make<PropertyDialog>(shown, *cursor).get();
    });
}

void ForeignTextTest::addLists()
{
    add("list of engines", [](Shown &shown, const QString &text) {
        EngineProfile profile;
        profile.id = QStringLiteral("1");
        profile.name = text;
        profile.commandLine = QStringLiteral("/usr/games/gnugo ") + text;
        const auto list = make<EngineList>(
            shown, test::machineWith({QStringLiteral("/usr/games/gnugo")}), nullptr);
        list->showEngines(EngineProfileList({profile}, {}), profile.id);
        shown.widget = list.get();
    });
    add("files to review", [](Shown &shown, const QString &text) {
        const auto list = make<ReviewFileList>(shown, QStringLiteral("reviewed"));
        list->addFiles({text});
        list->setStatus(0, text);
        shown.widget = list.get();
    });
    add("console", [](Shown &shown, const QString &text) {
        const auto transcript = make<GtpTranscript>(shown);
        transcript->append(transcript->addSource(text), GtpTranscript::Kind::ErrorOutput,
                           text.toUtf8());
        const auto model = make<TranscriptModel>(shown, *transcript);
        const auto view = make<QListView>(shown);
        view->setModel(model.get());
        shown.widget = view.get();
    });
    add("answer of an engine", [](Shown &shown, const QString &text) {
        CommandLayer layer;
        layer.command.type = ReplyType::String;
        layer.reply = text + u'\n' + text;
        layer.rows = rowsOf(layer.command, layer.reply, layer.drawing);
        const auto view = make<ReplyView>(shown);
        view->show(&layer, text, {});
        shown.widget = view.get();
    });
    add("finished games", [](Shown &shown, const QString &text) {
        const auto games = make<std::vector<StoredGame>>(shown, 1);
        games->front().id = text;
        games->front().players = {text, text};
        games->front().sgfResult = text;
        const auto model = make<FinishedGamesModel>(shown, *games);
        const auto view = make<QTableView>(shown);
        view->setModel(model.get());
        shown.widget = view.get();
    });
    add("recent files", [](Shown &shown, const QString &text) {
        const auto preferences = make<Preferences>(shown, QStringLiteral("recent.ini"));
        preferences->set(RecentFiles{{text}});
        const auto menu = make<RecentMenu>(shown, *preferences);
        Q_EMIT menu->aboutToShow();
        shown.widget = menu.get();
    });
}

void ForeignTextTest::addWindows()
{
    add("notice", [](Shown &shown, const QString &text) {
        const auto bar = make<NoticeBar>(shown);
        bar->tell(text);
        shown.widget = bar.get();
    });
    add("opinion", [](Shown &shown, const QString &text) {
        ScoringOpinion opinion;
        opinion.who = text;
        opinion.answer = text;
        opinion.note = Message::verbatim(text);
        const auto row = make<OpinionRow>(shown);
        row->showOpinion(opinion, ScoringSession({}, defaultRules(), {}));
        shown.widget = row.get();
    });
    add("state of an engine", [](Shown &shown, const QString &text) {
        const auto badge = make<SyncBadge>(shown, text);
        badge->showState({SyncState::Kind::OutOfStep, 0, Message::verbatim(text)}, 1);
        shown.widget = badge.get();
    });
    add("start page", [](Shown &shown, const QString &text) {
        const auto preferences = make<Preferences>(shown, QStringLiteral("home.ini"));
        preferences->set(RecentFiles{{text}});
        const auto store = make<EngineProfileStore>(shown, QStringLiteral("engines.json"));
        shown.widget = make<HomePage>(shown, *store, *preferences).get();
    });
    add("competition", [](Shown &shown, const QString &text) {
        QFile file(text + QStringLiteral(".toml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "games = 1\n[game]\nboard_size = 5\n[[player]]\nid = \"a\"\ncommand = '/bin/cat'\n"
            "[[player]]\nid = \"b\"\ncommand = '/bin/cat'\n");
        file.close();
        shown.widget = make<CompetitionWindow>(shown, file.fileName()).get();
    });
    add("library of competitions", [](Shown &shown, const QString &text) {
        const auto preferences = make<Preferences>(shown, QStringLiteral("library.ini"));
        preferences->set(&LibraryOptions::folder, text);
        shown.widget = make<LibraryWindow>(shown, *preferences).get();
    });
    add("document", [](Shown &shown, const QString &text) {
        const auto documents = make<test::OpenDocuments>(shown);
        const QByteArray raw = text.toUtf8().replace(']', "\\]");
        documents->open(qPrintable(text + QStringLiteral(".sgf")),
                        "(;SZ[9]PB[" + raw + "]PW[" + raw + "]GN[" + raw + "]EV[" + raw + "]C["
                            + raw + "]N[" + raw + "]LB[aa:" + raw + "];B[bb]N[" + raw + "])");
        shown.widget = &documents->window();
    });
}

int ForeignTextTest::checkLabels(const QWidget &widget) const
{
    int count = 0;
    QList<const QLabel *> labels = widget.findChildren<const QLabel *>();
    labels.append(qobject_cast<const QLabel *>(&widget));
    for (const QLabel *label : labels) {
        if (label && isForeign(label->text())) {
            ++count;
            if (label->isVisible() && label->textFormat() != Qt::PlainText) {
                QTest::qFail(
                    qPrintable(QStringLiteral("a %1 that is not plain: %2")
                                   .arg(QString::fromLatin1(label->metaObject()->className()),
                                        label->objectName())),
                    __FILE__, __LINE__);
            }
        }
    }
    return count;
}

int ForeignTextTest::checkToolTips(QWidget &widget) const
{
    QStringList tips{widget.toolTip()};
    for (const QWidget *child : widget.findChildren<QWidget *>()) {
        tips += child->toolTip();
    }
    for (const QAction *action : widget.findChildren<QAction *>()) {
        tips += action->toolTip();
    }
    for (const QTabBar *tabs : widget.findChildren<QTabBar *>()) {
        for (int i = 0; i < tabs->count(); ++i) {
            tips += tabs->tabToolTip(i);
        }
    }
    QList<QAbstractItemView *> views = widget.findChildren<QAbstractItemView *>();
    views.append(qobject_cast<QAbstractItemView *>(&widget));
    for (const QAbstractItemView *view : views) {
        const QAbstractItemModel *model = view ? view->model() : nullptr;
        for (int row = 0; model && row < model->rowCount(); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                tips += model->index(row, column).data(Qt::ToolTipRole).toString();
            }
        }
    }
    int count = 0;
    tips.removeDuplicates();
    for (const QString &tip : tips) {
        if (!isForeign(tip)) {
            continue;
        }
        QToolTip::showText({}, tip);
        const QWidgetList windows = QApplication::topLevelWidgets();
        for (QWidget *window : windows) {
            if (window->inherits("QTipLabel")) {
                static_cast<void>(window->grab());
                count += checkLabels(*window);
            }
        }
    }
    return count;
}

void ForeignTextTest::isPlainEverywhere()
{
    QFETCH(Maker, maker);
    Shown shown;
    maker(shown, m_text);
    QWidget &widget = *shown.widget;
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
    static_cast<void>(widget.grab());
    const int seen = checkLabels(widget) + checkToolTips(widget);
    QToolTip::hideText();
    QVERIFY2(!m_watch->hasSeenAny(), "the file was opened");
    QVERIFY2(seen > 0, "nothing of the text is shown");
}

/// They hear of a label before it is shown, and of its text before its maker can say more of it.
void ForeignTextTest::isPlainForScreenReadersFromTheStart()
{
    const auto before = QAccessible::installUpdateHandler(&askForName);
    QAccessible::setActive(true);
    const QLabel label(m_text);
    const QMessageBox box(QMessageBox::Question, m_text, m_text);
    QLabel later;
    later.setText(m_text);
    const QString name = QAccessible::queryAccessibleInterface(&later)->text(QAccessible::Name);
    QAccessible::setActive(false);
    QAccessible::installUpdateHandler(before);
    QCOMPARE(name, m_text);
    QVERIFY2(!m_watch->hasSeenAny(), "the file was opened");
}

SHINPAN_TEST(ForeignTextTest)
#include "foreigntext_test.moc"
