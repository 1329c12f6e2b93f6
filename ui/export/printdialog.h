#pragma once

#include "ui/export/exportsettings.h"
#include "ui/export/outputdialog.h"
#include "ui/export/printpages.h"

#include <functional>
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
class PrintDialog final : public OutputDialog
{
    Q_OBJECT

public:
    /// See OutputDialog.
    PrintDialog(GameTree tree,
                NodeId here,
                const PrintSettings &settings,
                const QString &name,
                QWidget *parent = nullptr);
    ~PrintDialog() override;

    [[nodiscard]] PrintSettings settings() const;
    [[nodiscard]] int pageCount() const;

    /// Writes the pages to a PDF file and closes the dialog when it is there; shows why if that
    /// fails.
    void saveTo(const QString &path);

protected:
    void refresh() override;

private:
    void createForm(const PrintSettings &settings);
    void createRows();
    void createLayout();
    [[nodiscard]] QDialogButtonBox *createButtons();
    [[nodiscard]] PageLayout beginLayout() const;
    void showPages(const PrintPages &pages);
    void askPath();
    void askPrinter();
    void print();

    std::unique_ptr<QPrinter> m_printer;
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
    QPushButton *m_print = nullptr;
    SlicedWork m_layingOut;
    std::function<void(const PrintPages &)> m_then; ///< once, when the pages are laid out
};

} // namespace shinpan
