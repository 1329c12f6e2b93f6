#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace shinpan {

/// A character set, and how well the bytes of a text fit names, ranks and events in it.
struct CharsetFit
{
    QByteArray charset;
    double bits = 0; ///< that the text takes if this is its charset; the less the likelier
};

/// How well the start of a file fits each character set of Go records that can have written it, the
/// best first. Made for texts of a few characters, where no statistics of a language help: it knows
/// which characters, and which neighbours, names consist of. Looks at what is not ASCII alone:
/// values in brackets, or lines where there are no brackets.
[[nodiscard]] std::vector<CharsetFit> fitsOf(QByteArrayView bytes);

} // namespace shinpan
