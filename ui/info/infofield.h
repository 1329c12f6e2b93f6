#pragma once

#include "ui/kit/fieldnote.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QLineEdit>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <optional>

class QComboBox;

namespace shinpan {

/// One line of text that the record has. What is longer than a line takes can be read, not edited:
/// the rest of it would be lost.
class ValueLine final : public QLineEdit
{
    Q_OBJECT

public:
    explicit ValueLine(QWidget *parent = nullptr);

    void setValue(const QString &value);

    /// Why it cannot be edited; empty if it can.
    [[nodiscard]] QString hindrance() const;

private:
    qsizetype m_length = 0; ///< of the whole value
};

/// What is to be said of the text in a field of the game's information, and what the file will have
/// for it.
struct InfoRemark
{
    FieldNote::Tone tone = FieldNote::Tone::Quiet;
    QString text;
    /// The raw value; empty: none. Nothing where the text cannot be meant: it must be mended first.
    std::optional<QByteArray> raw;
};

/// The checks of such fields, by property. What FF[4] calls text may be anything, and is only
/// remarked on; numbers must be numbers.
class InfoCheck
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::InfoCheck)

public:
    using Function = InfoRemark (*)(const QString &text);

    [[nodiscard]] static InfoRemark simpleText(const QString &text);
    [[nodiscard]] static InfoRemark date(const QString &text);      ///< DT
    [[nodiscard]] static InfoRemark result(const QString &text);    ///< RE
    [[nodiscard]] static InfoRemark komi(const QString &text);      ///< KM
    [[nodiscard]] static InfoRemark handicap(const QString &text);  ///< HA
    [[nodiscard]] static InfoRemark rules(const QString &text);     ///< RU
    [[nodiscard]] static InfoRemark timeLimit(const QString &text); ///< TM
    [[nodiscard]] static InfoRemark overtime(const QString &text);  ///< OT
};

/// One property of the game as a line of text, with a remark below it that appears when there is
/// something to say. A value that was in the file stays as it is spelt, however odd, until the
/// person edits it.
class InfoField final : public QWidget
{
    Q_OBJECT

public:
    /// `name` is the field's name. It offers a list of the suggestions, if there are any.
    InfoField(const QByteArray &property,
              const QString &name,
              InfoCheck::Function check = &InfoCheck::simpleText,
              const QStringList &suggestions = {},
              QWidget *parent = nullptr);

    [[nodiscard]] const QByteArray &property() const { return m_property; }
    [[nodiscard]] QString text() const;
    [[nodiscard]] ValueLine &edit() const { return *m_edit; }
    /// Sets what the file has.
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
