#pragma once

#include "core/engine/engineprofile.h"

#include <QWidget>

class QCheckBox;

namespace shinpan {

/// How far an engine's word is taken: whether it may claim a win, whether its score counts, and
/// whether its board is compared with ours; with a sentence each.
class TrustBoxes final : public QWidget
{
    Q_OBJECT

public:
    explicit TrustBoxes(QWidget *parent = nullptr);

    void showProfile(const EngineProfile &profile);
    void writeTo(EngineProfile &profile) const;

Q_SIGNALS:
    /// The person changed something.
    void edited();

private:
    QCheckBox *m_allowsClaims;
    QCheckBox *m_isReliableScorer;
    QCheckBox *m_verifiesBoard;
};

} // namespace shinpan
