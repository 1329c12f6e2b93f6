#pragma once

#include "ui/game/newgamesettings.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;

namespace shinpan {

/// Takes whether the game is to be a teaching game, and what is a mistake in it, or a serious game
/// without any help. It can be either if a person plays; to teach, an engine here must judge moves.
class TeachingField final : public QWidget
{
    Q_OBJECT

public:
    explicit TeachingField(QWidget *parent = nullptr);

    void setEngines(const std::vector<EngineProfile> &engines);
    void setSeats(const ByColor<Seat> &seats);
    /// The choice as NewGameSettings::teaching has it; what cannot be now is kept for other
    /// players.
    void setTeaching(double points);
    [[nodiscard]] double teaching() const;
    /// The same of NewGameSettings::isSerious; then there is no teaching.
    void setSerious(bool isSerious);
    [[nodiscard]] bool isSerious() const;
    /// What a serious game is, and a teaching game.
    [[nodiscard]] static QString seriousNote();
    [[nodiscard]] static QString teachingNote();

private:
    void offerTeaching();
    void explain();

    QComboBox *m_choice;
    QLabel *m_note;
    bool m_hasJudge = false;
    bool m_hasPerson = false;
};

} // namespace shinpan
