#pragma once

#include <QDoubleSpinBox>
#include <QWidget>

class QToolButton;

namespace shinpan {

class FieldNote;

/// Takes a komi. Shows only the digits that it needs: "7.5", "3.75", "0".
class KomiField : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit KomiField(QWidget *parent = nullptr);

    [[nodiscard]] QString textFromValue(double value) const override;
};

/// The komi of a new game: the usual one until the person types another, with a button back to it
/// and a remark on what is unusual.
class KomiRow final : public QWidget
{
    Q_OBJECT

public:
    explicit KomiRow(QWidget *parent = nullptr);

    /// What is usual has changed; a komi that nobody typed follows.
    void setUsualKomi(double komi);
    /// A komi other than the usual one counts as typed.
    void setKomi(double komi);
    void setRange(double least, double most);
    [[nodiscard]] double komi() const;

Q_SIGNALS:
    void komiChanged();

private:
    void explain();

    KomiField *m_field;
    QToolButton *m_reset;
    FieldNote *m_note;
    double m_usual = 0;
    bool m_isTyped = false; ///< the person chose a komi: it no longer follows the game
};

} // namespace shinpan
