#pragma once

#include "core/util/result.h"

#include <QString>
#include <QtGlobal>

#include <cstdint>

namespace shinpan {

/// A TCP port of this machine, open to programs on it alone, where controllers call an engine.
class GtpListener
{
public:
    /// Port 0 is any that is free. Fails, with the system's reason, if the port is taken.
    [[nodiscard]] static Result<GtpListener> at(std::uint16_t port);

    GtpListener(GtpListener &&other) noexcept;
    GtpListener &operator=(GtpListener &&) = delete;
    ~GtpListener();

    [[nodiscard]] std::uint16_t port() const { return m_port; }
    /// Waits for the next caller and returns the connection, which is the caller's to close; -1 if
    /// no more can come.
    [[nodiscard]] int accept() const;

private:
    GtpListener(int descriptor, std::uint16_t port)
        : m_descriptor(descriptor)
        , m_port(port)
    { }

    int m_descriptor;
    std::uint16_t m_port;
};

} // namespace shinpan
