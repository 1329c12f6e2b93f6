#pragma once

#include <QPlainTextEdit>

namespace shinpan {

/// The last lines that an engine wrote to its standard error, to be read and copied; the newest are
/// in sight.
class ErrorLines final : public QPlainTextEdit
{
    Q_OBJECT

public:
    enum class Height {
        Fitting, ///< as high as it has lines, up to a few
        Steady   ///< the same for any lines, so that nothing moves while more of them come
    };

    explicit ErrorLines(Height height, QWidget *parent = nullptr);

    /// Hides itself when there are none. The same lines again change nothing, so that what a person
    /// has selected stays.
    void showLines(const QStringList &lines);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit(int lines);
    void showNewest();

    Height m_height;
};

} // namespace shinpan
