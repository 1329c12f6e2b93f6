#pragma once

#include "core/util/message.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace shinpan {

/// Why a Gomill control file, or a part of it, cannot be taken over.
struct CtlError
{
    int line = 0; ///< from 1
    Message text;
    bool namesFunction = false; ///< it names the function whose argument is wrong
};

/// The smallest part of a control file, which is Python source.
struct CtlToken
{
    enum class Kind : std::uint8_t {
        Name,
        Integer,
        Decimal,
        Text,     ///< a string; `text` is what it says
        Operator, ///< and brackets, commas, …
        LineEnd,  ///< of a statement; not of a line within brackets or after a backslash
        Indent,
        Dedent,
        End
    };

    Kind kind = Kind::End;
    QString text;
    int line = 0;

    [[nodiscard]] bool is(Kind wanted, QLatin1String what) const
    {
        return kind == wanted && text == what;
    }
    [[nodiscard]] bool isOperator(QLatin1String what) const { return is(Kind::Operator, what); }
    [[nodiscard]] bool isName(QLatin1String what) const { return is(Kind::Name, what); }
};

/// Why this piece of Python cannot be taken over: it cannot.
[[nodiscard]] Message ctlRefusal(const QString &word);
/// The same of what stands for a value that could be written out.
[[nodiscard]] Message ctlRefusalOfTerm(const QString &word);

/// Takes Python source apart; the last token is an End. Any bytes are fine to try.
[[nodiscard]] Result<std::vector<CtlToken>, CtlError> ctlTokens(const QByteArray &source);

} // namespace shinpan
