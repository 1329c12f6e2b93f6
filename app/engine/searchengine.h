#pragma once

#include "core/gtpserver/gtpengine.h"
#include "core/search/level.h"
#include "core/search/treesearch.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace shinpan {

/// What decides how the engine plays.
struct SearchEngineSettings
{
    int level = StrongestLevel;
    std::uint64_t playouts = 0; ///< of each move; 0: as the level and the clock have it
    int threads = 1;
    /// Nothing: another number for each game.
    std::optional<std::uint64_t> seed{};
    bool resigns = true;
    SelectionWeights weights{};
};

// What the weights may be.
inline constexpr float MostExploration = 10;
inline constexpr float LeastRaveEquivalence = 1;
inline constexpr float MostRaveEquivalence = 1'000'000;

inline constexpr int MostThreads = 64;
inline constexpr std::uint64_t MostEnginePlayouts = 1'000'000'000;

/// The engine in the box: tree search at ten levels.
class SearchEngine final : public GtpEngine
{
public:
    explicit SearchEngine(const SearchEngineSettings &settings);

    [[nodiscard]] std::string name() const override { return "Shinpan"; }
    [[nodiscard]] std::string version() const override { return SHINPAN_VERSION; }
    [[nodiscard]] std::string description() const override;

    void start(const HostedGame &game) override;
    void undo(const HostedGame & /*game*/) override { }
    [[nodiscard]] EngineAnswer generate(const HostedGame &game,
                                        const EngineQuestion &question,
                                        Thinking &thinking) override;

    [[nodiscard]] EngineEstimate estimate(const HostedGame &game) override;

    [[nodiscard]] std::vector<GtpParameter> parameters() const override;
    [[nodiscard]] bool setParameter(std::string_view name, std::string_view value) override;
    void clearCache() override;

private:
    /// How far a search goes.
    struct Effort
    {
        std::uint64_t playouts = 0; ///< 0: any number
        std::optional<std::chrono::milliseconds> time{};
    };
    [[nodiscard]] Effort effortFor(const HostedGame &game, const EngineQuestion &question) const;
    [[nodiscard]] TreeSearch &search(std::uint64_t playouts);
    void look(TreeSearch &search,
              const HostedGame &game,
              const EngineQuestion &question,
              const std::function<bool()> &shouldStop);
    [[nodiscard]] std::vector<Point> avoidedBy(const HostedGame &game,
                                               const EngineQuestion &question);
    [[nodiscard]] EngineAnswer answerFrom(const SearchResult &result,
                                          const HostedGame &game,
                                          const EngineQuestion &question,
                                          const std::function<bool()> &isLate) const;
    [[nodiscard]] SearchResult quickLook(const HostedGame &game,
                                         Color toPlay,
                                         std::uint64_t playouts,
                                         const std::function<bool()> &isLate) const;
    [[nodiscard]] static bool endsWell(const SearchResult &result,
                                       const HostedGame &game,
                                       Color color);
    [[nodiscard]] bool isPassRash(const SearchResult &result,
                                  const HostedGame &game,
                                  const EngineQuestion &question,
                                  const std::function<bool()> &isLate) const;
    [[nodiscard]] bool isHopeless(const SearchResult &result,
                                  const HostedGame &game,
                                  Color color,
                                  const std::function<bool()> &isLate) const;

    SearchEngineSettings m_settings;
    std::uint64_t m_seed = 1;             ///< of this game
    std::unique_ptr<TreeSearch> m_search; ///< null until it is needed
};

} // namespace shinpan
