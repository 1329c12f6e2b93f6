#pragma once

#include "core/competition/file/competitionfileerror.h"
#include "core/competition/run/runoptions.h"
#include "ui/competition/competitiondraft.h"

#include <QDialog>
#include <QTimer>

#include <optional>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace shinpan {

class CompetitionFields;
class EstimateRow;
class FieldNote;
class PairsField;
class PlayersField;
class RunLimits;
class TuneFields;

/// Asks what a competition is to be, and writes its file: the same that a person would write, to be
/// read and changed with any editor. One that is there can be changed; its comments stay.
class NewCompetitionDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `folder`: where its file will be, unless the person says otherwise.
    NewCompetitionDialog(const std::vector<EngineProfile> &engines,
                         const QString &folder,
                         QWidget *parent = nullptr);

    /// Changes this one, which stands in its file.
    NewCompetitionDialog(const std::vector<EngineProfile> &engines,
                         const Competition &competition,
                         QWidget *parent = nullptr);

    [[nodiscard]] CompetitionDraft draft() const;
    /// The limits of the run that begins at once.
    [[nodiscard]] RunOptions limits() const;
    /// The absolute path where the file will be.
    [[nodiscard]] QString path() const;

Q_SIGNALS:
    /// Its file is there; `starts`: it is to begin at once.
    void written(const QString &path, bool starts);
    /// There is a file already.
    void openRequested();

protected:
    bool event(QEvent *event) override;

private:
    void showEdited();
    [[nodiscard]] QLayout *createEnd();
    void takePlayers();
    void showPurpose();
    void keepLow();
    void suggestName();
    void chooseFile();
    void check();
    void write(bool starts);
    /// What the file is to say; the failure stands beside its field.
    [[nodiscard]] std::optional<QByteArray> text() const;
    [[nodiscard]] std::optional<QByteArray> changedText() const;
    [[nodiscard]] bool isPlayable(const QByteArray &toml) const;
    void complain(const CompetitionFileError &error) const;
    /// The competition as the fields have it now; nothing if it cannot be played.
    [[nodiscard]] std::optional<Competition> competition() const;
    [[nodiscard]] CompetitionPurpose purpose() const;
    [[nodiscard]] std::optional<QString> objection() const;
    [[nodiscard]] bool lacksPairs() const;

    std::optional<Competition> m_edited; ///< as its file has it; nothing: it is a new one
    bool m_hasEngines;
    QString m_folder;
    QString m_suggestedName; ///< as it stands in the field unless the person typed another
    QComboBox *m_purpose;
    FieldNote *m_purposeNote;
    PlayersField *m_players;
    PairsField *m_pairs;
    TuneFields *m_tune;
    CompetitionFields *m_fields;
    FieldNote *m_settingsNote;
    RunLimits *m_limits;
    EstimateRow *m_estimate;
    QLineEdit *m_name;
    FieldNote *m_fileNote;
    QPushButton *m_existing;
    QPushButton *m_choose;
    QPushButton *m_start;
    QPushButton *m_create;
    QTimer m_settling; ///< runs while layouts find out what is there
    int m_heightBefore = 0;
};

} // namespace shinpan
