#include "tests/layering/lint.h"

#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan::lint;

/// The house rules' checker finds what it must and nothing else.
class LintTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void flags_data();
    void flags();
    void sizes_data();
    void sizes();
    void namesFileAndLine();
    void theWholeTreeIsClean();
    void aClassIsDefinedOnce();
    void theHouseItselfIsChecked();

private:
    const Rooms m_rooms{QStringLiteral(SHINPAN_SOURCE_ROOT)};
};

void LintTest::flags_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("expected");

    const auto row = [](const char *name, const char *file, const char *text, int expected) {
        QTest::newRow(name) << QString::fromUtf8(file) << QString::fromUtf8(text) << expected;
    };
    row("down is fine", "core/match/a.cpp",
        "#include \"core/rules/position.h\"\n#include \"core/util/result.h\"", 0);
    row("up is flagged", "core/rules/a.cpp", "#include \"core/match/match.h\"", 1);
    row("sideways is flagged", "core/gtp/a.cpp", "#include \"core/board/point.h\"", 1);
    row("core into ui is flagged", "core/match/a.cpp", "#include \"ui/board/boardview.h\"", 1);
    row("ui into app is flagged", "ui/window/mainwindow.cpp", "#include \"app/gui/application.h\"",
        1);
    row("command line into ui is flagged", "app/cli/main.cpp",
        "#include \"ui/window/mainwindow.h\"", 1);
    // Rooms within an area have walls like the areas themselves.
    row("a board into its page is flagged", "ui/board/a.cpp", "#include \"ui/play/boardarea.h\"",
        1);
    row("the kit into a room is flagged", "ui/kit/a.h", "#include \"ui/settings/preferences.h\"",
        1);
    row("a room into the window is flagged", "ui/review/a.cpp",
        "#include \"ui/window/mainwindow.h\"", 1);
    row("rooms on one floor are apart", "ui/game/a.cpp", "#include \"ui/board/boardview.h\"", 1);
    row("a schedule into the store is flagged", "core/competition/schedule/a.cpp",
        "#include \"core/competition/store/resultstore.h\"", 1);
    row("a report into the run is flagged", "core/competition/report/a.cpp",
        "#include \"core/competition/run/competitionrunner.h\"", 1);
    row("a tree into the record is flagged", "core/record/tree/a.cpp",
        "#include \"core/record/gamerecord.h\"", 1);
    row("SGF into imports is flagged", "core/record/sgf/a.cpp",
        "#include \"core/record/import/gib.h\"", 1);
    row("a profile into the engine is flagged", "core/engine/profile/a.cpp",
        "#include \"core/engine/engine.h\"", 1);
    row("a dialect into the engine is flagged", "core/engine/dialect/a.cpp",
        "#include \"core/engine/engine.h\"", 1);
    row("a score into the match is flagged", "core/match/score/a.cpp",
        "#include \"core/match/match.h\"", 1);
    row("a verb into another is flagged", "app/cli/sgf/a.cpp",
        "#include \"app/cli/match/matchcommand.h\"", 1);
    row("rooms lead down", "ui/review/a.cpp",
        "#include \"ui/kit/panel.h\"\n#include \"core/record/tree/gametree.h\"", 0);
    row("own folder without path is flagged", "core/gtp/a.cpp", "#include \"gtpframer.h\"", 1);
    row("moc file is fine", "ui/a.cpp", "#include \"a.moc\"", 0);
    row("Qt in rules is flagged", "core/rules/a.h", "#include <QString>", 1);
    row("Qt in statistics is flagged", "core/statistics/a.h", "#include <QString>", 1);
    row("Qt in the clock is flagged", "core/clock/a.h", "#include <QString>", 1);
    row("Qt in the search is flagged", "core/search/a.h", "#include <QString>", 1);
    row("rules in the clock are flagged", "core/clock/a.h", "#include \"core/rules/ruleset.h\"", 1);
    row("the clock in a record is fine", "core/record/a.h", "#include \"core/clock/gameclock.h\"",
        0);
    row("std in rules is fine", "core/rules/a.h", "#include <vector>", 0);
    row("widget in core is flagged", "core/record/a.h", "#include <QWidget>", 1);
    row("settings in core is flagged", "core/engine/a.h", "#include <QSettings>", 1);
    row("strings in core are fine", "core/record/a.h",
        "#include <QString>\n#include <QStringView>\n#include <QByteArrayView>", 0);
    row("translated text in core is flagged", "core/match/a.cpp", "auto s = tr(\"lost\");", 1);
    row("a sentence that nobody translates is flagged", "core/match/a.cpp",
        "return Message::of(\"lost %1\", who);", 1);
    row("one of a program is, too", "app/cli/a.cpp", "complain(spoken(\"lost %1\", who));", 1);
    row("a marked sentence is fine", "core/match/a.cpp",
        "return Message::of(QT_TRANSLATE_NOOP(\"Messages\", \"lost %1\"), who);", 0);
    row("words that decide are flagged", "ui/a.cpp",
        "return error.english().startsWith(u\"lost\");", 1);
    row("translated text in ui is fine", "ui/a.cpp", "auto s = tr(\"lost\");", 0);
    row("exec is flagged", "ui/a.cpp", "dialog.exec();", 1);
    row("open is fine", "ui/a.cpp", "dialog.open();", 0);
    row("waiting is flagged", "core/gtp/a.cpp", "m_process.waitForFinished(100);", 1);
    row("processEvents is flagged", "app/gui/main.cpp", "QCoreApplication::processEvents();", 1);
    row("a file of its own is flagged", "ui/a.cpp", "QSaveFile file(path);", 1);
    row("opening whatever it is is flagged", "core/engine/a.cpp",
        "m_file.open(QIODevice::ReadOnly);", 1);
    row("reading whatever there is is flagged", "ui/a.cpp", "const auto text = file.readAll();", 1);
    row("opening a buffer is fine", "ui/a.cpp", "m_buffer.open(QIODevice::WriteOnly);", 0);
    row("opening one is what a whole file is for", "core/util/wholefile.cpp",
        "QSaveFile file(path);\nfile.open(QIODevice::WriteOnly);", 0);
    row("a label's format is flagged", "ui/a.cpp", "label->setTextFormat(Qt::AutoText);", 1);
    row("HTML is flagged", "ui/a.cpp", "document.setHtml(text);", 1);
    row("a rich editor is flagged", "ui/a.h", "QTextEdit *m_text;", 1);
    row("a selection in a plain one is fine", "ui/a.h", "QTextEdit::ExtraSelection place;", 0);
    row("a page of HTML is flagged", "ui/a.cpp", "auto *page = new QTextBrowser;", 1);
    row("the manual is one", "ui/manual/manualtext.cpp",
        "auto *page = new QTextBrowser;\npage->setHtml(text);", 0);
    row("a style of its own is flagged", "ui/a.cpp", "label->setStyle(fusion);", 1);
    for (const char *call : {"std::fputs(text, stdout);", "std::fprintf(stderr, text);",
                             "std::printf(text);", "std::cout << text;", "std::cerr << text;",
                             "QTextStream(stdout) << text;", "m_file.open(stderr, mode);",
                             "m_file.open(1, mode);", "::write(STDOUT_FILENO, text, size);",
                             "::write(2, text, size);", "std::puts(text);", "perror(text);"}) {
        row(qPrintable(QStringLiteral("%1 is flagged").arg(QLatin1String(call))), "app/cli/a.cpp",
            call, 1);
    }
    row("asking for a terminal is fine", "app/cli/a.cpp", "::isatty(STDOUT_FILENO);", 0);
    row("writing elsewhere is fine", "core/gtp/a.cpp",
        "::write(m_pipe, text, size); std::snprintf(text, size, form);", 0);
    row("comments and strings are not code", "core/gtp/a.cpp",
        "// exec() \"x\n/* p.exec(); */ auto s = \"p.exec()\";", 0);
    row("plain await is fine", "core/match/a.cpp", "{ co_await f(a); }", 0);
    row("named result is fine", "core/match/a.cpp",
        "{ const Reply r = co_await session->send(command); }", 0);
    row("assignment is fine", "core/match/a.cpp", "{ reply = co_await f(); }", 0);
    row("returned await is fine", "core/match/a.cpp", "{ co_return co_await f(); }", 0);
    row("await in a condition is flagged", "core/match/a.cpp", "{ if (co_await f()) { } }", 1);
    row("await with a braced temporary is flagged", "core/match/a.cpp", "{ co_await f({a, b}); }",
        1);
    row("await with a ternary is flagged", "core/match/a.cpp", "{ co_await f(a ? b : c); }", 1);
    row("await with a lambda is flagged", "core/match/a.cpp", "{ co_await f([a] { return a; }); }",
        1);
    row("await as an argument is flagged", "core/match/a.cpp", "{ g(co_await f()); }", 1);
}

