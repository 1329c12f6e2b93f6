#pragma once

#include "core/competition/report/reporttable.h"
#include "core/competition/result/competitionevent.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/run/livesnapshot.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace shinpan {

class RowsModel;

/// Finished games, the latest first.
class FinishedGamesModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// `games`: the earliest first; must outlive the model.
    explicit FinishedGamesModel(const std::vector<StoredGame> &games, QObject *parent = nullptr);

    /// The games have one more.
    void addLast();
    /// Takes other games.
    void replaceAll();
    [[nodiscard]] const StoredGame &game(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const override;

private:
    const std::vector<StoredGame> &m_games;
    std::size_t m_shown; ///< how many of them views know
};

/// Shows a table under translated titles; its columns from that index on are numbers.
void showTable(RowsModel &model, const ReportTable &table, int firstNumber);
/// The players; what orders them depends on the type of the competition.
[[nodiscard]] ReportTable standingsOf(const LiveSnapshot &snapshot);
/// The work of machines, done and under way, and a sentence of it: "5 tasks on 3 machines, 2
/// waiting".
[[nodiscard]] ReportTable machinesOf(const LiveSnapshot &snapshot);
[[nodiscard]] QString tasksSentence(const WorkforceView &view);
/// A warning if many games only repeat others, so that all numbers are worth less; else empty.
[[nodiscard]] QString repeatsText(const CompetitionReport &report);
/// What happened that the list of games does not tell, the latest first.
[[nodiscard]] QStringList eventsTitles();
[[nodiscard]] std::vector<QStringList> eventsRows(const std::vector<CompetitionEvent> &events);

[[nodiscard]] QStringList runningTitles();
[[nodiscard]] std::vector<QStringList> runningRows(const LiveSnapshot &snapshot);

} // namespace shinpan
