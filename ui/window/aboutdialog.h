#pragma once

#include <QDialog>

namespace shinpan {

class EngineProfileStore;

/// What this program is, which engines it knows, and everything a problem report needs, ready to be
/// copied.
class AboutDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `store` need not outlive it.
    explicit AboutDialog(const EngineProfileStore &store, QWidget *parent = nullptr);
};

} // namespace shinpan
