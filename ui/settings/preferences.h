#pragma once

#include "ui/settings/optionsarchive.h"

#include <QObject>
#include <QSettings>

#include <functional>
#include <type_traits>
#include <typeindex>
#include <utility>

namespace shinpan {

/// What the program remembers from one run to the next. The only user of QSettings; it knows
/// nobody's options. Options are a value with defaults and
///
///     void archive(OptionsArchive &archive, Options &options);
///
/// in its namespace, which says under what keys the members are kept and in what ranges they are.
class Preferences final : public QObject
{
    Q_OBJECT

public:
    /// Keeps them in the person's usual place for settings.
    Preferences();
    /// Keeps them in this file, for tests.
    explicit Preferences(const QString &iniFile);

    template <typename Options>
    [[nodiscard]] Options get() const
    {
        Options options;
        OptionsArchive reading(m_settings, OptionsArchive::Direction::Reading);
        archive(reading, options);
        return options;
    }
    /// Tells of it if they are others.
    template <typename Options>
    void set(const Options &options)
    {
        if (get<Options>() != options) {
            Options written = options;
            OptionsArchive writing(m_settings, OptionsArchive::Direction::Writing);
            archive(writing, written);
            tellOf<Options>();
        }
    }

    // One member of options, as in get(&BoardOptions::theme).
    template <typename Options, typename T>
    [[nodiscard]] T get(T Options::*member) const
    {
        return get<Options>().*member;
    }
    template <typename Options, typename T>
    void set(T Options::*member, const std::type_identity_t<T> &value)
    {
        Options options = get<Options>();
        options.*member = value;
        set(options);
    }

    /// Calls that, a function or one of the receiver's, after such options have changed.
    template <typename Options, typename Receiver, typename Call>
    void follow(Receiver *receiver, Call call) const
    {
        if constexpr (std::is_member_function_pointer_v<Call>) {
            follow<Options>(receiver, [receiver, call] { std::invoke(call, receiver); });
        } else {
            connect(this, &Preferences::changed, receiver,
                    [call = std::move(call)](std::type_index options) {
                        if (options == typeid(Options)) {
                            call();
                        }
                    });
        }
    }

    // A value that is not a member of options; `Options` are those whose followers hear of it.
    [[nodiscard]] QVariant value(const QString &key) const { return m_settings.value(key); }
    /// An invalid one is forgotten, and so is what is kept below its key.
    void setValue(const QString &key, const QVariant &value);
    template <typename Options>
    void tellOf()
    {
        Q_EMIT changed(typeid(Options));
    }

Q_SIGNALS:
    /// Options of this type did; see follow().
    void changed(std::type_index options);

private:
    mutable QSettings m_settings; ///< an archive that reads changes nothing
};

} // namespace shinpan
