#pragma once

#include "core/gtpserver/gtpengine.h"
#include "core/gtpserver/gtpinput.h"
#include "core/gtpserver/gtpwords.h"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan {

/// How a question is put to the engine.
struct EngineInquiry
{
    EngineQuestion question{};
    std::optional<std::chrono::milliseconds> interval{}; ///< between reports; nothing: none
    std::optional<std::chrono::milliseconds> limit{};    ///< of the whole
    bool endsWithInput = false;                          ///< with the next byte, whatever it is
    std::function<void(const EngineReport &)> take{};
};

/// An engine with its game and its controller, as the commands see them: starts it just in time,
/// keeps it in step with the game, asks it and draws what it thinks.
class EngineHost
{
    Q_DISABLE_COPY_MOVE(EngineHost)

public:
    /// Both must outlive this.
    EngineHost(GtpEngine &engine, GtpChannel &channel);

    [[nodiscard]] GtpEngine &engine() { return m_engine; }
    [[nodiscard]] const HostedGame &game() const { return m_game; }
    [[nodiscard]] GtpInput &input() { return m_input; }

    /// The game, to be changed by anything but a move: the engine is started anew before it is
    /// asked next.
    [[nodiscard]] HostedGame &changeGame()
    {
        m_isStarted = false;
        return m_game;
    }
    /// The clocks may change while the engine goes on.
    [[nodiscard]] HostedGame &clocks() { return m_game; }

    [[nodiscard]] std::optional<Illegality> play(Move move, std::string remark = {});
    [[nodiscard]] bool undo();

    /// The engine, in step with the game.
    [[nodiscard]] GtpEngine &started();
    /// Asks for an answer; the game stays as it is, but the time counts for a move that is to be
    /// played.
    [[nodiscard]] EngineAnswer ask(EngineInquiry inquiry);
    /// The same about another game, of which the engine knows nothing afterwards.
    [[nodiscard]] EngineAnswer askAbout(const HostedGame &game, EngineInquiry inquiry);
    /// Asks for a move and plays it: its vertex, "pass", "resign" or "claim". Fails if the engine
    /// answers with what nobody may play.
    [[nodiscard]] GtpAnswer generate(EngineInquiry inquiry);

    [[nodiscard]] const std::string &lastRemark() const { return m_lastRemark; }
    [[nodiscard]] double moveSeconds() const { return m_moveSeconds; } ///< of processor time
    void setDrawing(bool isDrawing) { m_isDrawing = isDrawing; }

    /// Ends once the answer is written.
    void leave() { m_isLeaving = true; }
    [[nodiscard]] bool isLeaving() const { return m_isLeaving; }

    /// Writes the whole answer, or what of it is left where a stream was begun.
    void respond(std::string_view id, const GtpAnswer &answer);
    /// Begins a successful answer whose lines come one by one.
    void beginStream(std::string_view id);
    void writeLine(const std::string &line) { write(gtpwords::cleanLine(line) + '\n'); }

private:
    void write(const std::string &text) { m_isLeaving |= !m_channel.write(text); }
    void draw(const EngineReport &report, Color color);
    [[nodiscard]] EngineAnswer generateFor(const HostedGame &game, const EngineInquiry &inquiry);

    GtpEngine &m_engine;
    GtpChannel &m_channel;
    GtpInput m_input;
    HostedGame m_game;
    bool m_isStarted = false;
    bool m_isStreaming = false;
    bool m_isLeaving = false;
    bool m_isDrawing = false;
    double m_moveSeconds = 0;
    std::string m_lastRemark;
};

} // namespace shinpan
