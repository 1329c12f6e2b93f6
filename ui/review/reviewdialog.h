#pragma once

#include "core/engine/profile/engineprofile.h"
#include "ui/review/reviewsettings.h"

#include <QDialog>

#include <vector>

class QPushButton;

namespace shinpan {

class FieldNote;
class ReviewFields;

/// Asks how to review a game: by which engines, how thoroughly, which moves, in which order.
class ReviewDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Begins with these settings; the game has that many moves. The range is all of them at first.
    ReviewDialog(const std::vector<EngineProfile> &engines,
                 const ReviewSettings &settings,
                 int moves,
                 QWidget *parent = nullptr);

    /// Those that were chosen, with an engine and a limit once the dialog is accepted.
    [[nodiscard]] ReviewSettings settings() const;

private:
    void check();

    ReviewFields *m_fields = nullptr;
    int m_moves; ///< of the game, 1 at least
    FieldNote *m_note;
    QPushButton *m_review;
};

} // namespace shinpan
