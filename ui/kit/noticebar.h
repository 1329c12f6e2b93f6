#pragma once

#include "ui/kit/card.h"

#include <QString>
#include <QTimer>

#include <chrono>
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

/// A line over the board that tells something without getting in the way: a repaired file, a failed
/// save, a game that can be recovered. Newer news replaces older, but not an offer. What nothing
/// can be done about goes by itself once it could be read: not while the mouse or the keyboard is
/// in it, nor while the person is in another window.
class NoticeBar final : public Card
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Shows the text with a button for each action and one to put it away; after the answer, while
    /// an offer is open.
    void tell(const QString &text, const std::vector<NoticeAction> &actions = {});

    /// Shows the text with two more buttons; the bar goes when one of them is pressed.
    void offer(const QString &text, const QString &acceptLabel, const QString &rejectLabel);

    /// Puts away what is shown, unless that is an offer; false if there was nothing.
    bool dismiss();

    /// What was told is no longer true: it goes, if it can still be read.
    void retract(const QString &text);

    [[nodiscard]] QString text() const;

    /// How long a text is shown that goes by itself.
    [[nodiscard]] static std::chrono::milliseconds readingTime(const QString &text);

Q_SIGNALS:
    void accepted();
    void rejected();

protected:
    void keyPressEvent(QKeyEvent *event) override;

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
    void leave();

    QLabel *m_text;
    QHBoxLayout *m_buttons; ///< of the news that is shown
    QString m_told;         ///< what is shown, uncut
    bool m_isOffer = false; ///< the news waits for an answer
    News m_waiting;         ///< came meanwhile; no text: none
    QTimer m_reading;       ///< runs while it can be read
};

} // namespace shinpan
