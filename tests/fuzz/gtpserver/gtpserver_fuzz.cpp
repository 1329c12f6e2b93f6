// fuzz_gtpserver: a controller that writes anything at all to an engine: to one that hardly thinks,
// and to shinpan-engine's own. Each line that holds a command gets exactly one answer, with its id,
// and every answer is well-formed.
//
//   fuzz_gtpserver -max_total_time=60 -dict=tests/fuzz/gtpserver/gtpserver.dict

#include "app/engine/searchengine.h"
#include "core/gtpserver/gtpserver.h"
#include "core/gtpserver/gtpwords.h"

#include <cstdint>
#include <cstdlib>
#include <vector>

using namespace shinpan;

namespace {

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

/// Two pieces, one after the other.
class FuzzChannel final : public GtpChannel
{
public:
    explicit FuzzChannel(std::string_view input)
        : m_pieces{std::string(input.substr(0, input.size() / 2)),
                   std::string(input.substr(input.size() / 2))}
    { }

    [[nodiscard]] std::string read() override
    {
        while (m_next < m_pieces.size()) {
            const std::string &piece = m_pieces[m_next++];
            if (!piece.empty()) {
                return piece;
            }
        }
        return {};
    }
    [[nodiscard]] bool hasInput(std::chrono::milliseconds /*wait*/) override { return true; }
    bool write(std::string_view text) override
    {
        output += text;
        return true;
    }

    std::string output;

private:
    std::vector<std::string> m_pieces;
    std::size_t m_next = 0;
};

/// Plays the first legal point that it may, on small boards.
class FirstPointEngine final : public GtpEngine
{
public:
    [[nodiscard]] std::string name() const override { return "\n\nname\t\x80 \n\n"; }
    [[nodiscard]] std::string version() const override { return {}; }
    [[nodiscard]] bool takes(BoardSize size) const override { return size.pointCount() <= 81; }
    [[nodiscard]] EngineAnswer generate(const HostedGame &game,
                                        const EngineQuestion &question,
                                        Thinking &thinking) override
    {
        EngineReport report{.candidates = {}, .visits = 1};
        for (int i = 0; i < game.size().pointCount() && report.candidates.empty(); ++i) {
            const Point point = game.size().pointAt(i);
            if (question.permits(question.color, point)
                && !game.position().check({question.color, point})) {
                report.candidates.push_back({.move = point, .visits = 1});
            }
        }
        if (question.wantsOwnership) {
            report.ownership.assign(static_cast<std::size_t>(game.size().pointCount()), 0.1F);
        }
        if (thinking.wantsReports()) {
            thinking.report(report);
        }
        return {.point = report.candidates.empty() ? std::nullopt : report.candidates[0].move,
                .remark = "a\n\nb"};
    }
    [[nodiscard]] Settlement settle(const HostedGame & /*game*/) override { return {}; }
    [[nodiscard]] EngineEstimate estimate(const HostedGame &game) override
    {
        return {1, std::vector<double>(static_cast<std::size_t>(game.size().pointCount()))};
    }
    [[nodiscard]] std::vector<GtpParameter> parameters() const override
    {
        return {{"level", "1", {}}};
    }
    [[nodiscard]] bool setParameter(std::string_view /*name*/, std::string_view value) override
    {
        return value.size() == 1;
    }
};

/// shinpan-engine's, kept to boards and numbers of playouts that take no time.
class QuickSearchEngine final : public GtpEngine
{
public:
    [[nodiscard]] std::string name() const override { return m_engine.name(); }
    [[nodiscard]] std::string version() const override { return m_engine.version(); }
    [[nodiscard]] std::string description() const override { return m_engine.description(); }
    [[nodiscard]] bool takes(BoardSize size) const override { return size.pointCount() <= 36; }
    [[nodiscard]] EngineAnswer generate(const HostedGame &game,
                                        const EngineQuestion &question,
                                        Thinking &thinking) override
    {
        return m_engine.generate(game, question, thinking);
    }
    [[nodiscard]] EngineEstimate estimate(const HostedGame &game) override
    {
        return m_engine.estimate(game);
    }
    [[nodiscard]] std::vector<GtpParameter> parameters() const override
    {
        return m_engine.parameters();
    }
    [[nodiscard]] bool setParameter(std::string_view name, std::string_view value) override
    {
        return name != "playouts" && name != "threads" && m_engine.setParameter(name, value);
    }
    void clearCache() override { m_engine.clearCache(); }

private:
    SearchEngine m_engine{{.playouts = 8, .seed = 1}};
};

/// The ids of the commands in the input, up to `quit`, as a reader of the specification sees them.
[[nodiscard]] std::vector<std::string> idsOf(std::string_view input)
{
    std::vector<std::string> ids;
    while (!input.empty()) {
        const std::string_view line = input.substr(0, input.find('\n'));
        input.remove_prefix(std::min(line.size() + 1, input.size()));
        std::string clean;
        for (const char c : line) {
            const auto byte = static_cast<unsigned char>(c);
            if (byte >= 0x20 && byte != 0x7F) {
                clean += c;
            } else if (c == '\t') {
                clean += ' ';
            }
        }
        if (const auto query = gtpwords::queryFromLine(clean)) {
            ids.push_back(query->id);
            if (query->name == "quit") {
                break;
            }
        }
    }
    return ids;
}

/// Tells the engine all of it and looks at what it answers.
void converse(GtpEngine &engine, const std::string &input)
{
    FuzzChannel channel(input);
    GtpServer(engine, channel).run();
    std::string_view output = channel.output;
    for (const std::string &id : idsOf(input)) {
        const std::size_t end = output.find("\n\n");
        require(end != std::string_view::npos);
        std::string_view answer = output.substr(0, end);
        output.remove_prefix(end + 2);
        require(answer.starts_with('=') || answer.starts_with('?'));
        answer.remove_prefix(1);
        require(answer.starts_with(id));
        answer.remove_prefix(id.size());
        require(answer.empty() || answer.front() == ' ' || answer.front() == '\n');
        for (const char c : answer) {
            const auto byte = static_cast<unsigned char>(c);
            require(byte == '\n' || (byte >= 0x20 && byte != 0x7F));
        }
    }
    require(output.empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string input(reinterpret_cast<const char *>(data), size); // NOLINT
    // No file of this machine is to be read or written.
    for (const char *file : {"sgf", "SGF"}) {
        if (input.find(file) != std::string::npos) {
            return -1;
        }
    }
    FirstPointEngine first;
    converse(first, input);
    if (input.find("top_moves") == std::string::npos) { // it thinks about these for a second
        QuickSearchEngine search;
        converse(search, input);
    }
    return 0;
}
