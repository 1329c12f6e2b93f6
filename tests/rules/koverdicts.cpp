#include "tests/rules/koverdicts.h"

#include "core/rules/ruleset.h"
#include "tests/support/boarddiagram.h"

#include <QTest>

namespace shinpan::test {

void addVerdictColumns()
{
    QTest::addColumn<Board>("board");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<int>("ko");
}

void addVerdictRows(const char *name,
                    const char *diagram,
                    const QString &moves,
                    const QString &move,
                    const KoVerdicts &verdicts)
{
    const Board board = boardFrom(diagram);
    const auto row = [&](KoRule ko, const char *rule, const char *verdict) {
        QTest::addRow("%s: %s", name, rule)
            << board << moves << move << QString::fromUtf8(verdict) << static_cast<int>(ko);
    };
    row(KoRule::None, "no ko rule", verdicts.none);
    row(KoRule::Simple, "simple", verdicts.simple);
    row(KoRule::PositionalSuperko, "positional", verdicts.positional);
    row(KoRule::SituationalSuperko, "situational", verdicts.situational);
    row(KoRule::NaturalSituationalSuperko, "natural situational", verdicts.natural);
}

} // namespace shinpan::test
