#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QDialog>

namespace shinpan {

class StrengthsField;

/// Makes several strengths of one engine in one go. Opened with open().
class StrengthsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `profile` must have a strengthKnob().
    StrengthsDialog(const EngineProfile &profile,
                    const QStringList &takenNames,
                    QWidget *parent = nullptr);

    /// The profiles after accepted(): at least one, without ids, under free names.
    [[nodiscard]] std::vector<EngineProfile> profiles() const;

private:
    StrengthsField *m_field;
};

} // namespace shinpan
