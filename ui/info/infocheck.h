#pragma once

#include "ui/kit/fieldnote.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <optional>

namespace shinpan {

/// What is to be said of the text in a field of the game's information, and what the file will have
/// for it.
struct InfoRemark
{
    FieldNote::Tone tone = FieldNote::Tone::Quiet;
    QString text;
    /// The raw value; empty: none. Nothing where the text cannot be meant: it must be mended first.
    std::optional<QByteArray> raw;
};

/// The checks of such fields, by property. What FF[4] calls text may be anything, and is only
/// remarked on; numbers must be numbers.
class InfoCheck
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::InfoCheck)

public:
    using Function = InfoRemark (*)(const QString &text);

    [[nodiscard]] static InfoRemark simpleText(const QString &text);
    [[nodiscard]] static InfoRemark date(const QString &text);      ///< DT
    [[nodiscard]] static InfoRemark result(const QString &text);    ///< RE
    [[nodiscard]] static InfoRemark komi(const QString &text);      ///< KM
    [[nodiscard]] static InfoRemark handicap(const QString &text);  ///< HA
    [[nodiscard]] static InfoRemark rules(const QString &text);     ///< RU
    [[nodiscard]] static InfoRemark timeLimit(const QString &text); ///< TM
    [[nodiscard]] static InfoRemark overtime(const QString &text);  ///< OT
};

} // namespace shinpan
