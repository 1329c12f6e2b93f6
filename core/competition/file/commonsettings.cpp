#include "core/competition/file/competitiontables.h"
#include "core/engine/profile/engineaddress.h"

namespace shinpan {

QString readId(CompetitionSettings &table, const QString &usual, const QSet<QString> &taken)
{
    const QString id = table.text(setting::Id, usual);
    if (id.size() > LongestCompetitionId) {
        table.reject(
            setting::Id,
            Message::of(QT_TRANSLATE_NOOP(
                            "Messages", "is too long: files are named after it, and %1 characters "
                                        "are the most"),
                        LongestCompetitionId));
    } else if (!isCompetitionId(id)) {
        table.reject(
            setting::Id,
            Message::of(QT_TRANSLATE_NOOP("Messages",
                                          "“%1” cannot be an id; it takes letters, digits and "
                                          "-!$%&*+.:;<=>?^_~#, without blanks"),
                        id));
    } else if (taken.contains(id)) {
        table.reject(setting::Id,
                     Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” is taken already"), id));
    }
    return id;
}

std::optional<int> readGames(CompetitionSettings &table, std::optional<int> usual)
{
    const TomlValue *value = table.find(setting::Games);
    const auto *word = value != nullptr ? std::get_if<QString>(&value->data) : nullptr;
    if (value == nullptr || (word != nullptr && *word != setting::Unlimited)) {
        if (word != nullptr) {
            table.reject(
                setting::Games,
                Message::of(
                    QT_TRANSLATE_NOOP("Messages", "“%1” is not known; it takes a number or \"%2\""),
                    *word, setting::Unlimited));
        }
        return usual;
    }
    return word != nullptr ? std::nullopt
                           : std::optional(table.number(setting::Games, 0, 0, MostCounted));
}

QString absolutePath(const QString &path, const QString &folder)
{
    return Machine::current().absolutePath(path, folder);
}

} // namespace shinpan
