#pragma once

#include <QHash>
#include <QList>
#include <QStringList>
#include <QToolBar>

#include <cstddef>

class QToolButton;

namespace shinpan {

/// A tool bar of pictures with words. Where it is too narrow for all words, its buttons do without
/// them, one after the other, before any button has to go.
class FittingToolBar final : public QToolBar
{
    Q_OBJECT

public:
    explicit FittingToolBar(const QString &title, QWidget *parent = nullptr);

    /// Sets the actions, which are in the bar, whose words can be done without, the first first.
    void setDispensable(const QList<QAction *> &actions);
    /// The action's words change among these: its button is as wide as the widest needs, so that
    /// nothing beside it moves.
    void setWordings(QAction *action, const QStringList &texts);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void actionEvent(QActionEvent *event) override;

private:
    [[nodiscard]] int widthFor(const QToolButton &button, const QStringList &texts) const;
    void fit();

    QList<QAction *> m_dispensable;
    QHash<QAction *, QStringList> m_wordings;
    std::ptrdiff_t m_visible = 0; ///< actions
};

} // namespace shinpan
