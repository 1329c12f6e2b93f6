#pragma once

#include <QComboBox>

#include <chrono>
#include <utility>
#include <vector>

namespace shinpan {

class OpenGame;
class Preferences;

/// How fast engines may play when somebody wants to watch: the least time per move, remembered.
class PaceBox final : public QComboBox
{
    Q_OBJECT

public:
    /// The paces on offer, quickest first.
    [[nodiscard]] static std::vector<std::pair<QString, std::chrono::milliseconds>> paces();

    PaceBox(OpenGame &game, Preferences &preferences, QWidget *parent = nullptr);

protected:
    /// Bare keys choose an entry, although its toolbar's actions have such keys.
    bool event(QEvent *event) override;

private:
    [[nodiscard]] std::chrono::milliseconds pace() const;
};

} // namespace shinpan
