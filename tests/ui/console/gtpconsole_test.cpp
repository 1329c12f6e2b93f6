#include "ui/console/gtpconsole.h"

#include "core/gtp/gtpreply.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/console/longtext.h"
#include "ui/console/transcriptview.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>
#include <vector>

using namespace shinpan;
using Kind = GtpTranscript::Kind;

class GtpConsoleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void withoutAnEngineNothingCanBeTyped();
    void aTypedCommandGoesToTheChosenEngine();
    void anEngineThatIsGoneIsNotTalkedTo();
    void aCommandForAnEngineThatIsGoneGoesToNobodyElse();
    void anEngineStartedAfreshIsTalkedToAgain();
    void theNextEngineTakesThePlaceOfOneThatIsGone();
    void whoWasSeatedInThePlaceOfAnEngineIsTalkedToWhenItEnds();
    void anAnswerStaysBelowTheEntry();
    void searchAndCommandHaveRoomInANarrowConsole();
    void chosenFiltersAreReadWholeBesideABoard();
    void whatWasTypedIsShownAlone();
    void linesOfAnEngineAreShownThroughItsRestarts();
    void aRemarkIsNotSentAndIsExplained();
    void commandsAreCompletedForTheChosenEngine();
    void enginesThatSpokeBeforeCanBeFiltered();
    void linesAreFilteredByEngineAndText();
    void linesAreFilteredByKindAndCommand();
    void aTextIsLookedForAmongTheOtherLines();
    void aDoubleClickAsksForTheMomentOfTheLine();
    void aLineIsShownInFullOnRequest();
    void theCurrentLineIsTheOneThatIsShownInFull();
    void switchesOfTheBarAreTold();
    void showingAnEngineFiltersAndAddressesIt();
    void theEmptyConsoleSaysWhatItIsFor();
    void everyControlHasAName();

private:
    template <typename T>
    [[nodiscard]] T *control(const char *accessibleName) const
    {
        return test::control<T>(*m_console, accessibleName);
    }
    void type(const QString &line) const;
    [[nodiscard]] QString shownLines() const;

    std::unique_ptr<GtpTranscript> m_transcript;
    std::unique_ptr<GtpConsole> m_console;
    int m_black = 0;
    int m_white = 0;
};

void GtpConsoleTest::init()
{
    m_transcript = std::make_unique<GtpTranscript>();
    m_console = std::make_unique<GtpConsole>(*m_transcript);
    m_black = m_transcript->addSource(QStringLiteral("GNU Go"));
    m_white = m_transcript->addSource(QStringLiteral("Leela Zero"));
    m_console->resize(700, 400);
    m_console->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_console.get()));
}

void GtpConsoleTest::cleanup()
{
    m_console.reset();
    m_transcript.reset();
}

void GtpConsoleTest::type(const QString &line) const
{
    auto *entry = control<QLineEdit>("GTP command");
    entry->setText(line);
    QTest::keyClick(entry, Qt::Key_Return);
}

QString GtpConsoleTest::shownLines() const
{
    const QAbstractItemModel *model = m_console->findChild<TranscriptView *>()->model();
    QStringList lines;
    for (int row = 0; row < model->rowCount(); ++row) {
        lines.append(model->index(row, 0).data().toString());
    }
    return lines.join(u'|');
}

void GtpConsoleTest::withoutAnEngineNothingCanBeTyped()
{
    QVERIFY(!control<QLineEdit>("GTP command")->isEnabled());
    QCOMPARE(control<QLineEdit>("GTP command")->placeholderText(),
             QStringLiteral("No engine is running"));

    m_console->addEngine(m_black);

    QVERIFY(control<QLineEdit>("GTP command")->isEnabled());
}

void GtpConsoleTest::aTypedCommandGoesToTheChosenEngine()
{
    m_console->addEngine(m_black);
    m_console->addEngine(m_white);
    const QSignalSpy commands(m_console.get(), &GtpConsole::commandEntered);
    auto *target = control<QComboBox>("Talk to");
    target->setCurrentIndex(target->findText(QStringLiteral("Leela Zero")));

    type(QStringLiteral("showboard"));

    QCOMPARE(commands.size(), 1);
    QCOMPARE(commands[0][0].toInt(), m_white);
    QCOMPARE(commands[0][1].toString(), QStringLiteral("showboard"));
}

void GtpConsoleTest::anEngineThatIsGoneIsNotTalkedTo()
{
    m_console->addEngine(m_black);
    m_console->addEngine(m_white);

    m_console->removeEngine(m_white);

    QCOMPARE(control<QComboBox>("Talk to")->count(), 1);
    QCOMPARE(m_console->target(), std::optional(m_black));
}

