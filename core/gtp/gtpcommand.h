#pragma once

#include "core/util/result.h"

#include <QByteArray>
#include <QByteArrayView>

#include <initializer_list>
#include <span>
#include <vector>

namespace shinpan {

/// One GTP command without its id: a name and arguments, each a single word (GTP 2 has no quoting).
///
/// A word that is empty or holds a blank, a control byte or '#' cannot be sent; such a command can
/// be built, but says so in isValid(), and GtpSession::send() answers it with
/// GtpError::Kind::BadCommand instead of confusing the engine.
class GtpCommand
{
public:
    explicit GtpCommand(QByteArrayView name, std::initializer_list<QByteArrayView> arguments = {});
    GtpCommand(QByteArrayView name, std::span<const QByteArray> arguments);

    /// Reads a line typed by a person: surrounding blanks, a comment from '#' on and an own id are
    /// dropped, tabulators are blanks. Fails on a line without a command.
    [[nodiscard]] static Result<GtpCommand> parse(QByteArrayView line);

    [[nodiscard]] bool isValid() const { return m_valid; }

    [[nodiscard]] QByteArrayView name() const;
    [[nodiscard]] std::vector<QByteArray> arguments() const;

    /// Name and arguments with one blank between them; no id, no line feed.
    [[nodiscard]] const QByteArray &line() const { return m_line; }

    friend bool operator==(const GtpCommand &, const GtpCommand &) = default;

private:
    template <typename Words>
    void compose(QByteArrayView name, const Words &arguments);

    QByteArray m_line;
    bool m_valid = true;
};

} // namespace shinpan
