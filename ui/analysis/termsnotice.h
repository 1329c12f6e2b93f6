#pragma once

#include "core/analysis/engineterms.h"

#include <QWidget>

class QLabel;

namespace shinpan {

/// Says that an engine plays by rules or a komi other than the game's, with a button that tells it
/// those of the game.
class TermsNotice final : public QWidget
{
    Q_OBJECT

public:
    explicit TermsNotice(QWidget *parent = nullptr);

    /// `other` is what the engine plays by where `game` differs; hides itself if nothing does.
    void showTerms(const QString &engine, const EngineGame &game, const EngineTerms &other);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void correctionRequested();

private:
    QLabel *m_text;
};

} // namespace shinpan
