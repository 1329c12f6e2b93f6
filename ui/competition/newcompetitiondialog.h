#pragma once

#include "ui/competition/competitiondraft.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace shinpan {

class FieldNote;
class KomiRow;
class RulesField;
class StrengthBox;
class TimeControlField;

/// Asks what a competition is to be, and writes its file: the same that a person would write, to be
/// read and changed with any editor.
class NewCompetitionDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `folder`: where its file will be, unless the person says otherwise.
    NewCompetitionDialog(const std::vector<EngineProfile> &engines,
                         const QString &folder,
                         QWidget *parent = nullptr);

    [[nodiscard]] CompetitionDraft draft() const;
    /// Where the file will be; absolute.
    [[nodiscard]] QString path() const;

Q_SIGNALS:
    /// Its file is there; `starts`: it is to begin at once.
    void written(const QString &path, bool starts);
    /// There is a file already.
    void openRequested();

private:
    [[nodiscard]] QWidget *createPlayers();
    [[nodiscard]] QLayout *createFields();
    [[nodiscard]] QLayout *createEnd();
    void addPlayer(const EngineProfile &engine);
    void addChosen();
    void removePlayer();
    void showPurpose();
    void suggestKomi();
    void suggestName();
    void chooseFile();
    void check();
    void write(bool starts);
    [[nodiscard]] CompetitionPurpose purpose() const;
    /// What is wrong with the draft, a sentence; nothing if it can be played.
    [[nodiscard]] std::optional<QString> objection() const;

    std::vector<EngineProfile> m_engines;
    std::vector<EngineProfile> m_players;
    QString m_folder;
    QString m_suggestedName; ///< as it stands in the field unless the person typed another
    QComboBox *m_purpose;
    FieldNote *m_purposeNote;
    QComboBox *m_engine;
    StrengthBox *m_strength;
    QListWidget *m_list;
    QPushButton *m_remove;
    FieldNote *m_playersNote;
    QLabel *m_gamesLabel;
    QSpinBox *m_games;
    QLabel *m_roundsLabel;
    QSpinBox *m_rounds;
    QLabel *m_eloLabel;
    QDoubleSpinBox *m_elo;
    QSpinBox *m_size;
    KomiRow *m_komi;
    RulesField *m_rules;
    TimeControlField *m_time;
    QSpinBox *m_randomMoves;
    QSpinBox *m_parallel;
    QLineEdit *m_name;
    FieldNote *m_fileNote;
    QPushButton *m_start;
    QPushButton *m_create;
};

} // namespace shinpan
