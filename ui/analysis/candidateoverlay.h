#pragma once

#include "core/analysis/analysis.h"
#include "ui/analysis/analysisoptions.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace shinpan {

class AnalysisController;
class AreaChooser;
class BoardView;
class OpenGame;
class Preferences;
class ScoreEstimator;
class ScoringController;
struct BoardLayer;

/// What the main engine thinks, on the board. Pointing at a candidate shows its line, stone by
/// stone; the wheel takes stones of it away and puts them back. What is shown so stays as it is
/// while the engine goes on. A click plays the candidate (as everywhere), the middle button or
/// Shift adds its line to the record, as far as it is shown. An estimate of the score stands there
/// alone.
class CandidateOverlay final : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    CandidateOverlay(AnalysisController &analysis,
                     OpenGame &game,
                     ScoringController &scoring,
                     ScoreEstimator &estimator,
                     AreaChooser &area,
                     Preferences &preferences,
                     BoardView &board,
                     QObject *parent = nullptr);

    /// Shows the line of the candidate that plays there (a pass: nothing), or none.
    void preview(const std::optional<Point> &move);
    /// Adds the line of the candidate that plays there to the record, beside what is there.
    void addLine(Point move);

private:
    /// A line that is being looked at; it is the person's now, whatever the engine says.
    struct Preview
    {
        Point move;
        std::vector<std::optional<Point>> line;
        std::vector<float> ownership; ///< at its end; may be empty
        Color first = Color::Black;
        std::size_t stones = 1; ///< how many of the line are shown
    };

    void connectBoard();
    void show();
    void endPreview();
    void scrub(int steps);
    void growPreview();
    [[nodiscard]] BoardLayer shown() const;
    [[nodiscard]] BoardLayer previewed() const;
    void bar(BoardLayer &shown) const;

    AnalysisController &m_analysis;
    OpenGame &m_game;
    ScoringController &m_scoring;
    ScoreEstimator &m_estimator;
    AreaChooser &m_area;
    Preferences &m_preferences;
    BoardView &m_board;
    AnalysisOptions m_options;
    std::optional<Point> m_pointedAt;
    std::optional<Preview> m_preview;
    QTimer m_delay;  ///< before a preview
    QTimer m_growth; ///< between its stones
};

} // namespace shinpan
