#pragma once

#include <QListView>

class QLabel;
class QPushButton;

namespace shinpan {

class TranscriptDelegate;
class TranscriptModel;

/// Shows a TranscriptModel. It follows the newest line until the person scrolls up, and again from
/// the end on; a button leads there. Lines that vanish at the top do not move what is being read.
/// Copies selected lines.
class TranscriptView : public QListView
{
    Q_OBJECT

public:
    /// `model` must outlive the view.
    explicit TranscriptView(TranscriptModel &model, QWidget *parent = nullptr);

    [[nodiscard]] bool isFollowing() const { return m_isFollowing; }

    /// Stands in the middle while there is no line.
    void setEmptyText(const QString &text);

    /// Marks this text in the lines.
    void setSearchText(const QString &text);

public Q_SLOTS:
    void jumpToNewest();
    void copySelection();

Q_SIGNALS:
    void followingChanged(bool isFollowing);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void addActions();
    void noticeScrolling(int value);
    void setFollowing(bool isFollowing);
    void keepPlace(int removedRows);
    void placeOverlays();

    TranscriptModel &m_model;
    TranscriptDelegate *m_delegate;
    QPushButton *m_newest;
    QLabel *m_empty;
    bool m_isFollowing = true;
};

} // namespace shinpan
