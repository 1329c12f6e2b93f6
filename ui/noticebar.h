#pragma once

#include <QFrame>
#include <QString>

class QHBoxLayout;
class QLabel;

namespace shinpan {

/// A line at the top of the window that tells something without getting in the way: a repaired
/// file, a failed save, a game that can be recovered. Newer news replaces older, but not an offer.
class NoticeBar final : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Shows the text with a button to put it away; after the answer, while an offer is open.
    void tell(const QString &text);

    /// Shows the text with two more buttons; the bar goes when one of them is pressed.
    void offer(const QString &text, const QString &acceptLabel, const QString &rejectLabel);

    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void accepted();
    void rejected();

private:
    void addButton(const QString &label, void (NoticeBar::*signal)());
    void removeButtons();
    void putAway();

    QLabel *m_text;
    QHBoxLayout *m_buttons; ///< of the offer that is open; empty when none is
    QString m_waiting;      ///< news that came while an offer was open
};

} // namespace shinpan
