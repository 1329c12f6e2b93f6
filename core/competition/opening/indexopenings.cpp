#include "core/competition/opening/openingsources.h"
#include "core/explorer/wonopenings.h"
#include "core/record/sgf/recordbytes.h"
#include "core/util/wholefile.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace shinpan {

namespace {

constexpr int LoadedAtOnce = 100'000;

/// What an index has now, as SGF.
[[nodiscard]] Result<QByteArray> won(const IndexOpenings &source, BoardSize size)
{
    Result<Explorer> index = Explorer::open(source.path);
    if (!index) {
        return failure(index.error());
    }
    while (!index->isLoaded()) {
        if (const Result<bool> loaded = index->load(LoadedAtOnce); !loaded) {
            return failure(loaded.error());
        }
    }
    const OpeningWish wish{.size = size, .moves = source.plies, .wins = source.wins};
    Result<WonOpenings> openings = wonOpenings(*index, wish);
    if (!openings) {
        return failure(openings.error());
    }
    if (!openings->faults.empty()) {
        const auto &[path, fault] = openings->faults.front();
        return failure(inFile(path, fault));
    }
    if (openings->games.isEmpty()) {
        return failure(inFile(source.path, noneWon(wish)));
    }
    return openings->games;
}

} // namespace

QString takenFile(const IndexOpenings &source, BoardSize size, const QString &stem)
{
    const QString wish =
        QStringLiteral("%1 %2 %3 %4x%5")
            .arg(QString::number(source.plies), QString::number(source.wins), source.path,
                 QString::number(size.columns), QString::number(size.rows));
    const QByteArray sum = QCryptographicHash::hash(wish.toUtf8(), QCryptographicHash::Sha256);
    return QStringLiteral("%1.openings-%2.sgf")
        .arg(stem, QString::fromLatin1(sum.toHex().first(8)));
}

Result<std::vector<Opening>> openingsOf(const IndexOpenings &source,
                                        const OpeningTerms &terms,
                                        std::size_t /*key*/)
{
    const QString taken = takenFile(source, terms.size, terms.stem);
    const bool isTaken = !terms.stem.isEmpty() && QFileInfo::exists(taken);
    const Result<QByteArray> sgf =
        isTaken ? readRegularFile(taken, LargestRecordFile) : won(source, terms.size);
    return sgf ? openingsInText(*sgf, isTaken ? taken : source.path, terms) : failure(sgf.error());
}

std::vector<OpeningsToTake> openingsToTake(const OpeningPlan &plan,
                                           BoardSize size,
                                           const QString &stem)
{
    std::vector<OpeningsToTake> wanted;
    for (const OpeningSource &source : plan.sources) {
        if (const auto *const index = std::get_if<IndexOpenings>(&source)) {
            const QString file = takenFile(*index, size, stem);
            if (!QFileInfo::exists(file)) {
                wanted.push_back({*index, size, file});
            }
        }
    }
    return wanted;
}

Result<void> takeOpenings(const OpeningPlan &plan, BoardSize size, const QString &stem)
{
    for (const OpeningsToTake &wanted : openingsToTake(plan, size, stem)) {
        const Result<QByteArray> sgf = won(wanted.source, size);
        const Result<void> saved = sgf ? saveWholeFile(*sgf, wanted.file) : failure(sgf.error());
        if (!saved) {
            return saved;
        }
    }
    return {};
}

} // namespace shinpan
