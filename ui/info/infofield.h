#pragma once

#include "ui/info/infocheck.h"

#include <QStringList>
#include <QWidget>

class QComboBox;

namespace shinpan {

class ValueLine;

/// One property of the game as a line of text, with a remark below it that appears when there is
/// something to say. A value that was in the file stays as it is spelt, however odd, until the
/// person edits it.
class InfoField final : public QWidget
{
    Q_OBJECT

public:
    /// `name` is what the field is called. With suggestions there is a list of them to choose from.
    InfoField(const QByteArray &property,
              const QString &name,
              InfoCheck::Function check = &InfoCheck::simpleText,
              const QStringList &suggestions = {},
              QWidget *parent = nullptr);

    [[nodiscard]] const QByteArray &property() const { return m_property; }
    [[nodiscard]] QString text() const;
    [[nodiscard]] ValueLine &edit() const { return *m_edit; }
    /// What the file has.
    void setText(const QString &text);
    /// The person put something else there.
    void enterText(const QString &text);

    [[nodiscard]] bool isEdited() const { return text() != m_original; }
    /// Whether what was edited can be stored.
    [[nodiscard]] bool isAcceptable() const;
    /// What the property is to be; empty: not to be.
    [[nodiscard]] QByteArray raw() const { return m_check(text()).raw.value_or(QByteArray()); }

Q_SIGNALS:
    void edited();

private:
    void explain();

    QByteArray m_property;
    InfoCheck::Function m_check;
    QString m_original;
    QComboBox *m_choices; ///< null without suggestions
    ValueLine *m_edit;
    FieldNote *m_note;
};

} // namespace shinpan
