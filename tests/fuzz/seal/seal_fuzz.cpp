// fuzz_seal: bundles that somebody else has made. The input is an archive as it stands, and the
// contents of the entries of one that is whole, which a line with a NUL divides. Nothing may be
// read out of bounds or without end, and what is refused is refused with words.
//
//   fuzz_seal [a directory with bundles]

#include "core/competition/seal/archivewriter.h"
#include "core/competition/seal/manifest.h"
#include "core/competition/seal/verification.h"

#include <QTemporaryDir>

#include <cstdint>
#include <cstdlib>

using namespace shinpan;

namespace {

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

void verify(const QString &path)
{
    const auto found = verifyBundle(path);
    require(found || !found.error().isEmpty());
    require(!found || !toText(*found).isEmpty());
}

void writeEntries(const QString &path, const QByteArray &input)
{
    const QStringList names{entry::Settings,
                            entry::Games + QStringLiteral("AvB_0.1.json"),
                            entry::Records + QStringLiteral("AvB_0.sgf"),
                            entry::Logs + QStringLiteral("AvB_0.gtp"),
                            entry::Engines,
                            entry::Events,
                            entry::Report};
    const QByteArrayList parts = input.split('\0');
    ArchiveWriter archive(path);
    Manifest manifest;
    for (qsizetype i = 0; i < std::min(parts.size(), names.size()); ++i) {
        archive.add(names[i], parts[i]);
        manifest.entries.insert(names[i], entryOf(parts[i]));
    }
    archive.add(entry::Manifest, toJson(manifest));
    require(archive.commit().has_value());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const QTemporaryDir folder(QStringLiteral("/dev/shm/fuzz_seal"));
    const QByteArray input(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString path = folder.filePath(QStringLiteral("fuzzed.zip"));
    require(saveWholeFile(input, path, Durability::Draft).has_value());
    verify(path);
    writeEntries(path, input);
    verify(path);
    return 0;
}
