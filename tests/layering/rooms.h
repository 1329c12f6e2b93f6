#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace shinpan::lint {

/// A place in the sources that breaks a rule of the house.
struct Finding
{
    QString file; ///< path from the source root
    int line = 0; ///< 1-based
    QString what;
};

/// The top folders with walls, from the ground floor up.
inline const QStringList Areas{QStringLiteral("core"), QStringLiteral("ui"), QStringLiteral("app")};

/// The rooms of a source tree and the arrows between them, as the CMakeLists.txt in each room has
/// them: a folder with a library or a program is a room, and what that links of ours is what it may
/// include, by any chain of arrows.
class Rooms
{
public:
    /// Reads the CMakeLists.txt of all folders under the areas.
    explicit Rooms(const QString &sourceRoot);

    /// The room that a path leads to: "core/gtp" of "core/gtp/keeper/keeper.cpp"; empty outside of
    /// all.
    [[nodiscard]] QString roomOf(const QString &path) const;

    /// Whether arrows lead down from one room to the other, or they are one.
    [[nodiscard]] bool isBelow(const QString &lower, const QString &upper) const;

    /// What is wrong with the house itself: arrows in a circle or into a higher area, and rooms
    /// with sources and no README.md.
    [[nodiscard]] std::vector<Finding> check() const;

private:
    QString m_sourceRoot;
    QHash<QString, QStringList> m_arrows; ///< of a room, those directly below it
};

} // namespace shinpan::lint
