#pragma once

#include "core/analysis/analysisrequest.h"

#include <QObject>

namespace shinpan {

class AnalysisController;
class BoardView;
class RegionPicker;
struct BoardRegion;

/// Chooses by hand where engines look for the next move. Dragging with Alt and Shift over the board
/// makes them look there alone, with Alt and Ctrl nowhere there; over points that they all avoid,
/// they look there again. After begin() the next drag does it without these keys, as do Return at
/// two places of the board's cursor. Escape lets them look everywhere.
class AreaChooser final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AreaChooser)

public:
    enum class Kind : std::uint8_t { Only, Avoid };

    /// Both outlive it.
    AreaChooser(AnalysisController &analysis, BoardView &board, QObject *parent = nullptr);

    /// What the board shows: the area, or what it would be at the end of a drag.
    [[nodiscard]] const SearchArea &shown() const { return m_shown; }
    /// Whether begin() waits for a drag, or there is an area.
    [[nodiscard]] bool isActive() const;

    void begin(Kind kind);
    /// Gives up what was begun, and lets engines look everywhere.
    void clear();

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// shown() or isActive() is different.
    void changed();

private:
    [[nodiscard]] RegionPicker *createPicker(Kind kind, Qt::KeyboardModifiers keys);
    [[nodiscard]] SearchArea areaWith(Kind kind, const BoardRegion &region) const;
    void show(const SearchArea &area);

    AnalysisController &m_analysis;
    BoardView &m_board;
    RegionPicker *m_only;
    RegionPicker *m_avoided;
    SearchArea m_shown;
};

} // namespace shinpan
