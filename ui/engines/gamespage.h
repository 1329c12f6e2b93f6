#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QWidget>

class QCheckBox;

namespace shinpan {

class PatienceFields;
class TrustBoxes;

/// How an engine is dealt with in games: how long is waited for it, and what is believed.
class GamesPage final : public QWidget
{
    Q_OBJECT

public:
    explicit GamesPage(QWidget *parent = nullptr);

    void showProfile(const EngineProfile &profile);
    void writeTo(EngineProfile &profile) const;

Q_SIGNALS:
    /// The person changed something.
    void edited();

private:
    PatienceFields *m_patience;
    TrustBoxes *m_trust;
};

} // namespace shinpan
