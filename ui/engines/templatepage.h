#pragma once

#include "core/engine/profile/enginetemplates.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace shinpan {

class FileField;
class StrengthsField;

/// Asks what a known engine still needs before it can run, shows what was found of it already, and
/// makes one engine of it, or several in different strengths.
class TemplatePage final : public QWidget
{
    Q_OBJECT

public:
    explicit TemplatePage(const Machine &machine, QWidget *parent = nullptr);

    void showTemplate(const EngineTemplate &engine, const QStringList &takenNames);

    /// Adds what was filled in; for the dialog to make it its default.
    [[nodiscard]] QPushButton *addButton() const { return m_add; }

    /// Puts the focus on the first thing that is missing, else on the strengths.
    void focusFirst();

Q_SIGNALS:
    /// The person filled it in; the profiles have no ids and free names.
    void filledIn(const std::vector<shinpan::EngineProfile> &profiles);

private:
    void addTitle(QVBoxLayout *layout) const;
    void addFields(QVBoxLayout *layout);
    [[nodiscard]] FileField *createFileField(const EngineFile &file) const;

    void takeProgram();
    void describe();
    void describeProgram();
    void describeFile(std::size_t index);
    void accept();

    [[nodiscard]] EngineFilling filling() const;
    /// The first field that must be filled in, or null.
    [[nodiscard]] FileField *missing() const;

    Machine m_machine;
    const EngineTemplate *m_engine = nullptr;
    QStringList m_takenNames;
    QWidget *m_content = nullptr; ///< of the template that is shown
    FileField *m_program = nullptr;
    std::vector<FileField *> m_files;
    QPushButton *m_add = nullptr;
    StrengthsField *m_strengths = nullptr; ///< null where the engine has none
};

} // namespace shinpan