void GtpConsoleTest::aCommandForAnEngineThatIsGoneGoesToNobodyElse()
{
    m_console->addEngine(m_black);
    m_console->addEngine(m_white);
    const QSignalSpy commands(m_console.get(), &GtpConsole::commandEntered);
    auto *target = control<QComboBox>("Talk to");
    auto *entry = control<QLineEdit>("GTP command");

    m_console->removeEngine(m_black);
    QCOMPARE(target->currentText(), QStringLiteral("GNU Go – gone"));
    QVERIFY(!m_console->target());

    type(QStringLiteral("clear_board"));
    QCOMPARE(commands.size(), 0);
    QCOMPARE(entry->text(), QStringLiteral("clear_board"));
    QCOMPARE(entry->accessibleDescription(),
             QStringLiteral("“clear_board” was not sent: GNU Go is no longer running. "
                            "Choose another engine to talk to."));

    target->setCurrentIndex(target->findData(m_white));
    QCOMPARE(target->count(), 1);
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(commands.size(), 1);
    QCOMPARE(commands[0][0].toInt(), m_white);

    m_console->removeEngine(m_white); // nobody is left
    type(QStringLiteral("name"));
    QCOMPARE(commands.size(), 1);
    QVERIFY(target->isVisible());
}

void GtpConsoleTest::anEngineStartedAfreshIsTalkedToAgain()
{
    m_console->addEngine(m_black);
    m_console->addEngine(m_white);
    m_console->removeEngine(m_black);
    const int again = m_transcript->addSource(QStringLiteral("GNU Go"));

    m_console->addEngine(again);

    QCOMPARE(m_console->target(), std::optional(again));
    QCOMPARE(control<QComboBox>("Talk to")->count(), 2);
}

/// It stayed chosen, through games of others.
void GtpConsoleTest::theNextEngineTakesThePlaceOfOneThatIsGone()
{
    m_console->addEngine(m_black);
    m_console->removeEngine(m_black);
    auto *entry = control<QLineEdit>("GTP command");
    entry->setText(QStringLiteral("clear_b"));
    m_console->addEngine(m_white);
    QVERIFY(!m_console->target()); // what is typed is for the other
    entry->clear();
    const int next = m_transcript->addSource(QStringLiteral("Pachi"));

    m_console->addEngine(next);

    QCOMPARE(m_console->target(), std::optional(next));
}

/// A seat that is changed in mid-game has its next engine before the last one has ended.
void GtpConsoleTest::whoWasSeatedInThePlaceOfAnEngineIsTalkedToWhenItEnds()
{
    const auto arrive = [this](const char *name) {
        const int source = m_transcript->addSource(QString::fromUtf8(name));
        m_console->addEngine(source);
        return source;
    };
    const int white = arrive("White · GNU Go (level 10)");
    const int black = arrive("Black · Leela Zero");
    const int next = arrive("White · GNU Go (level 3)");

    m_console->removeEngine(white);
    QCOMPARE(m_console->target(), std::optional(next));

    m_console->removeEngine(next);
    QVERIFY(!m_console->target()); // the opponent was not meant
    m_console->showEngine(black);
    control<QLineEdit>("GTP command")->setText(QStringLiteral("clear_b"));
    arrive("Black · Pachi");
    m_console->removeEngine(black);
    QVERIFY(!m_console->target()); // what is typed is for the other
}

void GtpConsoleTest::anAnswerStaysBelowTheEntry()
{
    m_console->addEngine(m_black);
    const auto *entry = control<QLineEdit>("GTP command");
    m_console->tellAnswer({QStringLiteral("3.8")});
    QCOMPARE(entry->accessibleDescription(), QStringLiteral("= 3.8"));
    m_console->tellAnswer(
        {failure(GtpError{GtpError::Kind::Refused, Message::verbatim(QStringLiteral("unknown"))})});
    QCOMPARE(entry->accessibleDescription(), QStringLiteral("? unknown"));
}

/// Four letters of the field were to be seen.
void GtpConsoleTest::searchAndCommandHaveRoomInANarrowConsole()
{
    m_console->addEngine(
        m_transcript->addSource(QStringLiteral("An engine with a long name (level 10)")));
    m_console->resize(320, 500);
    QTRY_VERIFY(control<QLineEdit>("Show lines that contain")->width() > 150);
    QVERIFY(control<QLineEdit>("GTP command")->width() > 200);
    m_console->resize(1000, 300);
    const auto *choice = control<QComboBox>("Show the lines of");
    const auto *search = control<QLineEdit>("Show lines that contain");
    QTRY_VERIFY(search->geometry().top() < choice->geometry().bottom()); // beside each other
}

