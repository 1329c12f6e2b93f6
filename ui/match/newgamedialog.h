#pragma once

#include "ui/match/newgamesettings.h"

#include <QDialog>

#include <vector>

class QAbstractButton;
class QButtonGroup;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace shinpan {

class BoardView;
class FieldNote;
class SeatCard;

/// Asks what the next game is to be. Opened with open(); settings() are valid after accepted().
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    /// Starts from `last`, the settings of the game before.
    NewGameDialog(const std::vector<EngineProfile> &engines,
                  const NewGameSettings &last,
                  QWidget *parent = nullptr,
                  const Machine &machine = Machine::current());

    [[nodiscard]] NewGameSettings settings() const;

    /// Offers other engines from now on, for example after one was added; choices stay where
    /// possible.
    void setEngines(const std::vector<EngineProfile> &engines);

    /// Chooses the engine of this id, which must have been offered, for a colour.
    void chooseEngine(Color color, const QString &id);

Q_SIGNALS:
    /// Whoever owns the engine list opens its editor, then calls setEngines() and chooseEngine().
    void addEngineRequested(Color color);

private:
    [[nodiscard]] QWidget *createPlayers();
    [[nodiscard]] QWidget *createGame();
    void addSizeRow(QGridLayout *grid);
    void addHandicapRow(QGridLayout *grid);
    void addKomiRow(QGridLayout *grid);
    void connectFields();
    void showSettings(const NewGameSettings &settings);

    void swapSeats();
    void showSize(int size);
    void offerHandicaps(int size);
    void showHandicap();
    void showPreview();
    void suggestKomi();
    void explainKomi();
    void checkPlayable();

    std::vector<EngineProfile> m_engines;
    ByColor<SeatCard *> m_seats;
    QButtonGroup *m_usualSizes;
    QSpinBox *m_size;
    FieldNote *m_sizeNote;
    QComboBox *m_handicap;
    FieldNote *m_handicapNote;
    QDoubleSpinBox *m_komi;
    QToolButton *m_resetKomi;
    FieldNote *m_komiNote;
    BoardView *m_preview;
    QPushButton *m_start;
    bool m_komiIsTyped = false; ///< the person chose a komi: it no longer follows the handicap
};

} // namespace shinpan
