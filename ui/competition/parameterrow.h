#pragma once

#include "core/tuning/parameterspace.h"
#include "ui/kit/fieldnote.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QToolButton;

namespace shinpan {

/// One parameter that a tune looks for, as a person types it: a line of a grid of parameters, and
/// below it what is wrong with it.
class ParameterRow final : public QObject
{
    Q_OBJECT

public:
    /// The columns that it fills, from 0.
    static constexpr int Columns = 6;

    /// Adds itself as the last two lines of the grid, whose widget owns its controls.
    explicit ParameterRow(QGridLayout &grid, QObject *parent = nullptr);
    /// Takes its controls away.
    ~ParameterRow() override;

    /// One of a file; what there is no field for stays as it is.
    void show(const TuningParameter &parameter);
    /// Numbers the controls, from 1, for those who cannot see their places.
    void setNumber(int number);
    void setRemovable(bool isRemovable);
    void setFocus();

    /// What was typed; the failure is a sentence in the person's language.
    [[nodiscard]] Result<TuningParameter> parameter() const;
    /// Empty: nothing is wrong. Where nothing is typed yet it is only a quiet hint.
    void setError(const QString &error);

Q_SIGNALS:
    void edited();
    void removeRequested();

private:
    [[nodiscard]] Result<ParameterScale> scale() const;
    [[nodiscard]] Result<double> start(const ParameterScale &scale) const;
    void showScale();

    std::optional<TuningParameter> m_written;
    QLineEdit *m_name;
    QComboBox *m_scale;
    QLineEdit *m_low;
    QLineEdit *m_high;
    QLineEdit *m_choices;
    QLineEdit *m_own;
    QToolButton *m_remove;
    FieldNote *m_note;
};

} // namespace shinpan