/// What else could be chosen, the names of engines and the longest command, took their room.
void GtpConsoleTest::chosenFiltersAreReadWholeBesideABoard()
{
    const int engine =
        m_transcript->addSource(QStringLiteral("Black · An engine of long name (level 10)"));
    m_transcript->append(engine, GtpTranscript::Kind::Command, "1 gomill-explain_last_move");
    m_transcript->append(engine, GtpTranscript::Kind::Reply, "=1");
    m_console->resize(420, 500);
    for (const char *name : {"Show the lines of", "Show this kind of lines", "Show this command"}) {
        const auto *choice = control<QComboBox>(name);
        QTRY_VERIFY2(choice->width() >= choice->sizeHint().width(), name);
        QVERIFY(choice->width() > choice->fontMetrics().horizontalAdvance(choice->currentText()));
    }
}

void GtpConsoleTest::whatWasTypedIsShownAlone()
{
    m_console->addEngine(m_black);
    const auto say = [this](Kind kind, const char *text) {
        m_transcript->append(m_black, kind, text);
    };
    say(Kind::Command, "1 name");
    say(Kind::Reply, "=1 GNU Go");
    type(QStringLiteral("name"));
    say(Kind::Command, "2 play b E5"); // the game goes on meanwhile
    say(Kind::Reply, "=2");
    say(Kind::Command, "3 name");
    say(Kind::Reply, "=3 GNU Go");
    say(Kind::ReplyLine, "Go");
    say(Kind::Command, "4 name");
    say(Kind::Reply, "=4 GNU Go");

    auto *kinds = control<QComboBox>("Show this kind of lines");
    kinds->setCurrentIndex(kinds->findText(QStringLiteral("Typed here, with answers")));

    QTRY_COMPARE(shownLines(), QStringLiteral("3 name|=3 GNU Go|Go"));
    kinds->setCurrentIndex(0);
    kinds->setCurrentIndex(kinds->findText(QStringLiteral("Typed here, with answers")));
    QTRY_COMPARE(shownLines(), QStringLiteral("3 name|=3 GNU Go|Go"));
}

void GtpConsoleTest::linesOfAnEngineAreShownThroughItsRestarts()
{
    m_transcript->append(m_black, Kind::Notice, "first");
    m_console->showEngine(m_black);
    QTRY_COMPARE(shownLines(), QStringLiteral("first"));
    const int again = m_transcript->addSource(QStringLiteral("GNU Go"));

    m_transcript->append(m_white, Kind::Notice, "another");
    m_transcript->append(again, Kind::Notice, "second");

    QTRY_COMPARE(shownLines(), QStringLiteral("first|second"));
    QCOMPARE(control<QComboBox>("Show the lines of")->count(), 3); // all, and each once
}

void GtpConsoleTest::aRemarkIsNotSentAndIsExplained()
{
    m_console->addEngine(m_black);
    const QSignalSpy commands(m_console.get(), &GtpConsole::commandEntered);

    type(QStringLiteral("# hello"));

    QCOMPARE(commands.size(), 0);
    QCOMPARE(control<QLineEdit>("GTP command")->accessibleDescription(),
             QStringLiteral("“# hello”: there is no command in this line."));
}

void GtpConsoleTest::commandsAreCompletedForTheChosenEngine()
{
    m_console->addEngine(m_black);
    m_console->addEngine(m_white);
    m_console->setCommands(m_black, {QStringLiteral("gg-undo")});
    m_console->setCommands(m_white, {QStringLiteral("lz-analyze")});
    auto *entry = control<QLineEdit>("GTP command");
    auto *target = control<QComboBox>("Talk to");

    target->setCurrentIndex(1);
    entry->setText(QStringLiteral("l"));
    QTest::keyClick(entry, Qt::Key_Tab);
    QCOMPARE(entry->text(), QStringLiteral("lz-analyze "));

    target->setCurrentIndex(0);
    entry->setText(QStringLiteral("g"));
    QTest::keyClick(entry, Qt::Key_Tab);
    QCOMPARE(entry->text(), QStringLiteral("gg-undo "));
}

void GtpConsoleTest::enginesThatSpokeBeforeCanBeFiltered()
{
    m_transcript->append(m_white, Kind::Reply, "= 1");
    m_console = std::make_unique<GtpConsole>(*m_transcript);

    QVERIFY(control<QComboBox>("Show the lines of")->findText(QStringLiteral("Leela Zero")) >= 0);
}

