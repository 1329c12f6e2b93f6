#include "tests/faults/fault.h"

#include "core/engine/profile/commandwords.h"

#include <string_view>

namespace shinpan::test {

namespace {

[[nodiscard]] QString withPath(const char *text)
{
    return QString::fromUtf8(text).replace(QStringLiteral("FAKE"),
                                           QStringLiteral(SHINPAN_FAKE_ENGINE));
}

/// The words of a text as a shell would see them.
[[nodiscard]] QStringList wordsOf(const char *text)
{
    const Result<CommandWords> words = splitCommandLine(QStringLiteral("x ") + withPath(text));
    return words ? words->arguments : QStringList();
}

[[nodiscard]] QStringList argumentsFor(const QString &black,
                                       const QString &white,
                                       const char *terms)
{
    return QStringList{QStringLiteral("--size"),  QStringLiteral("7"),
                       QStringLiteral("--black"), black,
                       QStringLiteral("--white"), white}
         + wordsOf(terms);
}

[[nodiscard]] const char *wonBy(Color winner, const char *byBlack, const char *byWhite)
{
    return winner == Color::Black ? byBlack : byWhite;
}

} // namespace

FaultVerdict played(const char *result, const char *reason)
{
    const std::string_view text(result);
    const std::optional<Color> winner = text.starts_with('B') ? std::optional(Color::Black)
                                      : text.starts_with('W') ? std::optional(Color::White)
                                                              : std::nullopt;
    return {result, GameEnd::Passes, winner, std::nullopt, reason};
}

FaultVerdict voidBy(Color culprit, const char *reason)
{
    return {"Void", GameEnd::Void, std::nullopt, culprit, reason};
}

FaultVerdict forfeitBy(Color loser, const char *reason)
{
    return {wonBy(opposite(loser), "B+F", "W+F"), GameEnd::Forfeit, opposite(loser), loser, reason};
}

FaultVerdict lostOnTimeBy(Color loser, const char *reason)
{
    return {wonBy(opposite(loser), "B+T", "W+T"), GameEnd::Time, opposite(loser), loser, reason};
}

const std::vector<Fault> &faultTable()
{
    static const std::vector<Fault> table = [] {
        std::vector<Fault> all;
        for (const auto part : {faultsAtTheStart, faultsInTheSetUp, faultsInMoves, faultsInManners,
                                faultsInLife, faultsInTime, faultsInTheEnd}) {
            const std::vector<Fault> faults = part();
            all.insert(all.end(), faults.begin(), faults.end());
        }
        return all;
    }();
    return table;
}

QString commandLineOf(const char *seat)
{
    const std::string_view text(seat);
    const bool isOptions = text.empty() || text.starts_with('-');
    return isOptions ? QStringLiteral(SHINPAN_FAKE_ENGINE " ") + withPath(seat) : withPath(seat);
}

QStringList argumentsOf(const Fault &fault)
{
    return argumentsFor(commandLineOf(fault.game.black), commandLineOf(fault.game.white),
                        fault.game.terms);
}

QStringList faultlessArgumentsOf(const Fault &fault)
{
    return argumentsFor(commandLineOf(""), commandLineOf(""), fault.game.terms);
}

bool isAsSaid(const QString &text, const char *pattern)
{
    const QStringList parts = QString::fromUtf8(pattern).split(u'*');
    qsizetype from = 0;
    for (const QString &part : parts) {
        const qsizetype found = text.indexOf(part, from);
        if (found < 0 || (&part == &parts.first() && found > 0)) {
            return false;
        }
        from = found + part.size();
    }
    return parts.size() > 1 ? text.endsWith(parts.last()) : from == text.size();
}

} // namespace shinpan::test