void LintTest::flags()
{
    QFETCH(const QString, file);
    QFETCH(const QString, text);
    QFETCH(const int, expected);

    QCOMPARE(static_cast<int>(checkFile(m_rooms, file, text).size()), expected);
}

void LintTest::sizes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");

    const auto body = [](int lines, const char *line) {
        return QStringLiteral("int f()\n{\n") + QString::fromUtf8(line).repeated(lines)
             + QStringLiteral("}\n");
    };
    const QString tooLong = QStringLiteral("the function has %1 lines, more than 45");
    QTest::newRow("as many as a function may have") << body(45, "    g();\n") << QStringList();
    QTest::newRow("one more") << body(46, "    g();\n") << QStringList{tooLong.arg(46)};
    QTest::newRow("blank lines and comments") << body(60, "\n    // so\n") << QStringList();
    QTest::newRow("labels") << body(60, "    case Kind::A:\n") << QStringList();
    QTest::newRow("labels with a block") << body(30, "    case 1: {\n    }\n") << QStringList();
    QTest::newRow("a table of texts")
        << body(60, "        {QStringLiteral(\"a\"), QStringLiteral(\"b\")},\n    \"c\"\n")
        << QStringList();
    QTest::newRow("two functions") << body(30, "    g();\n").repeated(2) << QStringList();
    QTest::newRow("a class of functions")
        << QStringLiteral("class A\n{\n") + QStringLiteral("    int f();\n").repeated(60)
               + QStringLiteral("};\n")
        << QStringList();
    QTest::newRow("a function within a class")
        << QStringLiteral("class A\n{\n    int f()\n    {\n")
               + QStringLiteral("        g();\n").repeated(46) + QStringLiteral("    }\n};\n")
        << QStringList{tooLong.arg(46)};
    QTest::newRow("as many as a file may have")
        << QStringLiteral("int a;\n").repeated(550) << QStringList();
    QTest::newRow("a long file") << QStringLiteral("int a;\n").repeated(551)
                                 << QStringList{QStringLiteral("the file has more than 550 lines")};
}

