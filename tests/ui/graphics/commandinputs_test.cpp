#include "ui/graphics/commandinputs.h"

#include "tests/support/testmain.h"
#include "tests/ui/graphics/openworkbench.h"
#include "tests/ui/support/accessiblenames.h"
#include "ui/graphics/owncommandsdialog.h"
#include "ui/graphics/parameterdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// What a person is asked for before an engine is.
class CommandInputsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_bench = std::make_unique<OpenWorkbench>(); }
    void cleanup() { m_bench.reset(); }

    void aTextIsAskedFor()
    {
        QVERIFY(choose(QStringLiteral("string/Level/level %s"), {}));
        m_bench->panel().run(QStringLiteral("Level"));
        auto *dialog = m_bench->window->findChild<QInputDialog *>();
        QVERIFY(dialog != nullptr);
        dialog->setTextValue(QStringLiteral("5"));
        dialog->accept();
        QTRY_VERIFY_WITH_TIMEOUT(log().contains("level 5"), 30'000);
    }

    void aValueIsAskedOfTheEngineFirst()
    {
        QVERIFY(choose(QStringLiteral("string/Komi/mykomi %o"), QStringLiteral("mykomi=6.5")));
        m_bench->panel().run(QStringLiteral("Komi"));
        QTRY_VERIFY_WITH_TIMEOUT(m_bench->window->findChild<QInputDialog *>() != nullptr, 30'000);
        auto *dialog = m_bench->window->findChild<QInputDialog *>();
        QCOMPARE(dialog->textValue(), QStringLiteral("6.5"));
        dialog->setTextValue(QStringLiteral("7.5"));
        dialog->accept();
        QTRY_VERIFY_WITH_TIMEOUT(log().contains("mykomi 7.5"), 30'000);
    }

    void filesAreAskedFor()
    {
        QVERIFY(choose(QStringLiteral("none/Load/load %r\nnone/Save/save %w"), {}));
        m_bench->panel().run(QStringLiteral("Load"));
        auto *open = m_bench->window->findChild<QFileDialog *>();
        QCOMPARE(open->acceptMode(), QFileDialog::AcceptOpen);
        Q_EMIT open->fileSelected(QStringLiteral("/tmp/my file"));
        QTRY_VERIFY_WITH_TIMEOUT(log().contains("load \"/tmp/my file\""), 30'000);
        delete open;
        m_bench->panel().run(QStringLiteral("Save"));
        auto *save = m_bench->window->findChild<QFileDialog *>();
        QCOMPARE(save->acceptMode(), QFileDialog::AcceptSave);
        Q_EMIT save->fileSelected(QStringLiteral("/tmp/new"));
        QTRY_VERIFY_WITH_TIMEOUT(log().contains("save /tmp/new"), 30'000);
    }

    void parametersAreShownAndChangesSent()
    {
        QVERIFY(choose(QStringLiteral("param/Search/search_param"),
                       QStringLiteral("search_param=[bool] use_book 1\\n"
                                      "[list/fast/very_slow] mode fast\\n"
                                      "[string] Name old name\\nthreads 2")));
        m_bench->panel().run(QStringLiteral("Search"));
        QTRY_VERIFY_WITH_TIMEOUT(m_bench->window->findChild<ParameterDialog *>() != nullptr,
                                 30'000);
        auto *dialog = m_bench->window->findChild<ParameterDialog *>();
        QVERIFY(dialog->changes().empty());
        QCOMPARE(unnamedControls(*dialog), QStringList());
        dialog->findChild<QCheckBox *>()->setChecked(false);
        QCOMPARE(dialog->findChild<QComboBox *>()->itemText(1), QStringLiteral("Very slow"));
        dialog->findChild<QComboBox *>()->setCurrentIndex(1);
        dialog->accept();
        QTRY_VERIFY_WITH_TIMEOUT(log().contains("search_param mode very_slow"), 30'000);
        QVERIFY(log().contains("search_param use_book 0"));
        QVERIFY(!log().contains("threads"));
    }

    void aPersonsOwnCommandsAreChecked()
    {
        OwnCommandsDialog dialog(QStringLiteral("gfx/A/a"));
        QCOMPARE(dialog.commands(), QStringLiteral("gfx/A/a"));
        QCOMPARE(unnamedControls(dialog), QStringList());
        dialog.findChild<QPlainTextEdit *>()->setPlainText(QStringLiteral("nonsense"));
        QVERIFY(dialog.findChild<QPlainTextEdit *>()->accessibleDescription().startsWith(u'1'));
    }

private:
    [[nodiscard]] bool choose(const QString &description, const QString &answer)
    {
        QStringList options{QStringLiteral("--log"), logPath()};
        if (!answer.isEmpty()) {
            options += {QStringLiteral("--answer"), answer};
        }
        return m_bench->choose(m_bench->addFake(description, options));
    }
    [[nodiscard]] QByteArray log() const
    {
        QFile file(logPath());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QString logPath() const
    {
        return m_bench->directory.filePath(QStringLiteral("log"));
    }

    std::unique_ptr<OpenWorkbench> m_bench;
};

SHINPAN_TEST(CommandInputsTest)
#include "commandinputs_test.moc"
