#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace shinpan {

/// Leads from dialogs and windows to the place of the manual that is about them: by F1, and by a
/// button Help where they have a row of buttons.
class HelpDesk final : public QObject
{
    Q_OBJECT

public:
    /// Looks after all windows of the program.
    explicit HelpDesk(QObject *parent = nullptr);

    /// "page#chapter" for windows of that class; empty: the manual is not about them.
    [[nodiscard]] static QString placeFor(const QString &kind);

Q_SIGNALS:
    void asked(QWidget *window, const QString &place);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addButton(QWidget &window);
};

} // namespace shinpan
