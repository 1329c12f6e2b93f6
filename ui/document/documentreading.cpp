// How files come in: the reading of DocumentController.

#include "ui/document/documentcontroller.h"
#include "ui/document/gameplace.h"
#include "ui/game/gamecontroller.h"

#include <QDeadlineTimer>
#include <QFileInfo>

#include <memory>
#include <utility>

namespace shinpan {

SgfReadOptions DocumentController::readOptions() const
{
    SgfReadOptions options;
    options.fallback = m_fallback;
    return options;
}

QString DocumentController::readableFiles()
{
    return tr("Game records (*.sgf *.SGF *.gib *.GIB *.ngf *.NGF *.ugf *.UGF *.ugi *.UGI);;"
              "All files (*)");
}

void DocumentController::openFile(const QString &path, Then opened)
{
    settleChanges([this, path, opened = std::move(opened)] { load(path, {}, opened); });
}

void DocumentController::openText(const QByteArray &sgf)
{
    cancelWork();
    m_work = tr("Reading…");
    SgfReadOptions options;
    options.charset = "UTF-8";
    m_loader.readBytes(sgf, options, [this](Result<LoadedGames, SgfError> loaded) {
        endWork();
        if (!loaded) {
            tellUnreadable({}, loaded.error());
            return;
        }
        showGames(std::move(*loaded), [this] { m_games.setModified(); });
    });
}

void DocumentController::reload()
{
    if (m_filePath.isEmpty()) {
        return;
    }
    const bool wasChosen = m_charset.source == CharsetSource::Chosen;
    load(m_filePath, wasChosen ? m_charset.name : QByteArray(),
         [this, place = placeOf(*this, m_game)] { goTo(place, *this, m_game); });
}

void DocumentController::readAgain(const QByteArray &charset)
{
    if (!m_filePath.isEmpty()) {
        load(m_filePath, charset, {});
    }
}

/// The person was asked about the changes up to now.
void DocumentController::load(const QString &path, const QByteArray &charset, Then opened)
{
    cancelWork();
    m_work = tr("Opening %1…").arg(QFileInfo(path).fileName());
    SgfReadOptions options = readOptions();
    options.charset = charset;
    const int revision = m_games.revision();
    const auto show = [this, path, revision,
                       opened = std::move(opened)](Result<LoadedGames, SgfError> loaded) {
        endWork();
        if (!loaded) {
            tellUnreadable(path, loaded.error());
        } else if (m_games.revision() == revision) {
            showGames(std::move(*loaded), opened);
        } else { // changes were made while it was read
            const auto games = std::make_shared<LoadedGames>(std::move(*loaded));
            settleChanges([this, games, opened] { showGames(std::move(*games), opened); });
        }
    };
    m_loader.readFile(path, options, show);
}

void DocumentController::showGames(LoadedGames loaded, const Then &opened)
{
    const QString path = loaded.path;
    const GameFormat format = loaded.format;
    const SgfCharset charset = loaded.games.charset();
    SgfFileWarnings warnings = std::move(loaded.warnings);
    m_games.open(std::move(loaded));
    setFilePath(path);
    m_format = format;
    m_charset = charset;
    m_warnings = std::move(warnings);
    m_copy.setOrigin(hasName() ? path : QString()); // saving would not write another format's file
    Q_EMIT fileRead();
    if (opened) {
        opened();
    }
}

void DocumentController::tellUnreadable(const QString &path, const SgfError &error)
{
    const QString what = path.isEmpty() ? tr("What was pasted") : path;
    Q_EMIT noticed(error.line > 0 ? tr("%1, line %2: %3").arg(what).arg(error.line).arg(error.text)
                                  : tr("%1: %2").arg(what, error.text));
}

void DocumentController::readMore(const QString &path, Add add)
{
    cancelWork();
    m_work = tr("Reading %1…").arg(QFileInfo(path).fileName());
    m_loader.readFile(path, readOptions(), adding(std::move(add), path));
}

void DocumentController::readMore(const QByteArray &text, Add add)
{
    cancelWork();
    m_work = tr("Reading…");
    SgfReadOptions options;
    options.charset = "UTF-8";
    m_loader.readBytes(text, options, adding(std::move(add), {}));
}

GameLoader::Done DocumentController::adding(Add add, const QString &path)
{
    return [this, path, add = std::move(add)](const Result<LoadedGames, SgfError> &loaded) {
        if (!loaded) {
            endWork();
            tellUnreadable(path, loaded.error());
            return;
        }
        const auto trees = std::make_shared<std::vector<GameTree>>();
        m_adding.start([this, trees, add, games = loaded->games] {
            const QDeadlineTimer deadline(SlicedWork::Slice);
            while (trees->size() < games.size() && !deadline.hasExpired()) {
                trees->push_back(games.game(trees->size()).tree);
            }
            if (trees->size() < games.size()) {
                return false;
            }
            endWork();
            add(std::move(*trees));
            return true;
        });
    };
}

} // namespace shinpan
