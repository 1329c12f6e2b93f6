// An engine that plays at random, in all dialects of GTP: what GtpEngine needs of a program.
//
//   randomengine [SEED]

#include "core/gtpserver/gtpserver.h"
#include "core/util/seededrandom.h"

#include <unistd.h>

#include <cstdlib>

using namespace shinpan;

namespace {

class RandomEngine final : public GtpEngine
{
public:
    explicit RandomEngine(std::uint64_t seed)
        : m_seed(seed)
        , m_random(seed)
    { }

    [[nodiscard]] std::string name() const override { return "Random"; }
    [[nodiscard]] std::string version() const override { return SHINPAN_VERSION; }
    [[nodiscard]] std::string description() const override
    {
        return "plays any legal move that fills no eye of its own; seed " + std::to_string(m_seed);
    }

    [[nodiscard]] EngineAnswer generate(const HostedGame &game,
                                        const EngineQuestion &question,
                                        Thinking &thinking) override
    {
        const auto isEye = [&](Point point) {
            bool isSurrounded = true;
            forEachNeighbor(point, game.size(), [&](Point neighbor) {
                isSurrounded &= game.board().at(neighbor) == stoneOf(question.color);
            });
            return isSurrounded;
        };
        EngineReport report{.candidates = {}, .visits = 1};
        for (int i = 0; i < game.size().pointCount(); ++i) {
            const Point point = game.size().pointAt(i);
            if (!isEye(point) && question.permits(question.color, point)
                && !game.position().check({question.color, point})) {
                report.candidates.push_back({.move = point, .visits = 1});
            }
        }
        if (report.candidates.empty()) {
            report.candidates.push_back({.move = std::nullopt, .visits = 1}); // a pass
        }
        m_random.shuffle(report.candidates);
        do {
            if (thinking.wantsReports()) {
                thinking.report(report);
            }
            if (question.kind == EngineQuestion::Kind::Analysis) {
                thinking.pause();
            }
        } while (question.kind == EngineQuestion::Kind::Analysis && !thinking.isOver());
        return {.point = report.candidates.front().move, .remark = "I rolled the dice."};
    }

private:
    std::uint64_t m_seed;
    SeededRandom m_random;
};

} // namespace

int main(int argc, char **argv)
{
    RandomEngine engine(argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1);
    DescriptorChannel channel(STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO);
    GtpServer(engine, channel).run();
    return 0;
}
