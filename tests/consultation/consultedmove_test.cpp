#include "core/consultation/consultedmove.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// The election of a move.
class ConsultedMoveTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judgesVote_data();
    void judgesVote();
};

namespace {

/// "3 2 -": what a judge thinks of the first, the second and the third proposal.
[[nodiscard]] Judgement judgementFrom(const QByteArray &text)
{
    Judgement judgement;
    for (const QByteArray &word : text.split(' ')) {
        judgement.opinions.push_back(word == "-" ? std::optional<Opinion>()
                                                 : Opinion{word.toDouble(), {}});
    }
    return judgement;
}

} // namespace

void ConsultedMoveTest::judgesVote_data()
{
    QTest::addColumn<QByteArrayList>("judgements");
    QTest::addColumn<int>("elected");
    const auto row = [](const char *name, const QByteArrayList &judgements, int elected) {
        QTest::newRow(name) << judgements << elected;
    };
    row("one judge's best", {"0.5 0.7 0.6"}, 1);
    row("the proposer's first where all are equal", {"1 1 1"}, 0);
    row("the proposer's first where nobody can say", {"- - -"}, 0);
    row("no opinion is no vote", {"- 1 2"}, 2);
    row("two who agree", {"1 3 2", "10 30 20"}, 1);
    row("the second best of both against the best of one", {"3 2 1", "1 2 3"}, 0);
    row("points and chances count alike", {"0.9 0.1 0.5", "-20 -30 -10"}, 0);
    row("the third that the second judge likes much better", {"0.51 0.5 0.52", "-5 -3 7"}, 2);
}

void ConsultedMoveTest::judgesVote()
{
    QFETCH(const QByteArrayList, judgements);
    QFETCH(const int, elected);
    std::vector<Judgement> all;
    for (const QByteArray &text : judgements) {
        all.push_back(judgementFrom(text));
    }
    const std::vector<Proposal> proposals(3);
    QCOMPARE(static_cast<int>(electedAmong(proposals, all)), elected);
}

SHINPAN_TEST(ConsultedMoveTest)
#include "consultedmove_test.moc"
