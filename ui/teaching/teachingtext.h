#pragma once

#include "core/analysis/analysis.h"
#include "ui/teaching/lesson.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace shinpan {

/// What lessons and hints say.
class TeachingText
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::TeachingText)

public:
    /// "Move 34, D4, lost 6.3 points; C6 was better.", or "lost 12.0%": a verdict in a sentence.
    [[nodiscard]] static QString of(const Lesson::Verdict &verdict, const QString &judge);
    /// "34 · D4 · 6.3 points": a moment on a button.
    [[nodiscard]] static QString ofMoment(const JudgedMove &move);
    /// "6.3 points", or "12.0% of the chance to win".
    [[nodiscard]] static QString ofLoss(const Loss &loss);
    /// "Hint: D4. Nearly as good: C6, pass.": what hintsOf() gave.
    [[nodiscard]] static QString ofHints(const std::vector<Candidate> &hints);
};

} // namespace shinpan
