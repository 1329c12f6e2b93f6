#include "tests/layering/lint.h"

#include <cstdio>

/// `shinpan-lint SOURCE_ROOT`: prints every broken rule of the house; exits 1 if there is one. Part
/// of every build.
int main(int argc, char *argv[])
{
    if (argc != 2) {
        std::fputs("usage: shinpan-lint SOURCE_ROOT\n", stderr);
        return 2;
    }
    const auto findings = shinpan::lint::checkTree(QString::fromLocal8Bit(argv[1]));
    for (const auto &finding : findings) {
        std::fprintf(stderr, "%s:%d: error: %s\n", qPrintable(finding.file), finding.line,
                     qPrintable(finding.what));
    }
    return findings.empty() ? 0 : 1;
}
