#pragma once

#include "core/analysis/keptanalysis.h"

#include <QWidget>

class QCheckBox;

namespace shinpan {

/// Asks what of each analysis is kept in a game besides its values, and for which other programs.
class KeepFields final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeepFields)

public:
    explicit KeepFields(const KeepOptions &options, QWidget *parent = nullptr);

    [[nodiscard]] KeepOptions options() const;

Q_SIGNALS:
    void changed();

private:
    KeepOptions m_options;
    QCheckBox *m_candidates;
    QCheckBox *m_kaTrain;
    QCheckBox *m_lizzie;
};

} // namespace shinpan
