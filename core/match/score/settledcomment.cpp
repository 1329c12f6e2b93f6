#include "core/match/score/settledcomment.h"

#include "core/match/score/scoringpolicy.h"

#include <QRegularExpression>
#include <QStringList>

namespace shinpan {

namespace {

/// toText() of a count.
[[nodiscard]] bool isCount(const QString &line)
{
    static const QRegularExpression pattern(
        QStringLiteral("^Black -?[0-9.]+( = [^;]+)?; White -?[0-9.]+( = [^;]+)?$"));
    return pattern.match(line).hasMatch();
}

/// evidenceOf() a step of the ladder that nobody but us or the person had a word in.
[[nodiscard]] bool isOwnStep(const QString &line)
{
    static const QRegularExpression pattern(QStringLiteral("^(%1|%2|%3): (settled|other winner)")
                                                .arg(scoringStepName(ScoringStep::CountPlayedOut),
                                                     scoringStepName(ScoringStep::CountAllAlive),
                                                     scoringStepName(ScoringStep::AskPerson)));
    return pattern.match(line).hasMatch();
}

/// evidenceOf() a step that engines had a word in, or the reason of a disputed result.
[[nodiscard]] bool hasOpinions(const QString &line)
{
    static const QRegularExpression pattern(
        QStringLiteral("^(%1|%2|%3|opinions differ): .*(Black|referee|our count) ")
            .arg(scoringStepName(ScoringStep::PlayersScore),
                 scoringStepName(ScoringStep::PlayersDead),
                 scoringStepName(ScoringStep::RefereeEngine)));
    return pattern.match(line).hasMatch();
}

[[nodiscard]] QString withoutVerdict(QString line)
{
    static const QRegularExpression verdict(
        QStringLiteral(", decides|[,;] our count is [^,;\\s]+"));
    return line.remove(verdict);
}

} // namespace

QString withSettledCount(const QString &comment, const Count &count)
{
    const QString counted = QString::fromStdString(toText(count));
    QStringList lines;
    qsizetype place = -1;
    for (const QString &line : comment.split(u'\n')) {
        const bool isOld = isCount(line) || isOwnStep(line);
        if (isOld && place < 0) {
            place = lines.size();
        }
        if (!isOld) {
            lines.append(hasOpinions(line) ? withoutVerdict(line) : line);
        }
    }
    if (place >= 0) {
        lines.insert(place, counted);
        return lines.join(u'\n');
    }
    const QString others = lines.join(u'\n');
    return others.isEmpty() ? counted : others + QStringLiteral("\n\n") + counted;
}

} // namespace shinpan
