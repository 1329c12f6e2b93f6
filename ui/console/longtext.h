#pragma once

#include <QPlainTextEdit>

namespace shinpan {

/// Shows one line of any length, wrapped, to be selected and copied.
///
/// It is laid out in pieces, as Qt takes seconds for a single one of 100,000 characters without a
/// blank; what is copied has no traces of that.
class LongText final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit LongText(QWidget *parent = nullptr);

    /// `text` has no line feed.
    void showText(const QString &text);

protected:
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override;
};

} // namespace shinpan
