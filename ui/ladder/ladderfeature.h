#pragma once

#include "core/ladder/ladderstep.h"
#include "ui/game/newgamesettings.h"
#include "ui/kit/feature.h"

#include <optional>

namespace shinpan {

class EngineProfileStore;
class OpenGame;
struct EngineProfile;
struct GameResult;

/// The ladder's file, which stands beside the folder of unsaved changes, as it is to be kept when
/// that is emptied; empty where there is no folder.
[[nodiscard]] QString ladderFileBeside(const QString &recovery);

/// The terms of a game between a person and an engine, as the ladder knows them; nothing for other
/// games. `store` has the engine without its strength.
[[nodiscard]] std::optional<LadderTerms> ladderTermsOf(const NewGameSettings &settings,
                                                       const EngineProfileStore &store);
/// The strengths of an engine as rungs, weakest first, with their ranks on square boards of that
/// size.
[[nodiscard]] std::vector<LadderRung> rungsOf(const EngineProfile &engine, int size);

/// What the ladder proposes against that engine, as a sentence that says what is other than at
/// present: "Two wins in a row. Next: 12 kyu".
[[nodiscard]] QString proposalText(const LadderStep &step,
                                   const LadderTerms &present,
                                   const EngineProfile &engine);

/// Notes the ends of games against engines in the ladder's file, and shows the page of progress.
class LadderFeature final : public Feature
{
    Q_OBJECT

public:
    struct Parts
    {
        OpenGame &game;
        EngineProfileStore &store;
        QString file; ///< the ladder is kept there; empty: nowhere
    };

    /// What it works with outlives it.
    LadderFeature(WindowFrame &frame, const Parts &parts);

    /// Opens the page.
    void showProgress();
    /// Somebody helps the person: the game that is played is no measure. It is said once, when
    /// there is something to lose; a serious game gives no help.
    void noteHelp();

Q_SIGNALS:
    /// After a game that counts: the ladder proposes another one, said in a sentence.
    void proposed(const QString &proposal, const shinpan::NewGameSettings &next);

private:
    void noteStart();
    void noteEnd(const GameResult &result);
    void propose(const LadderBook &book, const LadderTerms &played);

    Parts m_parts;
    std::optional<LadderGame> m_running; ///< the game that is played and counts
    Color m_person = Color::Black;       ///< the person's colour in it
};

} // namespace shinpan
