// Writes games into a record until it is killed, and says on standard output what is safe: a line
// "moves <game> <how many>" after a commit, "finished <game>" when the store says so. Goes on where
// the process before it was killed.
//
//   storewriterprocess FILE

#include "core/competition/store/resultstore.h"
#include "tests/competition/storesketch.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>
#include <map>

using namespace shinpan;
using namespace shinpan::test;

namespace {

constexpr int Slots = 3;
constexpr int MovesOfAGame = 25;

/// What the parent counts on from now on.
void promise(const QString &what)
{
    std::printf("%s\n", qUtf8Printable(what));
    std::fflush(stdout);
}

/// Plays without engines: in each step a move in every slot, sometimes with a flush.
class Writer
{
public:
    explicit Writer(ResultStore &store)
        : m_store(store)
    {
        for (const StoredGame &game : store.games()) {
            m_next = std::max(m_next, game.number + 1);
        }
        for (const StoredGame &game : store.unfinishedGames()) {
            m_running[game.id] = game.moves;
        }
    }

    void step()
    {
        while (m_running.size() < Slots) {
            const QString id = QStringLiteral("AvB_%1").arg(m_next++);
            m_store.beginGame(begunGame(id));
            m_running[id] = 0;
        }
        for (auto game = m_running.begin(); game != m_running.end();) {
            m_store.addMove(game->first, {.vertex = QString::number(game->second)});
            const bool isOver = ++game->second >= MovesOfAGame;
            if (isOver) {
                m_store.finishGame(finishedGame(game->first, game->second));
            }
            game = isOver ? m_running.erase(game) : std::next(game);
        }
        if (++m_steps % 7 == 0 && m_store.flush()) {
            for (const auto &[id, moves] : m_running) {
                promise(QStringLiteral("moves %1 %2").arg(id).arg(moves));
            }
        }
    }

private:
    ResultStore &m_store;
    int m_next = 0;
    int m_steps = 0;
    std::map<QString, int> m_running;
};

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const auto store = ResultStore::openForRun(QString::fromLocal8Bit(argv[1]),
                                               settingsWithKomi(QStringLiteral("6.5")),
                                               ResultStore::OtherSettings::Refuse);
    if (!store) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(store.error().english()));
        return 1;
    }
    QObject::connect(store->get(), &ResultStore::gamesCommitted, store->get(),
                     [](const QStringList &games) {
                         for (const QString &game : games) {
                             promise(QStringLiteral("finished ") + game);
                         }
                     });
    Writer writer(**store);
    QTimer steps;
    steps.callOnTimeout(&steps, [&writer] { writer.step(); });
    steps.start(1);
    return QCoreApplication::exec();
}
