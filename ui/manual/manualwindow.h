#pragma once

#include "ui/manual/manual.h"

#include <QDialog>

class QLineEdit;
class QListWidget;

namespace shinpan {

class ManualText;

/// The manual: its pages beside their text, in the program's language, without a network.
class ManualWindow final : public QDialog
{
    Q_OBJECT

public:
    /// `parts` beside those that are known here.
    explicit ManualWindow(ManualParts parts = {}, QWidget *parent = nullptr);

    /// Goes to "page", or "page#chapter".
    void goTo(const QString &place);

private:
    void listPages();
    [[nodiscard]] QLayout *createSide();
    void showChosen(int row);
    void followText();
    void search(const QString &text);
    void findNext();
    [[nodiscard]] QString pageOf(int row) const;

    ManualText *m_text;
    QLineEdit *m_search;
    QListWidget *m_pages;
};

} // namespace shinpan
