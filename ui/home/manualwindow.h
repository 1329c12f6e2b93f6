#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace shinpan {

/// The manual: its chapters beside its text, in the program's language, without a network.
class ManualWindow final : public QDialog
{
    Q_OBJECT

public:
    explicit ManualWindow(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void load();
    void listChapters();
    void goToChapter(int chapter);
    void find(const QString &text);

    QLineEdit *m_search;
    QListWidget *m_chapters;
    QTextBrowser *m_text;
};

} // namespace shinpan
