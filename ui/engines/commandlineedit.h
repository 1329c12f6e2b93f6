#pragma once

#include "core/engine/dialect/commandrepair.h"

#include <QPlainTextEdit>

namespace shinpan {

/// Takes an engine's command line, in several lines if need be. Pasted text is mended of smart
/// punctuation at once. Tab and Enter belong to the dialog.
class CommandLineEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CommandLineEdit(QWidget *parent = nullptr);

Q_SIGNALS:
    /// Something was pasted; the changes say what was mended, perhaps nothing.
    void pasted(const shinpan::CommandRepair &repair);

protected:
    void insertFromMimeData(const QMimeData *source) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace shinpan
