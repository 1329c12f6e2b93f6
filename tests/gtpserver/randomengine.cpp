// randomengine [SEED]: plays at random, and speaks every dialect of GTP. The smallest GtpEngine.

#include "core/gtpserver/gtpserver.h"
#include "core/util/seededrandom.h"

#include <unistd.h>

using namespace shinpan;

class RandomEngine final : public GtpEngine
{
public:
    explicit RandomEngine(std::uint64_t seed)
        : m_random(seed)
    { }

    std::string name() const override { return "Random"; }
    std::string version() const override { return SHINPAN_VERSION; }

    EngineAnswer generate(const HostedGame &game,
                          const EngineQuestion &question,
                          Thinking &thinking) override
    {
        const Color color = question.color;
        EngineReport report{.visits = 1};
        for (int i = 0; i < game.size().pointCount(); ++i) {
            const Point point = game.size().pointAt(i);
            bool isEye = true; // of its own, which it does not fill
            forEachNeighbor(point, game.size(), [&](Point neighbor) {
                isEye &= game.board().at(neighbor) == stoneOf(color);
            });
            if (!isEye && question.permits(color, point)
                && !game.position().check({color, point})) {
                report.candidates.push_back({.move = point, .visits = 1});
            }
        }
        m_random.shuffle(report.candidates);
        report.candidates.push_back({.move = std::nullopt, .visits = 1}); // the pass comes last
        const bool isAnalysis = question.kind == EngineQuestion::Kind::Analysis;
        do { // an analysis goes on until the controller has heard enough
            if (thinking.wantsReports()) {
                thinking.report(report);
            }
            if (isAnalysis) {
                thinking.pause();
            }
        } while (isAnalysis && !thinking.isOver());
        return {.point = report.candidates.front().move, .remark = "I rolled the dice."};
    }

private:
    SeededRandom m_random;
};

int main(int argc, char **argv)
{
    RandomEngine engine(argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1);
    DescriptorChannel channel(STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO);
    GtpServer(engine, channel).run();
}
