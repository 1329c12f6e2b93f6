#pragma once

#include <QObject>
#include <QString>

namespace shinpan {

/// The text of a menu entry or a label without its accelerator: "Save" for "&Save", and for
/// "保存(&S)" where a language has no letter of its own to underline.
[[nodiscard]] QString plainLabel(QString text);

/// Keeps accelerators in brackets from tool buttons, which have no use for them: Qt shows
/// "保存(S)". A button whose action has a text of its own for it keeps that. Installed as an event
/// filter of the application.
class PlainButtons final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace shinpan
