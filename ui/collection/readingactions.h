#pragma once

#include "ui/kit/noticebar.h"

#include <QAction>
#include <QObject>

namespace shinpan {

class CollectionActions;
class DocumentController;
class Preferences;

/// How the open file was read: tells the person what was guessed, mended or converted, and lets
/// them look closer and decide otherwise.
class ReadingActions final : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of the dialogs. All outlive this.
    ReadingActions(DocumentController &document,
                   CollectionActions &games,
                   Preferences &preferences,
                   QWidget &window);

    /// Tells what the person should know of the file; so does every reading of it.
    void reportReading();

    QAction *encoding; ///< choose the character set
    QAction *repairs;  ///< list what was odd

Q_SIGNALS:
    void noticed(const QString &text, const std::vector<shinpan::NoticeAction> &actions);

private:
    void refresh();
    void askEncoding();
    void chooseEncoding();
    void listRepairs();
    [[nodiscard]] QStringList remarks(std::vector<NoticeAction> &actions) const;

    DocumentController &m_document;
    CollectionActions &m_games;
    Preferences &m_preferences;
    QWidget &m_window;
    bool m_isTrying = false; ///< encodings, so that nothing is told
};

} // namespace shinpan
