#pragma once

#include "ui/kit/feature.h"

namespace shinpan {

class CollectionActions;
class CollectionDock;
class DocumentController;
class GameController;
class Preferences;
class ReadingActions;

/// The games of the open file, and how it was read.
class CollectionFeature final : public Feature
{
    Q_OBJECT

public:
    /// Everything outlives it.
    CollectionFeature(WindowFrame &frame,
                      DocumentController &document,
                      GameController &game,
                      Preferences &preferences);

    /// The panel with the list, which comes and goes with the document.
    [[nodiscard]] CollectionDock &dock() const { return *m_dock; }
    [[nodiscard]] CollectionActions &actions() const;

private:
    void nameKeys() const;

    CollectionDock *m_dock;
    ReadingActions *m_reading;
};

} // namespace shinpan
