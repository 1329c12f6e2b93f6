#pragma once

#include <QPlainTextEdit>
#include <QTextOption>

class QLabel;

namespace shinpan {

/// How a text is to be wrapped: at blanks, unless it has words that are thousands of letters long.
/// The time in which Qt looks for blanks there grows with the word's square.
[[nodiscard]] QTextOption::WrapMode wrapModeFor(const QString &text);

/// A plain text of any length, to be edited. Of a long one only the beginning is shown, as a
/// paragraph is laid out as a whole, with each letter that is typed; what follows it is kept as it
/// is, and a line below says so.
class LongTextEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit LongTextEdit(QWidget *parent = nullptr);

    /// All of it, as it was typed; toPlainText() would make hard blanks soft.
    [[nodiscard]] QString text() const;
    /// Shows another text.
    void setText(const QString &text);

protected:
    /// The part of the text that is shown.
    [[nodiscard]] QString beginning() const;
    /// Puts what is shown of a text in the place of what was there.
    virtual void showBeginning(const QString &beginning);
    void insertFromMimeData(const QMimeData *source) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showRest();
    void placeNote();

    QString m_rest; ///< what follows
    QLabel *m_note;
};

} // namespace shinpan
