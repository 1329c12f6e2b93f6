#pragma once

#include <QList>
#include <QStringList>
#include <QToolBar>

namespace shinpan {

/// A tool bar of pictures with words. Where it is too narrow for all words, its buttons do without
/// them, one after the other, before any of them has to go.
class FittingToolBar final : public QToolBar
{
    Q_OBJECT

public:
    explicit FittingToolBar(const QString &title, QWidget *parent = nullptr);

    /// Whose words can be done without, the first first. Their actions are in the bar.
    void setDispensable(const QList<QAction *> &actions);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void noticeTexts();
    void fit();

    QList<QAction *> m_dispensable;
    QStringList m_texts; ///< of those, when they were fitted last
};

} // namespace shinpan
