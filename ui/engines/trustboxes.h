#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLayout;

namespace shinpan {

/// How an engine's word is taken: whether it may claim a win, whether its score counts, whether its
/// board is compared with ours, when it says what it thinks of its moves, whose chances it tells,
/// and whether it may ponder; with a sentence each.
class TrustBoxes final : public QWidget
{
    Q_OBJECT

public:
    explicit TrustBoxes(QWidget *parent = nullptr);

    void showProfile(const EngineProfile &profile);
    void writeTo(EngineProfile &profile) const;

    /// A check has shown that asking it what it thinks changes nothing else.
    void trustThoughts();

Q_SIGNALS:
    /// The person changed something.
    void edited();

private:
    [[nodiscard]] QLayout *thoughtsRow();
    [[nodiscard]] QLayout *toldAsRow();
    [[nodiscard]] QLayout *ponderingRow();

    QCheckBox *m_allowsClaims;
    QCheckBox *m_isReliableScorer;
    QCheckBox *m_verifiesBoard;
    QComboBox *m_thoughts;  ///< its items' data are ThoughtsWanted
    QComboBox *m_toldAs;    ///< its items' data are Perspectives
    QComboBox *m_pondering; ///< likewise Pondering
};

} // namespace shinpan
