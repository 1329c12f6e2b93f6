#include "tests/support/fakeengine/listen.h"

#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace fakeengine {

namespace {

int listeningSocket()
{
    const int listening = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    auto *const address = reinterpret_cast<sockaddr *>(&here);
    socklen_t size = sizeof here;
    if (::bind(listening, address, size) != 0 || ::listen(listening, 16) != 0
        || ::getsockname(listening, address, &size) != 0) {
        std::perror("fakeengine --listen");
        std::exit(2);
    }
    std::printf("listening on %d\n", ntohs(here.sin_port));
    std::fflush(stdout);
    return listening;
}

} // namespace

void awaitCaller()
{
    ::signal(SIGCHLD, SIG_IGN); // nobody waits for the children
    const int listening = listeningSocket();
    for (;;) {
        const int connection = ::accept(listening, nullptr, nullptr);
        if (connection < 0) {
            continue;
        }
        if (::fork() == 0) {
            ::prctl(PR_SET_PDEATHSIG, SIGKILL);
            ::close(listening);
            ::dup2(connection, STDIN_FILENO);
            ::dup2(connection, STDOUT_FILENO);
            ::close(connection);
            return;
        }
        ::close(connection);
    }
}

} // namespace fakeengine
