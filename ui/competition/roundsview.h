#pragma once

#include "core/competition/report/meetings.h"

#include <QStandardItemModel>
#include <QTableView>

#include <vector>

namespace shinpan {

/// The meetings of each round: a column for each round of a Swiss, or a knockout's bracket, in
/// which a match is as high as the two places before it.
class RoundsView final : public QTableView
{
    Q_OBJECT

public:
    explicit RoundsView(QWidget *parent = nullptr);

    /// What is the same as before stays as it is.
    void showRounds(const CompetitionReport &report);

private:
    void addRound(const CompetitionReport &report, int number, const MeetingRound &round);
    [[nodiscard]] static QString titleOf(const CompetitionReport &report, int round);
    [[nodiscard]] static QString textOf(const CompetitionReport &report, const Meeting &meeting);

    std::vector<MeetingRound> m_rounds; ///< that are shown
    QStandardItemModel m_model;
};

} // namespace shinpan
