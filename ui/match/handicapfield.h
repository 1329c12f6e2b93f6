#pragma once

#include "core/match/matchsetup.h"

#include <QString>
#include <QWidget>

class QComboBox;

namespace shinpan {

class FieldNote;

/// Takes a handicap: a number of stones that suits the board and, once there are any, whether they
/// stand on the usual points or where Black puts them.
class HandicapField final : public QWidget
{
    Q_OBJECT

public:
    explicit HandicapField(QWidget *parent = nullptr);

    /// Offers what suits a square board of this size; the present choice stays as far as it can.
    void setBoardSize(int size);
    void setHandicap(int stones, HandicapStyle style);
    /// Names the player of Black, who places free stones; empty: the person at the board.
    void setBlackName(const QString &name);

    [[nodiscard]] int stones() const;
    [[nodiscard]] HandicapStyle style() const;

Q_SIGNALS:
    void edited();

private:
    void offerNumbers(int wanted);
    void showStyle();
    void explain();

    int m_size = 19;
    QString m_blackName;
    QComboBox *m_number;
    QComboBox *m_style;
    FieldNote *m_note;
};

} // namespace shinpan
