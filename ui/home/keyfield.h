#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace shinpan {

/// Takes one key with its modifiers, at once as it is pressed, and shows it. (QKeySequenceEdit
/// waits a second for more keys.) Tab and Escape keep their meaning.
class KeyField final : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

    [[nodiscard]] const QKeySequence &key() const { return m_key; }
    void setKey(const QKeySequence &key);

Q_SIGNALS:
    /// Another key was pressed, or set.
    void keyChanged();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QKeySequence m_key;
};

} // namespace shinpan
