#pragma once

#include "ui/kit/feature.h"

#include <functional>

namespace shinpan {

class EngineProfileStore;

/// The list of engines, edited from a window.
class EnginesFeature final : public Feature
{
    Q_OBJECT

public:
    /// Called with the engine that was chosen last, by id.
    using Chosen = std::function<void(const QString &id)>;

    EnginesFeature(WindowFrame &frame, EngineProfileStore &store);

    [[nodiscard]] EngineProfileStore &store() const { return m_store; }

    /// Opens the list, at this engine if it is there. `chosen` is called once the person accepts.
    void edit(const QString &id = {}, const Chosen &chosen = {});
    /// Asks for an engine that is not in the list yet.
    void add(const Chosen &chosen = {});

private:
    void open(const QString &id, bool adds, const Chosen &chosen);

    EngineProfileStore &m_store;
};

} // namespace shinpan
