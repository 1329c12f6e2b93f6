#pragma once

#include "core/record/gametree.h"
#include "ui/export/exportsettings.h"
#include "ui/export/printpages.h"

#include <QDialog>
#include <QTimer>

#include <memory>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPrinter;
class QPushButton;
class QSpinBox;

namespace shinpan {

class PagePreview;

/// Prints a game in diagrams; shows the pages before.
class PrintDialog final : public QDialog
{
    Q_OBJECT

public:
    /// The line that leads through `here`. `name`: what a PDF is called, without suffix. The tree
    /// is a copy, so that a game may go on meanwhile.
    PrintDialog(GameTree tree,
                NodeId here,
                const PrintSettings &settings,
                const QString &name,
                QWidget *parent = nullptr);
    ~PrintDialog() override;

    /// The way the boards are looked at.
    void setOrientation(Orientation orientation);

    [[nodiscard]] PrintSettings settings() const;
    [[nodiscard]] int pageCount() const;

    /// Writes the pages to a PDF file and closes the dialog; shows why if that fails.
    void saveTo(const QString &path);

private:
    void createForm(const PrintSettings &settings);
    void createRows();
    void createLayout();
    [[nodiscard]] QWidget *createButtons();
    [[nodiscard]] PrintPages pagesFor(const QPrinter &printer) const;
    void paintOn(QPrinter &printer);
    void refresh();
    void askPath();
    void askPrinter();

    GameTree m_tree;
    NodeId m_here;
    QString m_name;
    Orientation m_orientation;
    std::unique_ptr<QPrinter> m_printer;
    QTimer m_refreshing;
    PagePreview *m_preview;
    QFormLayout *m_form;
    QSpinBox *m_first;
    QSpinBox *m_last;
    QComboBox *m_perPage;
    QSpinBox *m_movesPerDiagram;
    QCheckBox *m_comments;
    QCheckBox *m_coordinates;
    QCheckBox *m_header;
    QLabel *m_pages;
    QLabel *m_error;
    QPushButton *m_print = nullptr;
};

} // namespace shinpan
