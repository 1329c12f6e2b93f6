#pragma once

#include <QWidget>

#include <array>
#include <cstddef>

class QBoxLayout;
class QLabel;

namespace shinpan {

class AnalysisController;
class BoardView;
class OpenGame;
class Preferences;

/// The first two engines that analyse, each on a board of its own, with their differences marked on
/// both and told in a line. The boards lie side by side or one below the other, as there is room.
class ComparisonPanel final : public QWidget
{
    Q_OBJECT

public:
    /// All outlive it.
    ComparisonPanel(AnalysisController &analysis,
                    OpenGame &game,
                    Preferences &preferences,
                    QWidget *parent = nullptr);

    /// The line about the differences.
    [[nodiscard]] QString text() const;
    [[nodiscard]] BoardView &board(std::size_t engine) const { return *m_sides[engine].board; }

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Side
    {
        QLabel *name = nullptr;
        BoardView *board = nullptr;
    };

    [[nodiscard]] Side createSide();
    void refresh();
    void showOptions();
    void showSide(std::size_t engine);
    void showDifferences();

    AnalysisController &m_analysis;
    OpenGame &m_game;
    Preferences &m_preferences;
    QBoxLayout *m_boards;
    std::array<Side, 2> m_sides;
    QLabel *m_differences;
};

} // namespace shinpan
