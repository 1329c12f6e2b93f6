#pragma once

#include "ui/export/exporter.h"
#include "ui/export/exportsettings.h"
#include "ui/export/outputdialog.h"

#include <vector>

class QPlainTextEdit;
class QPushButton;
class QSlider;
class QStackedWidget;

namespace shinpan {

class ExportForm;
class ExportPreview;

/// Makes pictures, drawings, diagrams and slide shows of a game, and shows at once what they will
/// be like.
class ExportDialog final : public OutputDialog
{
    Q_OBJECT

public:
    /// See OutputDialog.
    ExportDialog(GameTree tree,
                 NodeId here,
                 const ExportSettings &settings,
                 const QString &name,
                 QWidget *parent = nullptr);
    ~ExportDialog() override;

    [[nodiscard]] ExportSettings settings() const;

    /// Exports to that file or folder; closes the dialog when it is there, shows why if it fails.
    void exportTo(const QString &path);

Q_SIGNALS:
    void exported(const QString &path);

protected:
    void refresh() override;

private:
    void createLayout();
    void connectForm();
    [[nodiscard]] QDialogButtonBox *createButtons();
    void showPreview();
    [[nodiscard]] DiagramLook look() const;
    /// What is exported, or shown of a slide show.
    [[nodiscard]] Result<BoardPicture> picture() const;
    void copy();
    void askPath();

    QString m_folder;
    QString m_path;                  ///< what it is exported to
    std::vector<NodePlace> m_slides; ///< of a slide show
    ExportForm *m_form;
    ExportPreview *m_preview;
    QPlainTextEdit *m_text;
    QStackedWidget *m_stack;
    QSlider *m_slide;
    QPushButton *m_export = nullptr;
    QPushButton *m_copy = nullptr;
};

} // namespace shinpan
