#pragma once

#include "ui/export/exportsettings.h"
#include "ui/export/outputdialog.h"
#include "ui/export/printpages.h"
#include "ui/kit/slicedwork.h"

#include <QAbstractScrollArea>
#include <QImage>
#include <QPageLayout>

#include <functional>
#include <map>
#include <memory>
#include <optional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPrinter;
class QPushButton;
class QSpinBox;

namespace shinpan {

/// Shows pages as they will lie on paper, one below the other, each as large as it fits. Only those
/// in sight are painted, one at a time between the events: a page may take a frame.
class PagePreview final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit PagePreview(QWidget *parent = nullptr);

    /// `paper` says how large a sheet is, and where on it the page lies.
    void setPages(PrintPages pages, const QPageLayout &paper);

    [[nodiscard]] int pageCount() const { return m_pages ? m_pages->count() : 0; }
    /// Whether that page can be seen as it is; it is blank paper before.
    [[nodiscard]] bool isPainted(int page) const { return m_painted.contains(page); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;

private:
    /// What the sheets lie on.
    [[nodiscard]] QColor ground() const;
    [[nodiscard]] QSizeF sheetSize() const;
    [[nodiscard]] QRect placeOf(int page) const;
    [[nodiscard]] bool isInSight(int page) const;
    [[nodiscard]] std::optional<int> missingPage() const;
    [[nodiscard]] QImage painted(int page) const;
    void layOut();
    void colorScrollBar();
    void paintMissing();

    std::optional<PrintPages> m_pages;
    QPageLayout m_paper;
    std::map<int, QImage> m_painted; ///< the pages in sight, in device pixels
    SlicedWork m_painting;
};

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

    /// Sets where the person looks first for the place of the first PDF file; else among the
    /// documents. (Later ones go where the last one went.)
    void setUsualFolder(const QString &folder) { m_usualFolder = folder; }

    [[nodiscard]] PrintSettings settings() const;
    [[nodiscard]] int pageCount() const;

    /// Writes the pages to a PDF file and closes the dialog when it is there; shows why if that
    /// fails.
    void saveTo(const QString &path);

Q_SIGNALS:
    /// A PDF file was written.
    void saved(const QString &path);

protected:
    void refresh() override;

private:
    void createForm(const PrintSettings &settings);
    void createRows();
    void createLayout();
    [[nodiscard]] QDialogButtonBox *createButtons();
    [[nodiscard]] PrintPages beginPages() const;
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
    QCheckBox *m_variations;
    QCheckBox *m_comments;
    QCheckBox *m_coordinates;
    QCheckBox *m_header;
    QLabel *m_pages;
    QPushButton *m_print = nullptr;
    SlicedWork m_layingOut;
    std::function<void(const PrintPages &)> m_then; ///< once, when the pages are laid out
    QString m_folder; ///< where the last PDF file went; empty before the first one
    QString m_usualFolder;
    QString m_path; ///< what it is saved as; empty: it is printed
};

} // namespace shinpan
