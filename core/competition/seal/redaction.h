#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace shinpan {

/// What in a competition's texts is about the people and machines that played it.
enum class Private {
    Environment, ///< values of environment variables that engines are given
    Folder,      ///< folders of absolute paths; those of the system (/usr, /bin …) tell nothing
    User,        ///< the user's name
    Host         ///< names of machines
};

/// The word of the command line: "environment", "folders", "users", "hosts".
[[nodiscard]] QString privateName(Private kind);
/// Reads privateName() back; nothing for any other text.
[[nodiscard]] std::optional<Private> privateFromName(const QString &name);

/// What was found of it, and what stands for it.
struct Finding
{
    Private kind = Private::Folder;
    QString found;
    QString shown; ///< the same where it is kept
    qint64 places = 0;
    QString firstEntry; ///< it was first found there
};

/// The words that are looked for, beside folders, which say by themselves what they are.
struct PrivateWords
{
    QString competitionFolder; ///< it becomes "/bundle"
    QStringList folders;       ///< absolute; those with blanks in them are not found otherwise
    QStringList users;
    QStringList hosts;
    QStringList environmentValues;
    QStringList ownWords; ///< the competition's, such as players' ids, stay what they are
};

/// Takes out of texts what tells of people and machines, and puts the same word for the same thing
/// wherever it stands: "/folder-1", "user-1", "host-1". What is kept is found as well. It takes
/// bytes, as texts of engines may be in any character set that has ASCII.
class Redaction
{
public:
    /// The folder that the competition's file stands in, in a bundle.
    static constexpr char Home[] = "/bundle";
    /// What stands for an environment value.
    static constexpr char Hidden[] = "hidden";

    Redaction(const PrivateWords &words, std::vector<Private> kept);

    /// `entry` is for findings().
    [[nodiscard]] QByteArray applied(const QByteArray &text, const QString &entry);
    [[nodiscard]] const std::vector<Finding> &findings() const { return m_findings; }
    /// Names that are not looked for, as records or the competition itself have them as words:
    /// "black".
    [[nodiscard]] const QStringList &tooCommon() const { return m_tooCommon; }

private:
    /// A reading of one text.
    struct Pass;

    [[nodiscard]] bool isKept(Private kind) const;
    void addWords(Private kind, const QStringList &words, const QStringList &others);
    [[nodiscard]] std::size_t findingOf(Private kind, const QByteArray &found);
    [[nodiscard]] QByteArray shown(std::size_t finding, const QString &entry);
    [[nodiscard]] QByteArray withoutValues(QByteArray text, const QString &entry);

    std::vector<Private> m_kept;
    std::vector<Finding> m_findings;
    QHash<QByteArray, std::size_t> m_words;   ///< users and hosts, as findings
    QHash<QByteArray, std::size_t> m_folders; ///< those that were seen, as findings
    std::vector<QByteArray> m_known;          ///< folders looked for as they are, longest first
    std::vector<QByteArray> m_values;         ///< environments have them
    QByteArray m_home;                        ///< the competition's folder
    QStringList m_tooCommon;
};

} // namespace shinpan
