#include "tests/explorer/gamefolder.h"

#include "core/board/board.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/seededrandom.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTest>

namespace shinpan::test {

GameFolder::GameFolder()
{
    QDir(m_folder.path()).mkpath(QStringLiteral("games"));
}

QString GameFolder::path(const QString &name) const
{
    return m_folder.filePath(QStringLiteral("games/") + name);
}

void GameFolder::write(const QString &name, const QByteArray &sgf)
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(sgf), sgf.size());
    file.flush();
    m_time += 1000;
    QVERIFY(file.setFileTime(QDateTime::fromMSecsSinceEpoch(m_time),
                             QFileDevice::FileModificationTime));
}

void GameFolder::remove(const QString &name) const
{
    QVERIFY(QFile::remove(path(name)));
}

IndexProgress GameFolder::update(std::vector<IndexFault> *faults) const
{
    Result<Indexing> indexing = Indexing::begin(indexPath(), {path({})});
    if (!indexing) {
        QTest::qFail(qPrintable(indexing.error().english()), __FILE__, __LINE__);
        return {};
    }
    Result<bool> isDone = false;
    while (isDone && !*isDone) {
        isDone = indexing->advance();
    }
    if (!isDone) {
        QTest::qFail(qPrintable(isDone.error().english()), __FILE__, __LINE__);
    }
    if (faults != nullptr) {
        *faults = indexing->takeFaults();
    }
    return indexing->progress();
}

Explorer GameFolder::open() const
{
    Result<Explorer> explorer = Explorer::open(indexPath());
    while (!explorer->isLoaded()) {
        if (!explorer->load(7)) {
            qFatal("the index cannot be read");
        }
    }
    return std::move(*explorer);
}

GameTree gameOf(const QByteArray &sgf)
{
    return readSgf(sgf)->tree;
}

QByteArray randomGames(int count, int side, unsigned seed)
{
    SeededRandom chance(seed);
    const BoardSize size = BoardSize::square(side);
    QByteArray games;
    for (int game = 0; game < count; ++game) {
        Board board(size);
        games += "(;GM[1]SZ[" + QByteArray::number(side) + "]RE["
               + (chance.below(2) == 0 ? "B" : "W") + "+R]DT["
               + QByteArray::number(1990 + static_cast<int>(chance.below(20))) + "]PB[P"
               + QByteArray::number(static_cast<int>(chance.below(5))) + "]PW[Q]";
        Color color = Color::Black;
        for (int move = 0; move < 3 * side; ++move) {
            const Point point = size.pointAt(
                static_cast<int>(chance.below(static_cast<std::size_t>(size.pointCount()))));
            if (board.at(point) == Stone::Empty) {
                board.play(color, point);
                games += ';' + rawColor(color) + '[' + rawPoint(point, size) + ']';
                color = opposite(color);
            }
        }
        games += ")\n";
    }
    return games;
}

} // namespace shinpan::test
