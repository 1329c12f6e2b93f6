#pragma once

#include "core/analysis/analysis.h"
#include "ui/analysis/analysisoptions.h"

#include <QWidget>

#include <optional>
#include <vector>

class QToolButton;
class QTreeView;
class QVBoxLayout;

namespace shinpan {

class AnalysisActions;
class AnalysisController;
class Analyst;
class AnalystRow;
class CandidateOverlay;
class EmptyHint;
class OpenGame;
class Preferences;
class RowsModel;
class TermsNotice;
struct KeptAnalysis;

/// The engines that analyse with what they think of the position, and the main one's candidates.
/// Pointing at a candidate, or going there by key, shows its line on the board; Return or a double
/// click plays it.
class AnalysisPanel final : public QWidget
{
    Q_OBJECT

public:
    /// What the panel shows and steers; everything outlives it.
    struct Parts
    {
        AnalysisController &analysis;
        AnalysisActions &actions;
        CandidateOverlay &overlay;
        OpenGame &game;
        Preferences &preferences;
    };

    explicit AnalysisPanel(const Parts &parts, QWidget *parent = nullptr);

    /// Offers the engines to tick, if the panel is in sight; the analysis begins when some were.
    void askEngines();

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createBar(QVBoxLayout &column);
    void createTable(QVBoxLayout &column);
    void connectTable();
    void addRow();
    void showEngines();
    void analyseIfAsked();
    void showAnalysis();
    void showRow(AnalystRow &row, std::size_t analyst) const;
    void showTable();
    void chooseColumns();
    [[nodiscard]] QString sourceOf(const KeptAnalysis &kept) const;
    [[nodiscard]] QString hint() const;
    [[nodiscard]] std::optional<Point> moveAt(int row) const;
    void play(int row);

    Parts m_parts;
    AnalysisOptions m_options;
    QVBoxLayout *m_rowColumn;
    std::vector<AnalystRow *> m_rows;
    std::vector<TermsNotice *> m_notices; ///< one below each row
    RowsModel *m_model;
    Analysis m_shown; ///< of candidates with visits, which are the rows of the model
    QTreeView *m_table;
    EmptyHint *m_hint;
    QToolButton *m_analyse = nullptr;
    QToolButton *m_engines = nullptr; ///< opens their menu
    bool m_isAsking = false; ///< whether it asks for engines, since the person wants an analysis
    /// The candidate that the keyboard is at (none inside: a pass); stays with it as rows move.
    std::optional<std::optional<Point>> m_current;
};

} // namespace shinpan
