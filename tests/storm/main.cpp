// Leads an engine about a branching record and looks at its board at every stop. By hand:
//
//     navigationstorm JUMPS SIZE [list|show|both|stderr] COMMAND…     (fake: the test engine)
//
// Every tenth stop comes after a burst of five jumps. Ends with 1 at the first board that differs.

#include "tests/storm/navigation.h"
#include "tests/support/fakeprofile.h"

#include <QCoreApplication>

#include <cstdio>

using namespace shinpan;
using shinpan::test::Navigation;
using shinpan::test::Proof;

namespace {

[[nodiscard]] Proof proofFrom(const QString &word)
{
    if (word == QLatin1String("show")) {
        return Proof::Showboard;
    }
    if (word == QLatin1String("stderr")) {
        return Proof::ErrorOutput;
    }
    return word == QLatin1String("both") ? Proof::Both : Proof::ListStones;
}

[[nodiscard]] Result<EngineProfile> profileFrom(const QString &command)
{
    if (command == QLatin1String("fake")) {
        return test::fakeProfile({QStringLiteral("--knows"), QStringLiteral("list_stones")});
    }
    return resolveEngine(command, {});
}

int complain(const QString &what)
{
    std::fprintf(stderr, "navigationstorm: the engine %s\n", qPrintable(what));
    return 1;
}

void report(const Navigation &navigation)
{
    const test::RecordContents &world = navigation.contents();
    std::printf("record: %d moves (%d passes, %d captures, %d kos), %d variations, %d set-ups\n",
                world.moves, world.passes, world.captures, world.kos, world.variations,
                world.setUps);
    const double ms = std::chrono::duration<double, std::milli>(navigation.travelled()).count();
    std::printf("stops: %d, every board as ours; commands %lld, fewest %lld, ratio %.4f; "
                "%.3f ms a stop\n",
                navigation.stops(), static_cast<long long>(navigation.commands()),
                static_cast<long long>(navigation.leastCommands()),
                static_cast<double>(navigation.commands())
                    / static_cast<double>(navigation.leastCommands()),
                ms / navigation.stops());
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() < 5) {
        std::fputs("usage: navigationstorm JUMPS SIZE list|show|both|stderr COMMAND\n", stderr);
        return 2;
    }
    const Result<EngineProfile> profile = profileFrom(words.sliced(4).join(u' '));
    if (!profile) {
        return complain(profile.error().english());
    }
    constexpr unsigned Seed = 20;
    Navigation navigation(*profile, proofFrom(words[3]), words[2].toInt(), Seed);
    if (const auto reason = navigation.start()) {
        return complain(*reason);
    }
    const int jumps = words[1].toInt();
    for (int i = 1; i <= jumps; ++i) {
        if (const auto wrong = navigation.jump(i % 10 == 0 ? 5 : 1)) {
            return complain(*wrong);
        }
    }
    report(navigation);
    return 0;
}
