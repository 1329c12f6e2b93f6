#pragma once

#include <optional>
#include <string>
#include <vector>

namespace shinpan::oracle {

/// An engine on two pipes, asked in batches and waited for: for comparisons, not for play.
class GtpPipe
{
public:
    /// Starts a program of the PATH or of /usr/games.
    explicit GtpPipe(std::vector<std::string> command);
    ~GtpPipe(); ///< ends its input, kills it and waits for it
    GtpPipe(const GtpPipe &) = delete;
    GtpPipe &operator=(const GtpPipe &) = delete;

    /// Sends commands together; returns the first line of each answer, "=" or "?" and the blank
    /// left out and refused ones as nothing. Ends the program when the engine is gone or is silent
    /// for twenty seconds.
    [[nodiscard]] std::vector<std::optional<std::string>> ask(
        const std::vector<std::string> &commands);

    [[nodiscard]] static bool isInstalled(const std::string &program);

private:
    [[nodiscard]] std::string readLine();

    int m_process = -1;
    int m_toEngine = -1;
    int m_fromEngine = -1;
    std::string m_unread;
};

} // namespace shinpan::oracle
