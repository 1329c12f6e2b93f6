#include "core/gtp/keeperimage.h"

#include "core/util/filedescriptor.h"

#include <linux/memfd.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>

asm(".pushsection .rodata, \"a\"\n"
    ".global shinpanKeeperBegin\n"
    ".global shinpanKeeperEnd\n"
    "shinpanKeeperBegin:\n"
    ".incbin \"" SHINPAN_KEEPER_FILE "\"\n"
    "shinpanKeeperEnd:\n"
    ".byte 0\n"
    ".popsection\n");
extern "C" const char shinpanKeeperBegin[];
extern "C" const char shinpanKeeperEnd[];

namespace shinpan {

namespace {

#ifndef MFD_EXEC
constexpr unsigned int MFD_EXEC = 0x0010; // Linux 6.3
#endif

[[nodiscard]] FileDescriptor makeImage()
{
    constexpr const char *Name = "engine-keeper";
    FileDescriptor file(::memfd_create(Name, MFD_CLOEXEC | MFD_EXEC));
    if (!file.isOpen()) {
        file = FileDescriptor(::memfd_create(Name, MFD_CLOEXEC));
    }
    const auto size = static_cast<std::size_t>(shinpanKeeperEnd - shinpanKeeperBegin);
    if (file.isOpen() && ::write(file.number(), shinpanKeeperBegin, size) != ssize_t(size)) {
        file.reset();
    }
    return file;
}

} // namespace

int keeperImage()
{
    static FileDescriptor image;
    if (!image.isOpen()) {
        image = makeImage();
    }
    return image.number();
}

} // namespace shinpan
