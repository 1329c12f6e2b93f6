#pragma once

#include "core/competition/seal/sealnews.h"
#include "ui/kit/cliprocess.h"

#include <QDialog>

#include <utility>
#include <vector>

class QCheckBox;
class QLayout;
class QProgressBar;
class QPushButton;

namespace shinpan {

class FieldNote;
class ReadTable;
class RowsModel;

/// Puts a competition into one file that anybody can verify. Says first what that file would tell
/// of people and machines, which can be kept, and what is not in it.
class SealDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `file`: the competition's, which is looked through at once.
    explicit SealDialog(const QString &file, QWidget *parent = nullptr);

    /// Seals into this file, as was chosen.
    void seal(const QString &bundle);
    /// Gives up what is being sealed, or else closes.
    void reject() override;

private:
    [[nodiscard]] QLayout *createChoices();
    [[nodiscard]] QLayout *createEnd();
    [[nodiscard]] QStringList words() const;
    void look();
    void chooseFile();
    void begin(const QString &task, const QStringList &words);
    void hear(const SealNews &news);
    void display(const SealPreview &preview);
    void conclude(const SealedBundle &sealed);
    void stopAt(const Message &complaint);
    void refresh();

    QString m_file;
    QString m_bundle; ///< it is being written; empty: the competition is only looked through
    CliProcess m_process;
    std::vector<std::pair<Private, QCheckBox *>> m_keep;
    QCheckBox *m_logs;
    RowsModel *m_findings;
    RowsModel *m_leftOut;
    ReadTable *m_leftOutTable;
    FieldNote *m_note;
    QProgressBar *m_progress;
    QPushButton *m_seal;
    QPushButton *m_copy;
    QPushButton *m_close;
    QString m_hash;        ///< of the manifest that was written
    bool m_isSeen = false; ///< what is shown is what would be written
    bool m_isTold = false; ///< why it has ended
};

} // namespace shinpan
