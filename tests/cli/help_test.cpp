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
#include "tests/support/testmain.h"

#include <QCommandLineParser>
#include <QRegularExpression>
#include <QTest>

using namespace shinpan;

/// What --help prints is all that manual pages and completion are made of, so it has to be whole.
class HelpTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheOptionsThatAVerbTakes_data();
    void namesTheOptionsThatAVerbTakes();
};

namespace {

constexpr const Verb *Verbs[] = {&AnalyzeVerb, &BisectVerb, &CgosVerb,  &CheckVerb,
                                 &CompeteVerb, &GmpVerb,    &MatchVerb, &RegressVerb,
                                 &RelayVerb,   &ReplayVerb, &SgfVerb,   &WhyVerb};

void addRows(const Verb &verb, const QString &path)
{
    const QString own = path + u' ' + verb.name;
    if (verb.verbs.empty()) {
        QTest::newRow(qPrintable(own)) << &verb;
    }
    for (const Verb *one : verb.verbs) {
        addRows(*one, own);
    }
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
    for (const Verb *verb : Verbs) {
        addRows(*verb, QStringLiteral("shinpan-cli"));
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

SHINPAN_TEST(HelpTest)

#include "help_test.moc"
