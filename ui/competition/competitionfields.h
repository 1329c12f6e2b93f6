#pragma once

#include "core/competition/file/competitionfileerror.h"
#include "ui/competition/competitiondraft.h"
#include "ui/kit/fieldnote.h"

#include <QLatin1String>
#include <QWidget>

#include <map>
#include <optional>

class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace shinpan {

class AdjudicationField;
class KomiRow;
class MachineFields;
class OpeningsField;
class RulesField;
class StopFields;
class TimeControlField;

/// What a competition is played by: numbers of games, board, rules, time, openings. What is wrong
/// with a field stands below it.
class CompetitionFields final : public QWidget
{
    Q_OBJECT

public:
    explicit CompetitionFields(QWidget *parent = nullptr);

    /// What other machines are told; for the same window.
    [[nodiscard]] QWidget *machines() const;

    /// Enables what it takes, with usual numbers.
    void showPurpose(CompetitionPurpose purpose);
    /// Shows those of a competition that is there. What has no field here is left alone.
    void showCompetition(const Competition &competition, const CompetitionDraft &draft);

    /// The draft with what the fields say.
    [[nodiscard]] CompetitionDraft applied(CompetitionDraft draft) const;
    /// The limit of games; 0: none.
    [[nodiscard]] int games() const;
    /// Says beside the fields what is odd or wrong with them for that many players; returns whether
    /// anything is wrong.
    [[nodiscard]] bool complain(std::size_t players);
    /// Says it beside the field that it is about; false if there is none.
    [[nodiscard]] bool complain(const CompetitionFileError &error);
    void setOpeningsError(const QString &error);

Q_SIGNALS:
    void edited();
    /// Other machines are told more, or less, than before; edited() comes, too.
    void placeChosen();

private:
    QLabel *add(const QString &label, QWidget *field, QLatin1String key, QWidget *beside = nullptr);
    void addFields();
    void showTest(bool isOfPool);
    void setNote(QLatin1String key, FieldNote::Tone tone, const QString &text);
    void suggestKomi();
    void suggestParallel();

    CompetitionPurpose m_purpose = CompetitionPurpose::Stronger;
    QFormLayout *m_form = nullptr;
    QDoubleSpinBox *m_elo;
    QLabel *m_eloLabel = nullptr;
    QSpinBox *m_games;
    QLabel *m_gamesLabel = nullptr;
    StopFields *m_stop;
    QLabel *m_stopLabel = nullptr;
    QSpinBox *m_rounds;
    QLabel *m_roundsLabel = nullptr;
    QSpinBox *m_size;
    RulesField *m_rules;
    KomiRow *m_komi;
    TimeControlField *m_time;
    OpeningsField *m_openings;
    AdjudicationField *m_adjudication;
    QSpinBox *m_parallel;
    MachineFields *m_machines;
    std::map<QLatin1String, FieldNote *> m_notes; ///< by what the file's settings begin with
};

} // namespace shinpan
