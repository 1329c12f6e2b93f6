#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace shinpan {

class DocumentWindow;

/// Offers in the window's current document what programs that died left behind in the recovery
/// directory; copies that the person turns down are thrown away. The document's console says where
/// the words of their engines are. Does nothing without a document.
void offerRecovery(const QString &directory,
                   DocumentWindow &window,
                   std::function<void(const QStringList &copies)> recover);

} // namespace shinpan
