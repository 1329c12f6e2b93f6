#include "core/match/score/adjudicator.h"

#include "core/match/score/verdictwords.h"

#include <QStringList>

#include <algorithm>

namespace shinpan {

namespace {

using Ground = Adjudication::Ground;

/// Sums of decimal fractions are off by less.
constexpr double Tiny = 1e-9;

/// A sentence about the winner, the number of moves, what is asked for, and what Black and White
/// said of which move.
constexpr const char *ByChances =
    QT_TRANSLATE_NOOP("Messages",
                      "%1 wins by adjudication: with the last %2 moves of either side both gave it "
                      "%3 % or more (Black with move %4; White with move %5)");
constexpr const char *ByLead =
    QT_TRANSLATE_NOOP("Messages",
                      "%1 wins by adjudication: with the last %2 moves of either side both saw it "
                      "%3 points ahead or more (Black with move %4; White with move %5)");

/// What this side reported for the other one to win by.
[[nodiscard]] std::optional<double> valueFor(Color winner,
                                             Color reporter,
                                             const Adjudicator::Report &report,
                                             Ground ground)
{
    const std::optional<double> &own = ground == Ground::Chances ? report.chance : report.lead;
    if (!own || winner == reporter) {
        return own;
    }
    return ground == Ground::Chances ? 1 - *own : -*own;
}

[[nodiscard]] QString valueText(double value, Ground ground)
{
    return ground == Ground::Chances ? QString::number(value * 100, 'g', 4)
                                     : QString::number(value, 'f', 1);
}

} // namespace

void Adjudicator::hear(Color mover, int move, const Report &report)
{
    if (!m_rule.readsReports()) {
        return;
    }
    m_heard[mover].push_back({move, report});
    for (const Color winner : BothColors) {
        for (const Ground ground : {Ground::Chances, Ground::Lead}) {
            m_verdict = m_verdict ? std::move(m_verdict) : judge(winner, ground);
        }
    }
}

void Adjudicator::hearCount(int moves, const GameResult &counted)
{
    if (m_verdict || !m_rule.countsAtLimit || !(counted.winner || counted.score)) {
        return;
    }
    const Message evidence =
        Message::of(QT_TRANSLATE_NOOP(
                        "Messages", "adjudicated at the limit of %1 moves: the position counts %2"),
                    moves, counted.toSgf());
    m_verdict = Adjudication{Ground::Count, counted.winner, counted.score, moves, evidence};
}

void Adjudicator::takeBack(int moves)
{
    for (const Color color : BothColors) {
        std::erase_if(m_heard[color], [moves](const Heard &heard) { return heard.move > moves; });
    }
    if (m_verdict && m_verdict->moves > moves) {
        m_verdict.reset();
    }
}

/// The reports of its last moves, if it has made as many as the rule wants.
std::span<const Adjudicator::Heard> Adjudicator::lastOf(Color side) const
{
    const auto wanted = static_cast<std::size_t>(m_rule.moves);
    const std::vector<Heard> &all = m_heard[side];
    return all.size() < wanted ? std::span<const Heard>() : std::span(all).last(wanted);
}

std::optional<Adjudication> Adjudicator::judge(Color winner, Ground ground) const
{
    const double asked = ground == Ground::Chances ? m_rule.chance : m_rule.lead;
    if (asked <= 0) {
        return std::nullopt;
    }
    ByColor<QStringList> said;
    int last = 0;
    for (const Color reporter : BothColors) {
        for (const Heard &heard : lastOf(reporter)) {
            const auto value = valueFor(winner, reporter, heard.report, ground);
            if (!value || *value < asked - Tiny) {
                return std::nullopt;
            }
            last = std::max(last, heard.move);
            said[reporter] += QStringLiteral("%1: %2").arg(QString::number(heard.move),
                                                           valueText(*value, ground));
        }
        if (said[reporter].isEmpty()) {
            return std::nullopt;
        }
    }
    const QString comma = QStringLiteral(", ");
    const Message evidence =
        Message::of(ground == Ground::Chances ? ByChances : ByLead, colorName(winner), m_rule.moves,
                    valueText(asked, ground), said.black.join(comma), said.white.join(comma));
    return Adjudication{ground, winner, std::nullopt, last, evidence};
}

} // namespace shinpan
