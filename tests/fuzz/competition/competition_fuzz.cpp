// fuzz_competition: files that describe competitions, ours in TOML and those of Gomill's ringmaster
// and gogui-twogtp; each input is read as each of them. Nothing may be read out of bounds or
// without end; what is refused is refused for reasons that are in the file, and what is accepted is
// a competition that a file of ours can hold.
//
//   fuzz_competition -dict=tests/fuzz/competition/competition.dict tests/data/ctl

#include "core/competition/file/competitionwriter.h"
#include "core/competition/import/competitionimport.h"

#include <QTimeZone>

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

const QString Path = QStringLiteral("/games/cup.toml");

void checkMistakes(const CompetitionFileErrors &errors, const QByteArray &file)
{
    require(!errors.empty());
    const qsizetype lines = file.count('\n') + file.count('\r') + 1;
    for (const CompetitionFileError &error : errors) {
        require(!error.text.isEmpty());
        require(error.line >= 0 && error.line <= lines);
    }
}

/// What we write ourselves we read as the same.
void checkCompetition(Competition competition)
{
    competition.file = Path;
    const auto again = readCompetitionText(toToml(competition).toUtf8(), Path);
    require(again.has_value() && *again == competition);
}

void readToml(const QByteArray &file)
{
    if (const auto competition = readCompetitionText(file, Path)) {
        checkCompetition(*competition);
    } else {
        checkMistakes(competition.error(), file);
    }
}

void readCtl(const QByteArray &file)
{
    if (const auto imported = importCtl(file, QStringLiteral("/games/cup.ctl"))) {
        checkCompetition(imported->competition);
    } else {
        checkMistakes(imported.error(), file);
    }
}

void readDat(const QByteArray &file)
{
    const QDateTime written = QDateTime::fromSecsSinceEpoch(0, QTimeZone::utc());
    const auto imported = importDat(file, QStringLiteral("/games/cup.dat"), written);
    if (!imported) {
        checkMistakes(imported.error(), file);
        return;
    }
    checkCompetition(imported->competition);
    for (const StoredGame &game : imported->games) {
        require(game.number >= 0);
        require(game.state == StoredGame::State::Finished || game.state == StoredGame::State::Void);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray file(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    readToml(file);
    readCtl(file);
    readDat(file);
    return 0;
}
