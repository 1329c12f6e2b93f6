#pragma once

#include "core/record/gametree.h"
#include "ui/export/exporter.h"
#include "ui/export/exportsettings.h"
#include "ui/slicedwork.h"

#include <QDialog>
#include <QTimer>

#include <memory>
#include <optional>

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QSlider;
class QStackedWidget;

namespace shinpan {

class ExportForm;
class ExportPreview;

/// Makes pictures, drawings, diagrams and slide shows of a game, and shows at once what they will
/// be like.
class ExportDialog final : public QDialog
{
    Q_OBJECT

public:
    /// The place that is shown at first; the line leads through it. `name`: what files are called,
    /// without suffix and folder. The tree is a copy, so that a game may go on meanwhile.
    ExportDialog(GameTree tree,
                 NodeId here,
                 const ExportSettings &settings,
                 const QString &name,
                 QWidget *parent = nullptr);
    ~ExportDialog() override;

    /// The way the board is looked at, in the picture too.
    void setOrientation(Orientation orientation);

    [[nodiscard]] ExportSettings settings() const;

    /// Exports to that file or folder; closes the dialog when it is there, shows why if it fails.
    void exportTo(const QString &path);

Q_SIGNALS:
    void exported(const QString &path);

private:
    void createLayout();
    void connectForm();
    [[nodiscard]] QDialogButtonBox *createButtons();
    void refresh();
    void showPreview();
    [[nodiscard]] DiagramLook look() const;
    /// What is exported, or shown of a slide show.
    [[nodiscard]] Result<BoardPicture> picture() const;
    void copy();
    void askPath();
    void exportSlides(const QString &path);
    void finish(const Result<void> &result, const QString &path);
    void complain(const QString &why);

    GameTree m_tree;
    NodeId m_here;
    QString m_name;
    QString m_folder;
    Orientation m_orientation;
    std::vector<NodePlace> m_slides; ///< of a slide show
    std::unique_ptr<SlideShowWriter> m_writer;
    SlicedWork m_work;
    QTimer m_refreshing;
    ExportForm *m_form;
    ExportPreview *m_preview;
    QPlainTextEdit *m_text;
    QStackedWidget *m_stack;
    QSlider *m_slide;
    QLabel *m_error;
    QProgressBar *m_progress;
    QPushButton *m_export = nullptr;
    QPushButton *m_copy = nullptr;
};

} // namespace shinpan
