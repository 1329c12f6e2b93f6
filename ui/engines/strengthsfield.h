#pragma once

#include "core/engine/profile/enginestrength.h"

#include <QWidget>

class QLineEdit;

namespace shinpan {

class FieldNote;

/// Takes several strengths of one engine, "1, 5, 10", and shows the names of the engines that they
/// make.
class StrengthsField final : public QWidget
{
    Q_OBJECT

public:
    explicit StrengthsField(QWidget *parent = nullptr);

    /// The engine to vary and what to vary of it. Before this there is nothing to take.
    void setEngine(const EngineProfile &profile,
                   const EngineStrength &knob,
                   const QStringList &takenNames);

    /// One profile a strength, without ids, under free names; none if nothing was typed or it
    /// cannot be read.
    [[nodiscard]] std::vector<EngineProfile> profiles() const;
    [[nodiscard]] bool hasMistake() const;
    void focusField();

Q_SIGNALS:
    void edited();

private:
    void describe();

    EngineProfile m_profile;
    const EngineStrength *m_knob = nullptr;
    QStringList m_takenNames;
    QLineEdit *m_field;
    FieldNote *m_note;
};

} // namespace shinpan
