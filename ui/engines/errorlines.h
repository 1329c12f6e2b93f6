#pragma once

#include <QPlainTextEdit>

namespace shinpan {

/// The last lines that an engine wrote to its standard error, to be read and copied. As high as it
/// has lines, up to a few; the newest are in sight.
class ErrorLines final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit ErrorLines(QWidget *parent = nullptr);

    /// Hides itself when there are none. The same lines again change nothing, so that what a person
    /// has selected stays.
    void showLines(const QStringList &lines);

private:
    void fit(int lines);
};

} // namespace shinpan
