#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QDialog>

class QListWidget;

namespace shinpan {

/// Asks which engines of a file to take, and says which of them will be renamed. Opened with
/// open().
class ImportDialog final : public QDialog
{
    Q_OBJECT

public:
    ImportDialog(const QString &filePath,
                 const std::vector<EngineProfile> &profiles,
                 const QStringList &takenNames,
                 QWidget *parent = nullptr);

    /// What was chosen, under its own names, after accepted().
    [[nodiscard]] std::vector<EngineProfile> profiles() const;

private:
    void fillList(const QStringList &takenNames);

    std::vector<EngineProfile> m_profiles;
    QListWidget *m_list;
};

} // namespace shinpan