void LintTest::sizes()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, expected);

    QStringList told;
    for (const Finding &finding : checkFile(m_rooms, QStringLiteral("ui/a.cpp"), text)) {
        told << finding.what;
    }
    QCOMPARE(told, expected);
}

void LintTest::namesFileAndLine()
{
    const auto findings =
        checkFile(m_rooms, QStringLiteral("ui/a.cpp"), QStringLiteral("\n\ndialog.exec();\n"));
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings.front().file, QStringLiteral("ui/a.cpp"));
    QCOMPARE(findings.front().line, 3);
}

void LintTest::theWholeTreeIsClean()
{
    QStringList broken;
    for (const Finding &finding : checkTree(QStringLiteral(SHINPAN_SOURCE_ROOT))) {
        broken << QStringLiteral("%1:%2 %3").arg(finding.file).arg(finding.line).arg(finding.what);
    }
    QCOMPARE(broken.join(u'\n'), QString());
}

void LintTest::aClassIsDefinedOnce()
{
    const QTemporaryDir root;
    const auto write = [&root](const QString &path, const QByteArray &text) {
        QDir(root.path()).mkpath(path.section(u'/', 0, -2));
        QFile file(root.filePath(path));
        file.open(QIODevice::WriteOnly);
        file.write(text);
    };
    write(QStringLiteral("core/a/a.h"), "namespace shinpan {\nclass Block;\n"
                                        "struct Block\n{ int a; };\n"
                                        "namespace x {\nstruct Block {};\n}\n"
                                        "namespace {\nstruct Row {};\n}\n}\n");
    write(QStringLiteral("core/a/b.cpp"), "namespace shinpan {\nnamespace {\nstruct Row {};\n}\n"
                                          "struct Block::Part {};\n}\n");
    QCOMPARE(checkTree(root.path()).size(), std::size_t(0));

    write(QStringLiteral("ui/c.h"),
          "namespace shinpan {\nclass Block final : public QObject {};\n}");
    const auto findings = checkTree(root.path());
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings.front().what,
             QStringLiteral("core/a/a.h has a class shinpan::Block as well"));
}

void LintTest::theHouseItselfIsChecked()
{
    const QTemporaryDir root;
    const auto room = [&root](const QString &path, const QByteArray &links,
                              bool isDescribed = true) {
        QDir(root.path()).mkpath(path);
        QFile file(root.filePath(path + QStringLiteral("/CMakeLists.txt")));
        file.open(QIODevice::WriteOnly);
        file.write("shinpan_library(" + path.section(u'/', -1).toUtf8()
                   + "\n  SOURCES a.cpp\n  LINKS " + links + ")\n");
        QFile(root.filePath(path + QStringLiteral("/a.cpp"))).open(QIODevice::WriteOnly);
        if (isDescribed) {
            QFile(root.filePath(path + QStringLiteral("/README.md"))).open(QIODevice::WriteOnly);
        }
    };
    const auto told = [&root] {
        QStringList lines;
        for (const Finding &finding : checkTree(root.path())) {
            lines << finding.file + QStringLiteral(": ") + finding.what;
        }
        lines.sort();
        return lines;
    };
    room(QStringLiteral("core/clock"), "Qt6::Core");
    room(QStringLiteral("core/match"), "shinpan_clock");
    room(QStringLiteral("ui/board"), "shinpan_match Qt6::Widgets");
    QCOMPARE(told(), QStringList());

    room(QStringLiteral("core/clock"), "shinpan_match", false);
    QFile::remove(root.filePath(QStringLiteral("core/clock/README.md")));
    room(QStringLiteral("core/match"), "shinpan_clock shinpan_board");
    QCOMPARE(
        told(),
        (QStringList{
            QStringLiteral("core/clock/CMakeLists.txt: links core/match, which leads back to it"),
            QStringLiteral("core/clock/CMakeLists.txt: the room has no README.md"),
            QStringLiteral("core/match/CMakeLists.txt: links core/clock, which leads back to it"),
            QStringLiteral("core/match/CMakeLists.txt: links ui/board, which leads back to it"),
            QStringLiteral("core/match/CMakeLists.txt: links ui/board: the arrow points up"),
            QStringLiteral("ui/board/CMakeLists.txt: links core/match, which leads back to it"),
        }));
}

SHINPAN_TEST(LintTest)
#include "lint_test.moc"
