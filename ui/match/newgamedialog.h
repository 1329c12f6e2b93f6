#pragma once

#include "ui/game/newgamesettings.h"

#include <QDialog>

#include <vector>

class QButtonGroup;
class QGridLayout;
class QPushButton;
class QSpinBox;

namespace shinpan {

class BoardView;
class FieldNote;
class HandicapField;
class KomiRow;
class RulesField;
class SeatCard;
class TeachingField;
class TimeFields;

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
    /// The owner of the engine list opens its editor, then calls setEngines() and chooseEngine().
    void addEngineRequested(Color color);

protected:
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QWidget *createPlayers();
    [[nodiscard]] QWidget *createBoard();
    [[nodiscard]] QWidget *createAgreement();
    void addSizeRow(QGridLayout *grid);
    void connectFields();
    void showSettings(const NewGameSettings &settings);

    void swapSeats();
    void showSize(int size);
    void showPreview();
    void suggestKomi();
    void showGame();
    void showPlayers();

    std::vector<EngineProfile> m_engines;
    ByColor<SeatCard *> m_seats;
    QButtonGroup *m_usualSizes;
    QSpinBox *m_size;
    FieldNote *m_sizeNote;
    HandicapField *m_handicap;
    KomiRow *m_komi;
    RulesField *m_rules;
    TimeFields *m_time;
    TeachingField *m_teaching;
    BoardView *m_preview;
    QPushButton *m_start;
};

} // namespace shinpan
