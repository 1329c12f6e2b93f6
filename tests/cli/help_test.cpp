#include "app/cli/analyze/analyzeverb.h"
#include "app/cli/cgos/cgosverb.h"
#include "app/cli/check/checkverb.h"
#include "app/cli/compete/competeverbs.h"
#include "app/cli/gmp/gmpverb.h"
#include "app/cli/match/matchverb.h"
#include "app/cli/regress/bisectverb.h"
#include "app/cli/regress/regressverb.h"
#include "app/cli/regress/whyverb.h"
#include "app/cli/relay/relayverb.h"
#include "app/cli/replay/replayverb.h"
#include "app/cli/sgf/sgfverbs.h"
#include "app/cli/verb/verb.h"
#include "tests/support/jsonshape.h"
#include "tests/support/testmain.h"

#include <QCommandLineParser>
#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace shinpan;

/// What --help prints is all that manual pages and completion are made of, so it has to be whole.
class HelpTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheOptionsThatAVerbTakes_data();
    void namesTheOptionsThatAVerbTakes();
    void whatWasPromisedStays_data() { namesTheOptionsThatAVerbTakes_data(); }
    void whatWasPromisedStays();
    void everyPromiseIsOfAVerb();
};

namespace {

const auto Promises = QStringLiteral(SHINPAN_TEST_DATA "/promises/");

constexpr const Verb *Verbs[] = {&AnalyzeVerb, &BisectVerb, &CgosVerb,  &CheckVerb,
                                 &CompeteVerb, &GmpVerb,    &MatchVerb, &RegressVerb,
                                 &RelayVerb,   &ReplayVerb, &SgfVerb,   &WhyVerb};

void addVerbs(const Verb &verb, const QString &path, std::map<QString, const Verb *> &all)
{
    if (verb.verbs.empty()) {
        all[path] = &verb;
    }
    for (const Verb *one : verb.verbs) {
        addVerbs(*one, path + u'-' + one->name, all);
    }
}

/// By their paths, such as "sgf-check".
[[nodiscard]] std::map<QString, const Verb *> allVerbs()
{
    std::map<QString, const Verb *> all;
    for (const Verb *verb : Verbs) {
        addVerbs(*verb, verb->name, all);
    }
    return all;
}

/// The options that begin lines of a help, sorted, each of them once.
[[nodiscard]] QStringList optionsIn(const QString &help)
{
    static const QRegularExpression Line(QStringLiteral("^  (-[\\w-]+(?:, -[\\w-]+)*)"),
                                         QRegularExpression::MultilineOption);
    QStringList options;
    for (const QRegularExpressionMatch &match : Line.globalMatch(help)) {
        options += match.captured(1).split(QStringLiteral(", "));
    }
    options.sort();
    options.removeDuplicates();
    return options;
}

} // namespace

void HelpTest::namesTheOptionsThatAVerbTakes_data()
{
    QTest::addColumn<const Verb *>("verb");
    for (const auto &[path, verb] : allVerbs()) {
        QTest::newRow(qPrintable(path)) << verb;
    }
}

void HelpTest::namesTheOptionsThatAVerbTakes()
{
    QFETCH(const Verb *, verb);
    QCommandLineParser parser;
    if (verb->addOptions) {
        verb->addOptions(parser);
    }
    QStringList told = optionsIn(helpOf(*verb, QStringLiteral("shinpan-cli")));
    told.removeAll(QStringLiteral("--help"));
    QStringList taken = optionsIn(parser.helpText());
    taken.removeAll(QStringLiteral("--help"));
    taken.removeAll(QStringLiteral("--encoding")); // the name that --charset had at first
    QCOMPARE(told.join(u' '), taken.join(u' '));
}

/// From 1.0 on these files only grow: options, exit codes and members of JSON.
void HelpTest::whatWasPromisedStays()
{
    QFETCH(const Verb *, verb);
    const QString help = helpOf(*verb, QStringLiteral("shinpan-cli"));
    QStringList promises;
    for (const QString &option : optionsIn(help)) {
        promises += QStringLiteral("option ") + option;
    }
    promises += verb->no ? QStringLiteral("says no") : QStringLiteral("never says no");
    QVERIFY(verb->json[0] || !promises.contains(QLatin1String("option --json")));
    for (const char *tables : verb->json) {
        promises += test::JsonShape(QString::fromUtf8(tables), {}).promises();
    }
    QFile file(Promises + QLatin1String(QTest::currentDataTag()) + QStringLiteral(".txt"));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QStringList kept = QString::fromUtf8(file.readAll()).trimmed().split(u'\n');
    for (const QString &promise : kept) {
        QVERIFY2(promises.contains(promise), qPrintable(QStringLiteral("no longer: ") + promise));
    }
    for (const QString &promise : promises) {
        QVERIFY2(kept.contains(promise),
                 qPrintable(QStringLiteral("to be added there: ") + promise));
    }
}

void HelpTest::everyPromiseIsOfAVerb()
{
    const std::map<QString, const Verb *> verbs = allVerbs();
    for (const QFileInfo &file : QDir(Promises).entryInfoList(QDir::Files)) {
        QVERIFY2(verbs.contains(file.completeBaseName()), qPrintable(file.fileName()));
    }
}

SHINPAN_TEST(HelpTest)

#include "help_test.moc"
