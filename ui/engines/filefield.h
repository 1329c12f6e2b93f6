#pragma once

#include "core/engine/profile/machine.h"

#include <QWidget>

#include <cstdint>

class QLineEdit;

namespace shinpan {

class FieldNote;

/// A labelled path that can be typed or chosen, with a remark below it.
class FileField final : public QWidget
{
    Q_OBJECT

public:
    enum class Wanted : std::uint8_t { File, Directory };

    struct Texts
    {
        QString label;          ///< may hold a mnemonic
        QString chooseName;     ///< what the button does, for screen readers and the dialog's title
        QString placeholder;    ///< stands in the empty field
        QString filter;         ///< of the file dialog: "Networks (*.gz)"
        bool isOneLine = false; ///< then the label is for screen readers, and there is no note
    };

    FileField(Wanted wanted, const Texts &texts, const Machine &machine, QWidget *parent = nullptr);

    /// The path as typed, without surrounding blanks.
    [[nodiscard]] QString path() const;
    void setPath(const QString &path);

    /// Sets the folder in which the dialog opens while the field is empty.
    void setStartDirectory(const QString &directory) { m_startDirectory = directory; }

    [[nodiscard]] FieldNote &note() { return *m_note; }
    void focusField();

Q_SIGNALS:
    void edited();

private:
    void choose();

    Wanted m_wanted;
    Machine m_machine;
    QString m_title;
    QString m_filter;
    QString m_startDirectory;
    QLineEdit *m_field;
    FieldNote *m_note;
};

} // namespace shinpan
