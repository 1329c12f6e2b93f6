#pragma once

#include "core/competition/result/engineidentity.h"
#include "core/engine/profile/engineprofile.h"

#include <QCryptographicHash>
#include <QFile>
#include <QObject>
#include <QTimer>

#include <deque>

namespace shinpan {

class ResultStore;

/// The program of an engine and the files among its arguments ("weights.gz", "--config=a.cfg"),
/// without their hashes. None of an engine that listens at an address, or whose program is missing.
[[nodiscard]] std::vector<IdentifiedFile> filesOf(const EngineProfile &profile,
                                                  const Machine &machine = Machine::current());

/// Finds out the hashes of engines' files. Networks have hundreds of megabytes, so they are read a
/// slice at a time from the event loop, and not again in a later run while they are the same.
class EngineIdentifier final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EngineIdentifier)

public:
    /// `store` remembers the hashes; null or longer-lived than this.
    explicit EngineIdentifier(ResultStore *store, QObject *parent = nullptr);
    ~EngineIdentifier() override;

    /// Looks into the files of this engine, which filesOf() found, after those asked for before.
    void identify(const EngineIdentity &engine);
    [[nodiscard]] bool isIdle() const { return m_engines.empty(); }

Q_SIGNALS:
    /// The engine is known, with the hashes of all its files that can be read.
    void identified(const shinpan::EngineIdentity &engine);

private:
    void step();
    /// Whether the hash is known without reading.
    [[nodiscard]] bool recall(IdentifiedFile &file) const;
    void readSlice(IdentifiedFile &file);

    ResultStore *m_store;
    std::deque<EngineIdentity> m_engines; ///< the first one is worked on
    std::size_t m_fileIndex = 0;          ///< within it
    QFile m_file;                         ///< open while it is read
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
    std::vector<IdentifiedFile> m_known; ///< in this run
    QTimer m_steps;
};

} // namespace shinpan
