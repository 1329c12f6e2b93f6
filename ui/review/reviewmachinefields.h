#pragma once

#include "core/analysis/machines/reviewmachines.h"

#include <QObject>

class QComboBox;
class QFormLayout;
class QSpinBox;

namespace shinpan {

class FileField;

/// The rows of a form that say where the engines of a review are asked.
class ReviewMachineFields final : public QObject
{
    Q_OBJECT

public:
    /// Adds them to the form of a widget.
    ReviewMachineFields(QFormLayout &form, QWidget *parent);

    [[nodiscard]] ReviewMachines machines() const;

    /// Why a review cannot begin there; empty if it can.
    [[nodiscard]] QString whatIsMissing() const;

Q_SIGNALS:
    /// The person changed something.
    void changed();

private:
    void showKind();

    QComboBox *m_place; ///< as ReviewMachines::Kind has them
    FileField *m_hosts;
    QSpinBox *m_jobs;
};

} // namespace shinpan
