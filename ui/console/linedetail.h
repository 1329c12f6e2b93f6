#pragma once

#include <QModelIndex>
#include <QWidget>

class QLabel;

namespace shinpan {

class LongText;
class TranscriptModel;

/// One line of a transcript in full, however long: its time, its engine, and its whole text, to be
/// read and copied.
class LineDetail final : public QWidget
{
    Q_OBJECT

public:
    /// `model` outlives it.
    explicit LineDetail(const TranscriptModel &model, QWidget *parent = nullptr);

    /// Shows this row as it is now: of a folded stream the newest line. An invalid one: nothing.
    void showLine(const QModelIndex &index);

Q_SIGNALS:
    /// The person wants it to go, with Escape too.
    void closeRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void copy();

    const TranscriptModel &m_model;
    QLabel *m_about;
    LongText *m_text;
    QString m_whole; ///< what m_text shows
};

} // namespace shinpan
