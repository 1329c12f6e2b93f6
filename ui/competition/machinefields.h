#pragma once

#include "core/competition/competition.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace shinpan {

class FieldNote;

/// Says where games are played: here, or on other machines by Slurm or over ssh. What those are
/// told is asked in a row of its own, hidden while games are played here; what is wrong stands
/// below it.
class MachineFields final : public QWidget
{
    Q_OBJECT

public:
    explicit MachineFields(QWidget *parent = nullptr);

    /// The choice of the place; for the same window.
    [[nodiscard]] QComboBox *place() const { return m_place; }
    /// Has the Tab key go from this to the choice, and on to the fields.
    void follow(QWidget *before);

    /// Does not emit edited(). What has no field here is left alone.
    void setMachines(const MachineSettings &machines);
    [[nodiscard]] MachineSettings machines() const;
    [[nodiscard]] MachineSettings::Kind kind() const;

    /// Says beside the fields what is wrong with them; whether anything is.
    bool complain();
    /// The same of what somebody else has found.
    void complain(const QString &error);

Q_SIGNALS:
    void edited();
    /// Another place was chosen; edited() comes, too.
    void kindChosen();

private:
    [[nodiscard]] QLayout *createFields();
    void showKind();
    void chooseHosts();
    [[nodiscard]] QString hostsObjection() const;

    MachineSettings m_written;
    QComboBox *m_place; ///< as MachineSettings::Kind has them
    QLineEdit *m_partition;
    QLineEdit *m_options; ///< words, as a shell has them
    QLineEdit *m_hosts;
    QSpinBox *m_workers;
    QSpinBox *m_block;
    QPushButton *m_file;
    std::vector<QWidget *> m_ofSlurm;
    std::vector<QWidget *> m_ofSsh;
    FieldNote *m_hostsNote;
    FieldNote *m_optionsNote;
    FieldNote *m_note; ///< what it means that they are played elsewhere
};

} // namespace shinpan
