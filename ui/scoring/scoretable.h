#pragma once

#include "core/board/color.h"
#include "core/rules/scoring.h"
#include "ui/kit/card.h"

#include <vector>

class QGridLayout;
class QLabel;

namespace shinpan {

/// Where each side's points come from, in two columns; only what counts for anybody has a row.
class ScoreTable final : public Card
{
    Q_OBJECT

public:
    explicit ScoreTable(QWidget *parent = nullptr);

    void showCount(const Count &count);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// A kind of points: its name, and how many each side has.
    struct Row
    {
        QLabel *name;
        ByColor<QLabel *> points;
        double (*pointsOf)(const SidePoints &);
    };

    void addHeading();
    void drawStones();
    void addRow(const QString &name, double (*pointsOf)(const SidePoints &));
    [[nodiscard]] QLabel *addNumber(int row, Color color);

    QGridLayout *m_grid;
    ByColor<QLabel *> m_stones; ///< in the heading
    std::vector<Row> m_rows;    ///< the last one is the total
};

} // namespace shinpan
