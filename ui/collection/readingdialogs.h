#pragma once

#include "core/record/sgf/sgfcharset.h"
#include "core/record/sgf/sgfcollectionreader.h"

#include <QByteArray>
#include <QDialog>

class QCheckBox;
class QTreeWidget;

namespace shinpan {

/// Lets the person say in which character set a file is: its texts in all that come into question,
/// one below the other. Whichever is current is tried out at once.
class EncodingDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `bytes` of the file, its start is enough; `present`: how it is read now.
    EncodingDialog(const QByteArray &bytes,
                   const SgfCharset &present,
                   const QByteArray &fallback,
                   QWidget *parent = nullptr);

    [[nodiscard]] QByteArray charset() const;
    /// Whether this one is to be taken whenever nothing else is known.
    [[nodiscard]] bool becomesFallback() const;

Q_SIGNALS:
    /// charset() changed: show the file so.
    void charsetTried(const QByteArray &charset);

private:
    void fill(const QByteArray &bytes, const SgfCharset &present);
    void showFallback();

    QTreeWidget *m_list;
    QCheckBox *m_fallbackBox;
    QByteArray m_fallback;
};

/// What was odd in a file, line by line, and what was done about it.
class WarningsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `fileName` as the window shows it. Games are numbered where there are several.
    WarningsDialog(const SgfFileWarnings &warnings,
                   const QString &fileName,
                   bool isCollection,
                   QWidget *parent = nullptr);

Q_SIGNALS:
    /// The person wants to see the game of a warning, by its number in the file from 0.
    void gameChosen(int game);

private:
    void fill(const SgfFileWarnings &warnings);

    QTreeWidget *m_list;
};

} // namespace shinpan
