#pragma once

#include "core/competition/file/competitionfileerror.h"
#include "ui/competition/competitiondraft.h"
#include "ui/competition/parameterrow.h"

#include <QLatin1String>
#include <QWidget>

#include <map>
#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QGridLayout;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace shinpan {

/// What a tune or a calibration looks for and how: the parameters with their ranges and where they
/// stand in the command of the first player; and in a widget of its own the method and when it has
/// looked enough. What is wrong with a field stands below it.
class TuneFields final : public QWidget
{
    Q_OBJECT

public:
    explicit TuneFields(QWidget *parent = nullptr);
    ~TuneFields() override;

    /// The method and the limits; for the same window.
    [[nodiscard]] QWidget *search() const { return m_search; }

    /// Shows the fields of Tune or Calibrate.
    void showPurpose(CompetitionPurpose purpose);
    /// The command of the first player; what was typed over it stays while that is the same engine.
    void setEngine(const EngineProfile &engine);
    /// Shows the tune of a file. What has no field here is left alone.
    void showTune(const DraftTune &tune);

    /// What the fields say; nothing while something is wrong with them, which complain() says.
    [[nodiscard]] std::optional<DraftTune> tune() const;
    /// Says beside the fields what is wrong with them, for that many players and games (0: no
    /// limit); returns whether anything is.
    bool complain(std::size_t players, int games);
    /// Says it beside the field that it is about; false if there is none.
    [[nodiscard]] bool complain(const CompetitionFileError &error);

Q_SIGNALS:
    void edited();

private:
    [[nodiscard]] QWidget *createParameters();
    void createFields();
    void addField(QFormLayout &fields, const QString &label, QWidget *field);
    void addParameter();
    void removeParameter(const ParameterRow *row);
    void numberParameters();
    void setNote(const QWidget *field, const QString &text);
    [[nodiscard]] bool isCalibration() const { return m_purpose == CompetitionPurpose::Calibrate; }
    [[nodiscard]] TuningMethod method() const;
    [[nodiscard]] std::optional<std::vector<double>> levels() const;
    [[nodiscard]] QStringList startupCommands() const;
    [[nodiscard]] bool complainOfParameters();
    [[nodiscard]] QString placeObjection() const;
    [[nodiscard]] QString methodObjection(std::size_t players, int games) const;

    CompetitionPurpose m_purpose = CompetitionPurpose::Tune;
    std::optional<EngineProfile> m_engine; ///< whose command is shown
    std::optional<TunePlan> m_written;     ///< of a file
    QGridLayout *m_grid = nullptr;         ///< of the parameters
    std::vector<std::unique_ptr<ParameterRow>> m_rows;
    QPushButton *m_add;
    QWidget *m_search;
    QFormLayout *m_searchForm = nullptr;
    QLineEdit *m_command;
    QPlainTextEdit *m_commands; ///< GTP, one per line
    QComboBox *m_method;        ///< as TuningMethod has them, without calibration
    QLineEdit *m_levels;
    QDoubleSpinBox *m_precision;
    QDoubleSpinBox *m_hours;
    QDoubleSpinBox *m_proof; ///< the certificate's elo1; 0: none
    std::map<const QWidget *, FieldNote *> m_notes;
};

} // namespace shinpan
