#pragma once

#include "core/gtpserver/gtpserver.h"

#include <deque>
#include <string>
#include <utility>

namespace shinpan::test {

/// A controller that has written its pieces of input beforehand and reads everything.
class ScriptedChannel final : public GtpChannel
{
public:
    explicit ScriptedChannel(std::deque<std::string> pieces)
        : m_pieces(std::move(pieces))
    { }

    [[nodiscard]] std::string read() override
    {
        if (m_pieces.empty()) {
            return {};
        }
        const std::string piece = m_pieces.front();
        m_pieces.pop_front();
        return piece;
    }
    /// The next piece comes after it has been asked for this often.
    [[nodiscard]] bool hasInput(std::chrono::milliseconds /*wait*/) override
    {
        return patience-- <= 0;
    }
    bool write(std::string_view text) override
    {
        output += text;
        return true;
    }
    void writeBeside(std::string_view text) override { beside += text; }

    std::string output;
    std::string beside;
    int patience = 0;

private:
    std::deque<std::string> m_pieces;
};

/// What an engine answers to these commands, ids and empty lines as they come.
[[nodiscard]] inline std::string talk(GtpEngine &engine, const std::string &input)
{
    ScriptedChannel channel({input});
    GtpServer(engine, channel).run();
    return channel.output;
}

/// An engine that plays the first legal points from the bottom left, and tells what befell it.
class OrderlyEngine : public GtpEngine
{
public:
    [[nodiscard]] std::string name() const override { return "Orderly"; }
    [[nodiscard]] std::string version() const override { return "1.0"; }
    [[nodiscard]] std::string description() const override { return "level " + level; }
    [[nodiscard]] bool takes(BoardSize size) const override
    {
        return size.isSquare() && size.columns <= 19;
    }

    [[nodiscard]] bool claims() const override
    {
        return next && next->kind == EngineAnswer::Kind::Claim;
    }

    void start(const HostedGame &game) override
    {
        told += "start " + std::to_string(game.line().moves.size()) + "; ";
    }
    void play(const HostedGame & /*game*/, Move move) override
    {
        told += "play " + (move.point ? vertexOf(*move.point) : "pass") + "; ";
    }
    void undo(const HostedGame & /*game*/) override { told += "undo; "; }
    void quit() override { told += "quit"; }

    [[nodiscard]] EngineAnswer generate(const HostedGame &game,
                                        const EngineQuestion &question,
                                        Thinking &thinking) override
    {
        asked = question;
        if (next) {
            return *std::exchange(next, std::nullopt);
        }
        EngineReport report{.candidates = {}, .visits = 7, .winrate = 0.525, .lead = 1.5};
        for (int i = 0; i < game.size().pointCount() && report.candidates.size() < 3; ++i) {
            const Point point = game.size().pointAt(i);
            if (question.permits(question.color, point)
                && !game.position().check({question.color, point})) {
                report.candidates.push_back({.move = point,
                                             .visits = 4 - i,
                                             .winrate = 0.525,
                                             .lead = 1.5,
                                             .prior = 0.25,
                                             .line = {point, std::nullopt}});
            }
        }
        if (question.wantsOwnership) {
            report.ownership.assign(static_cast<std::size_t>(game.size().pointCount()), 0.5F);
        }
        do {
            if (thinking.wantsReports()) {
                thinking.report(report);
            }
        } while (question.kind == EngineQuestion::Kind::Analysis && !thinking.isOver());
        return {.point = report.candidates.empty() ? std::nullopt : report.candidates[0].move,
                .remark = "the first point\n\nthat is free"};
    }

    [[nodiscard]] std::vector<GtpParameter> parameters() const override
    {
        return {{"level", level, {"1", "2"}}};
    }
    [[nodiscard]] bool setParameter(std::string_view /*name*/, std::string_view value) override
    {
        level = value;
        return value == "1" || value == "2";
    }

    std::optional<EngineAnswer> next; ///< instead of the next answer
    std::string level = "1";
    std::string told;
    EngineQuestion asked;
};

} // namespace shinpan::test
