#include "core/util/filedescriptor.h"

#include <unistd.h>

namespace shinpan {

void FileDescriptor::reset()
{
    if (isOpen()) {
        ::close(std::exchange(m_number, -1));
    }
}

} // namespace shinpan
