#pragma once

#include <QAbstractButton>
#include <QColor>

namespace shinpan {

/// One analysing engine: its colour and name, and what it thinks of the position. A click makes it
/// the main one.
class AnalystRow final : public QAbstractButton
{
    Q_OBJECT

public:
    /// What stands in the row, in words.
    struct Content
    {
        QColor color;
        QString name;
        QString values; ///< "56.3% · +2.1"
        QString effort; ///< "12k visits, 2.3k/s", or its state
        bool isMain = false;

        friend bool operator==(const Content &, const Content &) = default;
    };

    using QAbstractButton::QAbstractButton;

    void setContent(const Content &content);
    [[nodiscard]] const Content &content() const { return m_content; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Content m_content;
};

} // namespace shinpan
