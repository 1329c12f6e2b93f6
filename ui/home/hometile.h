#pragma once

#include "ui/kit/symbol.h"

#include <QAbstractButton>

namespace shinpan {

/// A button as large as a card: a symbol, what it does, and a sentence about that.
class HomeTile final : public QAbstractButton
{
    Q_OBJECT

public:
    HomeTile(Symbol symbol,
             const QString &title,
             const QString &sentence,
             QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

    void setSentence(const QString &sentence);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_sentence;
};

} // namespace shinpan