void GtpConsoleTest::linesAreFilteredByEngineAndText()
{
    m_transcript->append(m_black, Kind::Command, "1 name");
    m_transcript->append(m_white, Kind::Command, "1 name");
    m_transcript->append(m_white, Kind::Command, "2 version");
    auto *filter = control<QComboBox>("Show the lines of");
    QTRY_COMPARE(filter->count(), 3);

    filter->setCurrentIndex(filter->findText(QStringLiteral("Leela Zero")));
    QCOMPARE(shownLines(), QStringLiteral("1 name|2 version"));

    control<QLineEdit>("Show lines that contain")->setText(QStringLiteral("VERS"));
    QCOMPARE(shownLines(), QStringLiteral("2 version"));

    filter->setCurrentIndex(0);
    control<QLineEdit>("Show lines that contain")->clear();
    QCOMPARE(shownLines(), QStringLiteral("1 name|1 name|2 version"));
}

void GtpConsoleTest::linesAreFilteredByKindAndCommand()
{
    m_transcript->append(m_black, Kind::Command, "1 name");
    m_transcript->append(m_black, Kind::Reply, "=1 GNU Go");
    m_transcript->append(m_black, Kind::ErrorOutput, "hello");
    m_transcript->append(m_black, Kind::Command, "2 genmove b");
    m_transcript->append(m_black, Kind::Reply, "=2 D4");
    auto *kind = control<QComboBox>("Show this kind of lines");
    auto *command = control<QComboBox>("Show this command");
    QTRY_COMPARE_WITH_TIMEOUT(command->count(), 3, 10'000);
    QCOMPARE(command->itemText(1), QStringLiteral("genmove"));

    kind->setCurrentIndex(kind->findText(QStringLiteral("Standard error")));
    QTRY_COMPARE_WITH_TIMEOUT(shownLines(), QStringLiteral("hello"), 10'000);

    kind->setCurrentIndex(0);
    command->setCurrentIndex(command->findText(QStringLiteral("genmove")));
    QTRY_COMPARE_WITH_TIMEOUT(shownLines(), QStringLiteral("2 genmove b|=2 D4"), 10'000);

    kind->setCurrentIndex(kind->findText(QStringLiteral("Answers")));
    QTRY_COMPARE_WITH_TIMEOUT(shownLines(), QStringLiteral("=2 D4"), 10'000);
}

void GtpConsoleTest::aTextIsLookedForAmongTheOtherLines()
{
    m_transcript->append(m_black, Kind::Command, "1 name");
    m_transcript->append(m_black, Kind::Command, "2 version");
    m_transcript->append(m_black, Kind::Command, "3 name");
    const auto *view = m_console->findChild<TranscriptView *>();
    QTRY_COMPARE_WITH_TIMEOUT(view->model()->rowCount(), 3, 10'000);
    auto *text = control<QLineEdit>("Show lines that contain");
    control<QToolButton>("Show the other lines too")->click();

    text->setText(QStringLiteral("name"));
    QCOMPARE(view->model()->rowCount(), 3);
    QTRY_COMPARE_WITH_TIMEOUT(control<QLabel>("Places found")->text(), QStringLiteral("2"), 10'000);

    QTest::keyClick(text, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(view->currentIndex().isValid(), 10'000);
    const int first = view->currentIndex().row();
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(view->currentIndex().row() == 2 - first, 10'000);
    QTest::keyClick(text, Qt::Key_Return, Qt::ShiftModifier);
    QTRY_VERIFY_WITH_TIMEOUT(view->currentIndex().row() == first, 10'000);
    QVERIFY(control<QLabel>("Places found")->text().endsWith(QStringLiteral(" of 2")));
}

void GtpConsoleTest::aDoubleClickAsksForTheMomentOfTheLine()
{
    std::vector<NodeId> asked;
    connect(m_console.get(), &GtpConsole::momentRequested, this,
            [&asked](NodeId node) { asked.push_back(node); });
    m_transcript->append(m_black, Kind::Notice, "started");
    m_console->noteMoment({.seen = NodeId{7}});
    m_transcript->append(m_black, Kind::Command, "1 name");
    auto *view = m_console->findChild<TranscriptView *>();
    QTRY_COMPARE_WITH_TIMEOUT(view->model()->rowCount(), 2, 10'000);
    const auto doubleClick = [view](int row) {
        const QPoint place = view->visualRect(view->model()->index(row, 0)).center();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, place);
    };

    doubleClick(0);
    doubleClick(1);

    QCOMPARE(asked, (std::vector<NodeId>{NoNode, NodeId{7}}));

    QTest::keyClick(view, Qt::Key_Return, Qt::ShiftModifier); // the second is the current one

    QCOMPARE(asked.size(), std::size_t(3));
    QCOMPARE(asked.back(), NodeId{7});
}

void GtpConsoleTest::aLineIsShownInFullOnRequest()
{
    const QByteArray text = "info move Q16 " + QByteArray(30'000, 'x');
    m_transcript->append(m_white, Kind::ErrorOutput, text);
    auto *view = m_console->findChild<TranscriptView *>();
    QTRY_COMPARE_WITH_TIMEOUT(view->model()->rowCount(), 1, 10'000);
    const auto *whole = control<LongText>("The whole line");
    QVERIFY(!whole->isVisible());

    view->setFocus();
    view->setCurrentIndex(view->model()->index(0, 0));
    QTest::keyClick(view, Qt::Key_Return);

    QVERIFY(whole->isVisible());
    QCOMPARE(whole->toPlainText().remove(u'\n'), QString::fromUtf8(text));

    QGuiApplication::clipboard()->clear();
    control<QToolButton>("Copy the whole line")->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromUtf8(text));

    QTest::keyClick(control<LongText>("The whole line"), Qt::Key_Escape);
    QVERIFY(!whole->isVisible());
    QVERIFY(view->hasFocus());
}

void GtpConsoleTest::theCurrentLineIsTheOneThatIsShownInFull()
{
    m_transcript->append(m_white, Kind::Command, "1 name");
    m_transcript->append(m_white, Kind::Reply, "=1 Leela Zero");
    auto *view = m_console->findChild<TranscriptView *>();
    QTRY_COMPARE_WITH_TIMEOUT(view->model()->rowCount(), 2, 10'000);
    m_console->setOptions({.showsWholeLine = true});
    const auto *whole = control<LongText>("The whole line");
    QCOMPARE(whole->toPlainText(), QString());

    view->setCurrentIndex(view->model()->index(0, 0));
    QCOMPARE(whole->toPlainText(), QStringLiteral("1 name"));

    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(whole->toPlainText(), QStringLiteral("=1 Leela Zero"));
}

void GtpConsoleTest::switchesOfTheBarAreTold()
{
    const QSignalSpy changes(m_console.get(), &GtpConsole::optionsChanged);
    const auto button = [this](const char *text) {
        return test::buttonWithText<QToolButton>(*m_console, text);
    };

    QTest::mouseClick(button("Fold Streamed Analysis"), Qt::LeftButton);
    QCOMPARE(m_console->options(), (ConsoleOptions{.foldsStreams = false}));
    QTest::mouseClick(button("Standard Error beside the Rest"), Qt::LeftButton);
    QTest::mouseClick(button("Show the Whole Line"), Qt::LeftButton);

    QCOMPARE(changes.size(), 3);
    QCOMPARE(m_console->options(),
             (ConsoleOptions{.foldsStreams = false, .hasErrorLane = true, .showsWholeLine = true}));

    m_console->setOptions({});

    QCOMPARE(m_console->options(), ConsoleOptions());
    QCOMPARE(changes.size(), 3); // that was no wish of the person
}

void GtpConsoleTest::showingAnEngineFiltersAndAddressesIt()
{
    m_console->addEngine(m_black);
    m_console->addEngine(m_white);
    m_transcript->append(m_black, Kind::Command, "1 name");
    m_transcript->append(m_white, Kind::Command, "1 version");

    m_console->showEngine(m_white);

    QCOMPARE(shownLines(), QStringLiteral("1 version"));
    QCOMPARE(control<QComboBox>("Talk to")->currentData().toInt(), m_white);
}

void GtpConsoleTest::theEmptyConsoleSaysWhatItIsFor()
{
    const auto *purpose = test::buttonWithText<QLabel>(
        *m_console, "Everything that engines are told and say appears here.\n\nTo talk to one "
                    "yourself, type a GTP command below.");
    QVERIFY(purpose->isVisible());

    control<QLineEdit>("Show lines that contain")->setText(QStringLiteral("x"));
    QCOMPARE(purpose->text(), QStringLiteral("No line matches."));
}

void GtpConsoleTest::everyControlHasAName()
{
    m_console->addEngine(m_black);

    QCOMPARE(test::unnamedControls(*m_console), QStringList());
}

SHINPAN_TEST(GtpConsoleTest)
#include "gtpconsole_test.moc"
