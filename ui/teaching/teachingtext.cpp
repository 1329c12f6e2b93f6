#include "ui/teaching/teachingtext.h"

#include "ui/analysis/candidatetext.h"

#include <QStringList>

namespace shinpan {

QString TeachingText::ofLoss(const Loss &loss)
{
    return loss.points ? tr("%1 points").arg(lossText(loss))
                       : tr("%1 of the chance to win").arg(lossText(loss));
}

QString TeachingText::of(const Lesson::Verdict &verdict, const QString &judge)
{
    const JudgedMove &move = verdict.move;
    const QString name = candidateName(move.move.point);
    const QString lost =
        move.loss.points ? ofLoss(move.loss) : lossText(move.loss); // it fills one line
    switch (verdict.grade) {
    case MoveGrade::Choice:
        return tr("Move %1, %2: %3 would play there, too.").arg(move.number).arg(name, judge);
    case MoveGrade::Fine:
        return tr("Move %1, %2: nothing is surely better.").arg(move.number).arg(name);
    case MoveGrade::Loss:
    case MoveGrade::Mistake:
        return tr("Move %1, %2, lost %3; %4 was better.")
            .arg(move.number)
            .arg(name, lost, candidateName(move.choice.move));
    }
    Q_UNREACHABLE();
}

QString TeachingText::ofMoment(const JudgedMove &move)
{
    return tr("%1 · %2 · −%3", "number, move, what it lost")
        .arg(move.number)
        .arg(candidateName(move.move.point), lossText(move.loss));
}

QString TeachingText::ofHints(const std::vector<Candidate> &hints)
{
    if (hints.empty()) {
        return tr("No hint: the engine names no move.");
    }
    QStringList others;
    for (auto hint = hints.begin() + 1; hint != hints.end(); ++hint) {
        others.append(candidateName(hint->move));
    }
    const QString best = candidateName(hints.front().move);
    return others.isEmpty()
             ? tr("Hint: %1.").arg(best)
             : tr("Hint: %1. Nearly as good: %2.").arg(best, others.join(QStringLiteral(", ")));
}

} // namespace shinpan
