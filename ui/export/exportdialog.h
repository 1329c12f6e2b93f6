#pragma once

#include "ui/board/painting/boardpicture.h"
#include "ui/export/exporter.h"
#include "ui/export/exportsettings.h"
#include "ui/export/outputdialog.h"

#include <QWidget>

#include <vector>

class QPlainTextEdit;
class QPushButton;
class QSlider;
class QStackedWidget;

namespace shinpan {

/// Shows a picture as large as there is room, and lets the person drag across it to choose a part
/// of its board.
class ExportPreview final : public QWidget
{
    Q_OBJECT

public:
    explicit ExportPreview(QWidget *parent = nullptr);

    void setPicture(const BoardPicture &picture);
    /// The place of a point of the picture in the widget, for tests. Null if it is not shown.
    [[nodiscard]] QPoint placeOf(Point point) const;

    [[nodiscard]] QSize sizeHint() const override { return {520, 560}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 240}; }

Q_SIGNALS:
    void regionChosen(const shinpan::BoardRegion &region);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void render();
    [[nodiscard]] QRectF target() const;
    [[nodiscard]] std::optional<Point> pointUnder(QPointF position) const;
    [[nodiscard]] QRectF cellOf(const BoardRegion &region) const;

    BoardPicture m_picture;
    QImage m_image; ///< in device pixels; null until it is needed
    std::optional<Point> m_dragStart;
    std::optional<Point> m_dragEnd;
};

class ExportForm;

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
