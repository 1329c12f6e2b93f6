#pragma once

#include "ui/kit/symbol.h"

class QAction;
class QKeySequence;
class QObject;
class QString;

namespace shinpan {

/// An action with a symbol and a key, which may be empty; its tip names the key too. It is owned by
/// `parent`.
[[nodiscard]] QAction *symbolAction(QObject *parent,
                                    Symbol symbol,
                                    const QString &text,
                                    const QString &tip,
                                    const QKeySequence &key);

} // namespace shinpan
