#include "core/competition/run/engineidentifier.h"

#include "core/competition/store/resultstore.h"
#include "core/engine/profile/sandbox.h"
#include "core/util/regularfile.h"

#include <QFileInfo>

#include <algorithm>

namespace shinpan {

namespace {

/// A millisecond or two of work, and twice that for the games.
constexpr qint64 SliceBytes = 256 * 1024;
constexpr std::chrono::milliseconds StepInterval{4};

IdentifiedFile fileAt(const QString &path)
{
    const QFileInfo info(path);
    return {.path = info.absoluteFilePath(),
            .bytes = info.size(),
            .modified = info.lastModified().toUTC(),
            .sha256 = {}};
}

bool isSame(const IdentifiedFile &one, const IdentifiedFile &other)
{
    return one.path == other.path && one.bytes == other.bytes && one.modified == other.modified;
}

} // namespace

std::vector<IdentifiedFile> filesOf(const EngineProfile &profile, const Machine &machine)
{
    const Result<ProcessSpec> spec = processSpec(profile, machine);
    if (!spec) {
        return {};
    }
    std::vector<IdentifiedFile> files{fileAt(spec->program)};
    for (const QString &argument : spec->arguments) {
        if (const auto path = fileNamedBy(argument, spec->workingDirectory)) {
            const IdentifiedFile file = fileAt(*path);
            if (std::find(files.begin(), files.end(), file) == files.end()) {
                files.push_back(file);
            }
        }
    }
    return files;
}

EngineIdentifier::EngineIdentifier(ResultStore *store, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
    m_steps.setInterval(StepInterval);
    m_steps.callOnTimeout(this, &EngineIdentifier::step);
}

EngineIdentifier::~EngineIdentifier() = default;

void EngineIdentifier::identify(const EngineIdentity &engine)
{
    m_engines.push_back(engine);
    m_steps.start();
}

void EngineIdentifier::step()
{
    EngineIdentity &engine = m_engines.front();
    if (m_fileIndex < engine.files.size()) {
        readSlice(engine.files[m_fileIndex]);
        return;
    }
    const EngineIdentity done = std::move(engine);
    m_engines.pop_front();
    m_fileIndex = 0;
    if (m_engines.empty()) {
        m_steps.stop();
    }
    Q_EMIT identified(done);
}

bool EngineIdentifier::recall(IdentifiedFile &file) const
{
    const auto known = std::find_if(m_known.begin(), m_known.end(),
                                    [&](const auto &other) { return isSame(other, file); });
    if (known != m_known.end()) {
        file.sha256 = known->sha256;
    } else if (m_store != nullptr) {
        file.sha256 = m_store->hashOf(file).value_or(QByteArray());
    }
    return !file.sha256.isEmpty();
}

void EngineIdentifier::readSlice(IdentifiedFile &file)
{
    if (!m_file.isOpen()) {
        m_file.setFileName(file.path);
        if (recall(file) || !openRegularFile(m_file)) {
            ++m_fileIndex;
            return;
        }
        m_hash.reset();
    }
    m_hash.addData(m_file.read(SliceBytes));
    if (!m_file.atEnd()) {
        return;
    }
    m_file.close();
    file.sha256 = m_hash.result().toHex();
    m_known.push_back(file);
    if (m_store != nullptr) {
        m_store->rememberHash(file);
    }
    ++m_fileIndex;
}

} // namespace shinpan
