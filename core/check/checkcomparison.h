#pragma once

#include "core/check/checkreport.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QJsonArray>
#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

/// A finding that two checks, of two versions of an engine, do not share.
struct CheckChange
{
    struct Side
    {
        QString weight; ///< "works", "serious": see weightOf()
        QString text;

        friend bool operator==(const Side &, const Side &) = default;
    };

    QByteArray id;              ///< the findings', see CheckFinding::id
    std::optional<Side> before; ///< nothing: that check did not find it
    std::optional<Side> now;
};

/// An earlier check, as far as it is needed to compare with it.
struct EarlierCheck
{
    QString name;
    QString version;
    std::vector<CheckChange> findings; ///< each has `before` alone
};

/// Reads what toJson(CheckReport) has written, of this version or an earlier one. Fails with a
/// reason.
[[nodiscard]] Result<EarlierCheck> readEarlierCheck(const QByteArray &json);

/// The findings that differ, in the order of the report; those that are gone come last. Figures
/// that differ from run to run (milliseconds) are no difference.
[[nodiscard]] std::vector<CheckChange> changesSince(const EarlierCheck &earlier,
                                                    const CheckReport &report);

/// A line for each, for a terminal, in English: "score: works … -> wrong …".
[[nodiscard]] QString toText(const EarlierCheck &earlier, const std::vector<CheckChange> &changes);

/// [{id, before: {weight, text} or null, now: the same}].
[[nodiscard]] QJsonArray toJson(const std::vector<CheckChange> &changes);

} // namespace shinpan
