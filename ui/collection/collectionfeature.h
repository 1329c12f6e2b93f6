#pragma once

#include "ui/collection/collectiondock.h"
#include "ui/kit/card.h"
#include "ui/kit/feature.h"

#include <QElapsedTimer>

class QLabel;
class QProgressBar;

namespace shinpan {

class DocumentController;

/// A line below the board while a large file is read or written: what, how much of it, and
/// a button to give it up. What is done in a moment never shows it.
class WorkBar final : public Card
{
    Q_OBJECT

public:
    explicit WorkBar(DocumentController &document, QWidget *parent = nullptr);

private:
    void showProgress(const QString &what, double part);
    void end();

    QLabel *m_what;
    QProgressBar *m_progress;
    QElapsedTimer m_time; ///< since the work began; invalid: there is none
};

class OpenGame;
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
                      OpenGame &game,
                      Preferences &preferences);

    /// The panel with the list, which comes and goes with the document.
    [[nodiscard]] CollectionDock &dock() const { return *m_dock; }
    [[nodiscard]] CollectionActions &actions() const { return m_dock->actions(); }

private:
    void nameKeys() const;

    CollectionDock *m_dock;
    ReadingActions *m_reading;
};

} // namespace shinpan
