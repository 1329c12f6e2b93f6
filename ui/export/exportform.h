#pragma once

#include "core/board/boardregion.h"
#include "ui/export/exportsettings.h"
#include "ui/export/gamediagram.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace shinpan {

/// Everything that one can choose about an export.
class ExportForm final : public QWidget
{
    Q_OBJECT

public:
    /// The form for a board of that size and a line of that many moves.
    ExportForm(BoardSize size, int moves, QWidget *parent = nullptr);

    /// The name of the format for people.
    [[nodiscard]] static QString formatText(ExportFormat format);

    [[nodiscard]] ExportSettings settings() const;
    void setSettings(const ExportSettings &settings);
    /// Sets the move of the position that is shown; the moves up to it are the first range.
    void setMove(int move);

    [[nodiscard]] MoveRange range() const;
    /// The region to export; nothing: the whole board.
    [[nodiscard]] std::optional<BoardRegion> region() const;
    void setRegion(const std::optional<BoardRegion> &region);
    /// Whether the text that names the region makes sense.
    [[nodiscard]] bool isRegionValid() const;

Q_SIGNALS:
    void changed();

private:
    void createRows();
    void createRange();
    void createRegion();
    void createLook();
    void refresh();

    BoardSize m_size;
    int m_moves;
    QFormLayout *m_layout;
    QComboBox *m_format;
    QComboBox *m_content;
    QWidget *m_range = nullptr;
    QSpinBox *m_first;
    QSpinBox *m_last;
    QLineEdit *m_region;
    QPushButton *m_whole;
    QComboBox *m_theme;
    QSpinBox *m_width;
    QDoubleSpinBox *m_pace;
    QCheckBox *m_coordinates;
    QCheckBox *m_marks;
};

} // namespace shinpan
