#pragma once

#include "ui/review/filesreview.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace shinpan {

class EngineProfileStore;
class FieldNote;
class FileField;
class KeepFields;
class Preferences;
class ReviewFields;
class ReviewFileList;
class ReviewMachineFields;

/// A window beside the game in which files are chosen, reviewed and told of. The review goes on
/// while the window is closed, and ends with it when it is destroyed.
class FilesReviewWindow final : public QDialog
{
    Q_OBJECT

public:
    /// All outlive it; journals as FilesReview has it.
    FilesReviewWindow(Preferences &preferences,
                      const EngineProfileStore &store,
                      EngineHub &hub,
                      const QString &journals,
                      QWidget *parent = nullptr);

    [[nodiscard]] FilesReview &review() { return m_review; }
    [[nodiscard]] ReviewFileList &list() { return *m_list; }

Q_SIGNALS:
    /// A review is through, or has ended before, in a sentence.
    void finished(const QString &text);

private:
    void createFields(QVBoxLayout &column);
    void createProgress(QVBoxLayout &column);
    void createButtons(QVBoxLayout &column);
    void noteFiles();
    void listEngines();
    void check();
    [[nodiscard]] QString whatIsMissing() const;
    [[nodiscard]] QString whatIsToCome() const;
    [[nodiscard]] QStringList targets() const;
    [[nodiscard]] std::vector<EngineProfile> engines() const;
    [[nodiscard]] FilesReviewSettings settings() const;
    void begin();
    void refresh();
    [[nodiscard]] QString reading() const;
    void openPage();
    void tellEnd(const QString &failure);

    Preferences &m_preferences;
    const EngineProfileStore &m_store;
    FilesReview m_review;
    ReviewFileList *m_list;
    QWidget *m_choices; ///< all fields, which rest while a review is under way
    FileField *m_target = nullptr;
    QCheckBox *m_isReplacing;
    ReviewFields *m_fields = nullptr;
    ReviewMachineFields *m_machines = nullptr;
    QComboBox *m_level;
    KeepFields *m_keep;
    FieldNote *m_note;
    QProgressBar *m_bar;
    QLabel *m_reading;
    QPushButton *m_begin = nullptr;
    QPushButton *m_pause = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_openPage = nullptr;
};

} // namespace shinpan
