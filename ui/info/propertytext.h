#pragma once

#include "core/record/sgf/sgfdate.h"

#include <QByteArrayView>
#include <QCoreApplication>
#include <QString>

namespace shinpan {

/// SGF's properties in the person's words.
class PropertyText
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::PropertyText)

public:
    /// "Black’s name" for PB; the name itself for one that the standard does not know.
    [[nodiscard]] static QString meaning(QByteArrayView name);
    /// One sentence that says what is wrong.
    [[nodiscard]] static QString fault(const SgfDateFault &fault);
};

} // namespace shinpan
