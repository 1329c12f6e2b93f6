#include "ui/document/gameloader.h"

#include "core/record/sgf/recordbytes.h"
#include "ui/words/messagetext.h"

#include <QDeadlineTimer>

#include <chrono>
#include <utility>

namespace shinpan {

namespace {

/// Bytes that are read between two looks at the clock.
constexpr qint64 Portion = 1024 * 1024;

/// How many bytes are read in one go, however slow the machine is at that moment.
constexpr qsizetype ReadAtOnce = 64 * 1024;
constexpr std::chrono::microseconds LongEnough = std::chrono::seconds(10);

/// The part of the progress bar that reading bytes takes; the rest is for making games of them.
constexpr double ReadingPart = 0.2;

} // namespace

void GameLoader::readFile(const QString &path, const SgfReadOptions &options, Done done)
{
    cancel();
    m_path = path;
    m_file.setFileName(path);
    if (const Result<void> opened = openRegularFile(m_file); !opened) {
        done(failure(SgfError{0, 0, opened.error()}));
        return;
    }
    if (m_file.size() > LargestRecordFile) {
        done(failure(SgfError{0, 0, tooLarge(LargestRecordFile)}));
        return;
    }
    m_bytes.reserve(m_file.size());
    start(options, std::move(done));
}

void GameLoader::readBytes(const QByteArray &bytes, const SgfReadOptions &options, Done done)
{
    cancel();
    m_path.clear();
    m_bytes = bytes;
    start(options, std::move(done));
}

void GameLoader::start(const SgfReadOptions &options, Done done)
{
    m_options = options;
    m_done = std::move(done);
    m_work.start([this] { return readSlice(); });
}

void GameLoader::cancel()
{
    m_work.cancel();
    m_file.close();
    m_bytes = {};
    m_reader.reset();
    m_done = nullptr;
}

double GameLoader::progress() const
{
    if (m_reader) {
        return ReadingPart + (1 - ReadingPart) * m_reader->progress();
    }
    const qint64 size = m_file.size();
    return size > 0 ? ReadingPart * static_cast<double>(m_bytes.size()) / static_cast<double>(size)
                    : 0;
}

bool GameLoader::readSlice()
{
    const QDeadlineTimer deadline(SlicedWork::Slice);
    while (m_file.isOpen()) {
        const QByteArray portion = m_file.read(Portion);
        m_bytes += portion;
        if (m_file.error() != QFile::NoError) {
            return finish(failure(SgfError{0, 0, Message::verbatim(m_file.errorString())}));
        }
        if (portion.isEmpty()) {
            m_file.close();
        }
        if (deadline.hasExpired() && m_bytes.size() > ReadAtOnce) {
            Q_EMIT progressed();
            return false;
        }
    }
    if (gameFormatOf(m_bytes) != GameFormat::Sgf) {
        return finish(readOtherFormat());
    }
    if (!m_reader) {
        m_reader.emplace(m_bytes, m_options);
    }
    const auto left =
        std::chrono::duration_cast<std::chrono::microseconds>(deadline.remainingTimeAsDuration());
    if (m_reader->readFor(m_bytes.size() > ReadAtOnce ? left : LongEnough)) {
        return finish(takeSgf());
    }
    Q_EMIT progressed();
    return false;
}

bool GameLoader::finish(Result<LoadedGames, SgfError> loaded)
{
    const Done done = std::exchange(m_done, nullptr);
    cancel();
    if (loaded) {
        loaded->path = m_path;
    }
    done(std::move(loaded));
    return true;
}

Result<LoadedGames, SgfError> GameLoader::takeSgf()
{
    LoadedGames loaded;
    std::optional<SgfGame> first = m_reader->takeFirstGame();
    loaded.warnings = m_reader->takeWarnings();
    auto games = m_reader->take();
    if (!games) {
        return failure(games.error());
    }
    loaded.games = std::move(*games);
    loaded.first = loaded.games.firstGo(0);
    loaded.firstTree = std::move(first->tree);
    return loaded;
}

/// Reads at once: such files hold one game and are small.
Result<LoadedGames, SgfError> GameLoader::readOtherFormat() const
{
    auto games = readGameFile(m_bytes, m_options);
    if (!games) {
        return failure(games.error());
    }
    LoadedGames loaded;
    loaded.format = gameFormatOf(m_bytes);
    loaded.games = std::move(*games);
    loaded.firstTree = loaded.games.game(0).tree;
    for (const SgfWarning &warning : loaded.games.warnings()) {
        loaded.warnings.list.push_back({warning, 0});
    }
    loaded.warnings.omitted = loaded.games.omittedWarnings();
    return loaded;
}

void CollectionSaver::write(SgfCollection collection,
                            std::vector<std::size_t> games,
                            const QString &path,
                            Done done,
                            FileReaders readers)
{
    cancel();
    m_writer.emplace(std::move(collection), std::move(games), path, readers);
    m_done = std::move(done);
    m_work.start([this] { return writeSlice(); });
}

void CollectionSaver::cancel()
{
    m_work.cancel();
    m_writer.reset();
    m_done = nullptr;
}

bool CollectionSaver::writeSlice()
{
    if (!m_writer->writeFor(SlicedWork::Slice)) {
        Q_EMIT progressed();
        return false;
    }
    const Result<void> result = m_writer->result();
    const Done done = std::exchange(m_done, nullptr);
    cancel();
    done(result);
    return true;
}

} // namespace shinpan
