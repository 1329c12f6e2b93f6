#pragma once

#include "ui/kit/feature.h"

namespace shinpan {

class DocumentActions;
class DocumentController;
class GameController;
class Preferences;

/// The file of a window's document: opened, saved, read again, carried over the clipboard.
class DocumentFeature final : public Feature
{
    Q_OBJECT

public:
    /// Everything outlives it. Recovery copies are in `recoveryDirectory`.
    DocumentFeature(WindowFrame &frame,
                    GameController &game,
                    Preferences &preferences,
                    const QString &recoveryDirectory);

    [[nodiscard]] DocumentController &controller() const { return *m_controller; }
    [[nodiscard]] DocumentActions &actions() const { return *m_actions; }

private:
    void createMenus();

    DocumentController *m_controller;
    DocumentActions *m_actions;
};

} // namespace shinpan
