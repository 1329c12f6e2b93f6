#pragma once

#include "ui/manual/manual.h"

#include <QTextBrowser>

namespace shinpan {

/// Shows one page of the manual after the other, as a browser: links, back and forward.
class ManualText final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ManualText(Manual manual, QWidget *parent = nullptr);

    [[nodiscard]] const Manual &manual() const { return m_manual; }
    /// The page that is shown.
    [[nodiscard]] QString page() const;
    /// Shows "page", or "page#chapter".
    void goTo(const QString &place);

    QVariant loadResource(int type, const QUrl &name) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void dress();
    [[nodiscard]] int pictureWidth() const;

    Manual m_manual;
};

} // namespace shinpan
