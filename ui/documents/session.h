#pragma once

#include "core/util/result.h"
#include "ui/document/gameplace.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace shinpan {

/// Which files were open in which windows, and where in them: a value that survives from one run to
/// the next.
struct Session
{
    struct File
    {
        QString path;
        GamePlace place;

        friend bool operator==(const File &, const File &) = default;
    };
    struct Window
    {
        QByteArray geometry; ///< as QWidget::saveGeometry() gives it
        std::vector<File> files;
        int current = 0; ///< the tab that was shown, among the files

        friend bool operator==(const Window &, const Window &) = default;
    };
    std::vector<Window> windows;

    friend bool operator==(const Session &, const Session &) = default;
};

/// The session as JSON, and back. What cannot be understood is left out.
[[nodiscard]] QByteArray toJson(const Session &session);
[[nodiscard]] Session sessionFromJson(const QByteArray &json);

/// An empty session if there is none.
[[nodiscard]] Session loadSession(const QString &path);
[[nodiscard]] Result<void> saveSession(const Session &session, const QString &path);

} // namespace shinpan
