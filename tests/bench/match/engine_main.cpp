// bench_engine: the scripted engine as a program of its own, which links no Qt and starts at once.

#include "tests/bench/match/scriptedengine.h"

int main()
{
    return shinpan::bench::runScriptedEngine();
}
