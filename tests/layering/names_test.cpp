#include "tests/layering/names.h"

#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan::lint;

/// What documents name is there, and what is not is reported by its line.
class NamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tells_data();
    void tells();
    void namesDocumentAndLine();
};

namespace {

void write(const QTemporaryDir &root, const QString &path, const QString &text)
{
    QDir(root.path()).mkpath(path.section(u'/', 0, -2));
    QFile file(root.filePath(path));
    file.open(QIODevice::WriteOnly);
    file.write(text.toUtf8());
}

/// Makes a tree of one room with that text in a document, and returns what is found.
std::vector<Finding> findingsFor(const QString &document, const QString &text)
{
    const QTemporaryDir root;
    write(root, QStringLiteral("core/gtp/framer.cpp"),
          QStringLiteral("// Former\nclass Framer { void cut(); };\n"
                         "const auto command = \"known_command\";\n"));
    write(root, QStringLiteral("core/gtp/keeper/keeper.cpp"), QStringLiteral("int main() { }\n"));
    write(root, QStringLiteral("build/ci/core/gtp/gone.cpp"), QStringLiteral("class Gone;\n"));
    write(root, document, text);
    return checkDocuments(root.path());
}

} // namespace

void NamesTest::tells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("told");

    const auto row = [](const char *name, const char *text, const char *told = "") {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(told);
    };
    row("a class", "`Framer`");
    row("a function", "`Framer::cut()`");
    row("a class that is gone", "`Gone`", "no source has the word Gone");
    row("a function that is gone", "`Framer::glue()`", "no source has the word glue");
    row("a class that only a comment has", "`Former`", "no source has the word Former");
    row("a command", "`known_command`");
    row("Qt's", "`QSaveFile`");
    row("a template", "`Framer<cut>`");
    row("a path from the root", "`core/gtp/framer.cpp`");
    row("a path from a folder above", "`gtp/framer.cpp`");
    row("a path from the room", "`keeper/keeper.cpp`");
    row("a folder", "`core/gtp/keeper/`");
    row("several files", "`core/gtp/*.cpp`");
    row("a path that is gone", "`core/gtp/former.cpp`", "there is no core/gtp/former.cpp");
    row("several that are gone", "`core/gtp/*.py`", "there is no core/gtp/*.py");
    row("a path from elsewhere", "`gmp/framer.cpp`", "there is no gmp/framer.cpp");
    row("a file", "`framer.cpp`");
    row("a file that is gone", "`former.cpp`", "there is no former.cpp");
    row("what is built", "`build/debug/app`");
    row("a path in a command", "`python3 core/former.py --all`", "there is no core/former.py");
    row("another's path in a command", "`ssh host /usr/bin/former either/or`");
    row("a command of words", "`glue --gone`");
    row("a block", "```\n`Gone` `core/gone`\n```\n");
    row("after a block", "```\n`Gone`\n```\n`Former`\n", "no source has the word Former");
}

void NamesTest::tells()
{
    QFETCH(const QString, text);
    QFETCH(const QString, told);

    QStringList all;
    for (const Finding &finding : findingsFor(QStringLiteral("core/gtp/README.md"), text)) {
        all << finding.what;
    }
    QCOMPARE(all.join(u'\n'), told);
}

void NamesTest::namesDocumentAndLine()
{
    const auto findings = findingsFor(QStringLiteral("CONTRIBUTING.md"),
                                      QStringLiteral("One\n\n```\n1\n```\n`Gone`\n"));
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings.front().file, QStringLiteral("CONTRIBUTING.md"));
    QCOMPARE(findings.front().line, 6);
}

SHINPAN_TEST(NamesTest)
#include "names_test.moc"
