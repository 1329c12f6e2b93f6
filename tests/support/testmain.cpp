#include "tests/support/testmain.h"

#include "core/util/completion.h"

#include <QTest>

#ifdef SHINPAN_TEST_WIDGETS
#include <QApplication>
using TestApplication = QApplication;
#else
#include <QCoreApplication>
using TestApplication = QCoreApplication;
#endif

#include <cstdio>
#include <map>
#include <memory>
#include <string>

namespace shinpan::test {

namespace {

std::map<std::string, Registration::Factory> &registry()
{
    static std::map<std::string, Registration::Factory> instance;
    return instance;
}

} // namespace

Registration::Registration(const char *name, Factory factory)
{
    registry().emplace(name, factory);
}

} // namespace shinpan::test

/// `tests_area [Class [QtTest arguments…]]`: runs one registered class, or all of them.
int main(int argc, char *argv[])
{
    using shinpan::test::registry;

    const TestApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("shinpan-test"));
    std::string wanted;
    if (argc > 1 && argv[1][0] != '-') {
        wanted = argv[1];
        for (int i = 1; i + 1 < argc; ++i) {
            argv[i] = argv[i + 1];
        }
        --argc;
    }
    int failures = 0;
    int run = 0;
    for (const auto &[name, factory] : registry()) {
        if (wanted.empty() || wanted == name) {
            std::unique_ptr<QObject> test(factory());
            failures += QTest::qExec(test.get(), argc, argv);
            test.reset(); // what it holds may end coroutines
            shinpan::drainResumptions();
            ++run;
        }
    }
    if (run == 0) {
        std::fprintf(stderr, "no test class named %s\n", wanted.c_str());
        return 2;
    }
    return failures == 0 ? 0 : 1;
}
