#pragma once

#include "core/analysis/reviewedgame.h"

#include <QWidget>

#include <array>

class QGridLayout;
class QLabel;

namespace shinpan {

class ShortenedLabel;

/// How both players did in the eyes of an engine: a small table of words, a column for each, so
/// narrow that it fits beside a board.
class ReviewSummary final : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewSummary(QWidget *parent = nullptr);

    /// Sums up these moves, on a board of that size, in the eyes of that engine; `mistakes` is what
    /// counts as one.
    void show(const QString &engine,
              const std::vector<JudgedMove> &moves,
              BoardSize size,
              const MistakeLimits &mistakes);

    /// What stands there of a player, in a sentence.
    [[nodiscard]] QString sentence(Color player) const { return m_sentence[player]; }

private:
    struct Column
    {
        QLabel *name = nullptr; ///< describes everything to those who do not see it
        QLabel *loss = nullptr;
        std::array<QLabel *, 3> phases{}; ///< the loss per move in each
        QLabel *choices = nullptr;
        QLabel *mistakes = nullptr;
    };

    void addTitles(QGridLayout &grid);
    void showPhases(Color player, const std::vector<JudgedMove> &moves, BoardSize size);

    ShortenedLabel *m_engine;
    ByColor<Column> m_columns;
    ByColor<QString> m_sentence;
};

} // namespace shinpan
