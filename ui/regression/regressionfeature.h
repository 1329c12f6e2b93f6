#pragma once

#include "ui/kit/feature.h"

namespace shinpan {

class EngineProfileStore;
class OpenGame;
class Preferences;

/// Suites of regression tests, from a window of games.
class RegressionFeature final : public Feature
{
    Q_OBJECT

public:
    /// Everything outlives it.
    RegressionFeature(WindowFrame &frame,
                      OpenGame &game,
                      const EngineProfileStore &store,
                      Preferences &preferences);

    /// Shows the suite of that file, or says why it cannot be read.
    void openSuite(const QString &path);

Q_SIGNALS:
    /// A test's position is to be opened as a game, this SGF.
    void gameWanted(const QByteArray &sgf);

private:
    void chooseSuite();
    void addTest();

    OpenGame &m_game;
    const EngineProfileStore &m_store;
    Preferences &m_preferences;
};

} // namespace shinpan
