#pragma once

#include <QFrame>
#include <QString>

#include <functional>
#include <utility>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace shinpan {

/// Something that can be done about news, behind a button.
struct NoticeAction
{
    QString label;
    std::function<void()> act;
};

/// A line at the top of the window that tells something without getting in the way: a repaired
/// file, a failed save, a game that can be recovered. Newer news replaces older, but not an offer.
class NoticeBar final : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Shows the text with a button for each action and one to put it away; after the answer, while
    /// an offer is open.
    void tell(const QString &text, const std::vector<NoticeAction> &actions = {});

    /// Shows the text with two more buttons; the bar goes when one of them is pressed.
    void offer(const QString &text, const QString &acceptLabel, const QString &rejectLabel);

    /// What was told is true no longer: it goes, if it is still to be read.
    void retract(const QString &text);

    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void accepted();
    void rejected();

private:
    /// What is shown, or waits to be.
    struct News
    {
        QString text;
        std::vector<NoticeAction> actions;
    };

    void display(const News &news);
    void removeButtons();
    void putAway();

    QLabel *m_text;
    QHBoxLayout *m_buttons; ///< of the news that is shown
    QString m_told;         ///< what is shown, uncut
    bool m_isOffer = false; ///< the news waits for an answer
    News m_waiting;         ///< came meanwhile; no text: none
};

} // namespace shinpan
