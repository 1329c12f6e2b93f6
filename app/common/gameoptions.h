#pragma once

#include "core/gtp/sockettransport.h"
#include "core/match/matchsetup.h"
#include "core/util/message.h"
#include "core/util/result.h"

#include <QCommandLineParser>
#include <QString>

#include <optional>
#include <utility>

namespace shinpan {

/// Adds the options that say what game to play, the same in all our programs: --size, --rules,
/// --komi, --handicap, --time, --time-black and --time-white.
void addGameOptions(QCommandLineParser &parser);

/// Reads them into the fields of the same names, handicapStyle among them; everything else of the
/// setup is as MatchSetup{} has it. Without --komi it is the usual one for rules and handicap. The
/// failure names option, value and what is allowed.
[[nodiscard]] Result<MatchSetup> readGameOptions(const QCommandLineParser &parser);

/// Takes the values out of several readings, which fail with the first failure among them.
class FirstFailure
{
public:
    /// The value; where there is none, any.
    template <typename T>
    [[nodiscard]] T valueOf(const Result<T> &read)
    {
        if (!read) {
            add(failure(read.error()));
        }
        return read ? *read : T();
    }
    /// Notes a failure, unless there was one before.
    void add(const tl::unexpected<Message> &failed)
    {
        if (!m_text) {
            m_text = failed.value();
        }
    }
    [[nodiscard]] const std::optional<Message> &text() const { return m_text; }
    /// The first failure, or else what was made of the values.
    template <typename T>
    [[nodiscard]] Result<T> orElse(T made) const
    {
        return m_text ? Result<T>(failure(*m_text)) : Result<T>(std::move(made));
    }

private:
    std::optional<Message> m_text;
};

/// The failure "--option: text", where the text may be one for the terminal alone.
[[nodiscard]] auto optionFailure(const QString &option, const auto &text)
{
    return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "--%1: %2"), option, text));
}
/// The failure "--option: "value" text".
[[nodiscard]] auto wrongValue(const QCommandLineParser &parser,
                              const QString &option,
                              const auto &text)
{
    return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "--%1: \"%2\" %3"), option,
                               parser.value(option), text));
}

/// What `read` makes of the value of an option, in an optional; `preset` when it is not given. The
/// failure names option and value, and `wrong` says what is wrong if there is nothing.
template <typename T, typename Read>
[[nodiscard]] Result<T> readOption(const QCommandLineParser &parser,
                                   const QString &option,
                                   T preset,
                                   Read read,
                                   const auto &wrong)
{
    const std::optional<T> value =
        parser.isSet(option) ? read(parser.value(option)) : std::optional(std::move(preset));
    return value ? Result<T>(*value) : Result<T>(wrongValue(parser, option, wrong));
}

/// The value of an option that wants a whole number from `least` to `most`; `preset` when it is not
/// given. The failure names option, value and what is allowed.
[[nodiscard]] Result<int> readWholeNumber(const QCommandLineParser &parser,
                                          const QString &option,
                                          int least,
                                          int most,
                                          int preset);
/// The same; nothing when it is not given.
[[nodiscard]] Result<std::optional<int>> readWholeNumber(const QCommandLineParser &parser,
                                                         const QString &option,
                                                         int least,
                                                         int most);

/// The address of `--listen [HOST:]PORT`; nothing when it is not given. See listeningAddress().
[[nodiscard]] Result<std::optional<TcpAddress>> readListen(const QCommandLineParser &parser);

} // namespace shinpan
