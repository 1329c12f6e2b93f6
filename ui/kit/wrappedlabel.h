#pragma once

#include <QHash>
#include <QLabel>

namespace shinpan {

/// A text that wraps, and remembers how high it is: nested layouts ask each label for its height
/// many times over, always for the same few widths, and QLabel lays its text out anew each time.
class WrappedLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit WrappedLabel(const QString &text, QWidget *parent = nullptr);

    [[nodiscard]] int heightForWidth(int width) const override;

private:
    /// What a height depends on, beside the width.
    struct Look
    {
        QString text;
        QFont font;
        QMargins margins;

        bool operator==(const Look &) const = default;
    };

    mutable Look m_look;
    mutable QHash<int, int> m_heights; ///< by width, in that look
};

} // namespace shinpan
