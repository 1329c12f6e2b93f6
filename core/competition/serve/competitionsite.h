#pragma once

#include "core/competition/report/report.h"
#include "core/competition/run/recordedrun.h"
#include "core/competition/serve/httpserver.h"
#include "core/competition/store/playedcompetition.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// A competition for browsers, as long as this lives: its games as they are played, how it stands,
/// its report and its records. It follows what the record and the lock tell, so that no run is
/// disturbed, whichever process it is in.
class CompetitionSite final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompetitionSite)

public:
    /// Fails if nobody can listen there.
    [[nodiscard]] static Result<std::unique_ptr<CompetitionSite>>
    open(PlayedCompetition played, const TcpAddress &address, const HttpLimits &limits = {});
    ~CompetitionSite() override;

    /// "http://127.0.0.1:8361/"; where it listens at all addresses of this computer, with its name.
    [[nodiscard]] QString url() const;
    /// Tells what is new; it also does so by itself, every half second or less often where the
    /// record is large.
    void look();

private:
    explicit CompetitionSite(PlayedCompetition played);

    [[nodiscard]] QByteArray newsOfBoards();
    [[nodiscard]] QByteArray newsOfState();
    [[nodiscard]] QByteArray newsOfReport();
    void readAnew();
    void readReport();
    [[nodiscard]] QJsonObject state() const;
    [[nodiscard]] QByteArray everything() const;
    [[nodiscard]] HttpAnswer answer(const QString &path);
    [[nodiscard]] HttpAnswer report();
    [[nodiscard]] HttpAnswer game(const QString &id) const;
    [[nodiscard]] HttpAnswer record(const QString &id) const;
    [[nodiscard]] const StoredGame *finished(const QString &id) const;

    PlayedCompetition m_played;
    std::unique_ptr<RecordedRun> m_run; ///< of the competition
    QString m_problem;                  ///< why the record cannot be read; empty: it can
    // What the listeners were told last.
    std::vector<LiveBoard> m_boards;
    QJsonObject m_state;
    HonestyTally m_honesty; ///< it knows the games of the last report
    CompetitionReport m_report;
    std::optional<std::size_t> m_reportedGames = 0; ///< that the report knows; nothing: it is old
    std::chrono::steady_clock::time_point m_nextReport;
    QByteArray m_reportPage; ///< empty: to be made when somebody asks for it
    QTimer m_lookAgain;
    std::unique_ptr<HttpServer> m_server;
};

} // namespace shinpan
