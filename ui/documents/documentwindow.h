#pragma once

#include "ui/document/transfer.h"

#include <QPoint>
#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QVBoxLayout;

namespace shinpan {

class Document;
class DocumentTabs;
class MainWindow;

/// Shows one of its pages and leaves the others alone, however many there are. (A QStackedLayout
/// asks all of them for their size whenever one changes, and visits every widget of all of them
/// whenever it shows another one.)
class PageStack final : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// A page that stays hidden until turnTo(); a child until somebody takes it away.
    void add(QWidget &page);
    /// Hides it; it is still a child.
    void remove(QWidget &page);
    /// Shows it instead of the page before. If that had the keyboard, this one gets it back where
    /// it had it last; false if it must be given to some part of it.
    [[nodiscard]] bool turnTo(QWidget &page);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QPointer<QWidget> m_shown;
};

/// A window with documents in tabs. It shows the page of one, whose menu bar it puts above the
/// tabs, and takes what is dropped on it. The documents are lent to it.
class DocumentWindow final : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentWindow(QWidget *parent = nullptr);
    /// Gives all pages back.
    ~DocumentWindow() override;

    /// Gives a document a tab, behind that which was shown or added last, and shows nothing of it.
    void insert(Document &document);
    /// The same, and shows it.
    void add(Document &document);
    /// Gives its page back to it, hidden and without a parent.
    void remove(Document &document);
    /// Hides it for good, without documents. Their pages stay in it until they are deleted, for Qt
    /// takes long to take many out at once; vacated() comes with the last of them.
    void retire();
    void showDocument(const Document &document);
    /// Puts a page of its own in front of the documents, until leaveHome() or something happens
    /// with them: a game begins, another tab is chosen, a record is opened.
    void showHome(std::unique_ptr<QWidget> home);
    void leaveHome();
    [[nodiscard]] bool isHome() const { return m_home != nullptr; }
    /// null only while there is none at all.
    [[nodiscard]] Document *current() const { return m_current; }
    /// The documents in the order of the tabs.
    [[nodiscard]] std::vector<Document *> documents() const;
    [[nodiscard]] bool holds(const Document &document) const;
    /// Goes that many tabs on, around the end.
    void step(int tabs);

Q_SIGNALS:
    /// The person closes the window; nothing happens by itself.
    void closeRequested();
    void documentCloseRequested(shinpan::Document *document);
    /// The document shall be elsewhere: in the window at this place on the screen, or a new one.
    void documentDetached(shinpan::Document *document, QPoint place);
    void dropped(const shinpan::Transfer &transfer);
    /// Another document is shown, or the order of tabs is another.
    void rearranged();
    /// It has retired, and every page that was in it is gone.
    void vacated();

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void forget(Document &document);
    void giveBack(QWidget &page);
    void showTab(int place);
    void showMinimal(bool isMinimal);
    void returnMenus();
    void showTitle();

    QVBoxLayout *m_column;
    DocumentTabs *m_tabs;
    PageStack *m_pages;
    Document *m_current = nullptr;
    const Document *m_latest = nullptr; ///< the next tab comes behind that of this one
    QWidget *m_home = nullptr;
    std::size_t m_pagesLeft = 0; ///< once it has retired
};

} // namespace shinpan
