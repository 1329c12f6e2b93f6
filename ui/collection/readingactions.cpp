#include "ui/collection/readingactions.h"

#include "core/util/regularfile.h"
#include "ui/collection/charsetsample.h"
#include "ui/collection/collectionactions.h"
#include "ui/collection/readingdialogs.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/fileoptions.h"
#include "ui/settings/preferences.h"

#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <memory>

namespace shinpan {

namespace {

/// A sample of this size shows in which encoding a file's texts make sense.
constexpr qint64 SampleSize = 256 * 1024;

QByteArray startOf(const QString &path)
{
    return readStart(path, SampleSize).value_or(QByteArray());
}

} // namespace

ReadingActions::ReadingActions(DocumentController &document,
                               CollectionActions &games,
                               Preferences &preferences,
                               QWidget &window)
    : QObject(&window)
    , encoding(new QAction(tr("&Encoding…"), this))
    , repairs(new QAction(tr("Repa&irs…"), this))
    , m_document(document)
    , m_games(games)
    , m_preferences(preferences)
    , m_window(window)
{
    encoding->setToolTip(tr("Read the file in another encoding"));
    repairs->setToolTip(tr("See what was unusual about the file"));
    connect(encoding, &QAction::triggered, this, &ReadingActions::askEncoding);
    connect(repairs, &QAction::triggered, this, &ReadingActions::listRepairs);
    connect(&document, &DocumentController::titleChanged, this, &ReadingActions::refresh);
    connect(&document, &DocumentController::fileRead, this, &ReadingActions::refresh);
    connect(&document, &DocumentController::fileRead, this, &ReadingActions::reportReading);
    refresh();
}

void ReadingActions::refresh()
{
    encoding->setEnabled(!m_document.filePath().isEmpty());
    repairs->setEnabled(m_document.warnings().count() > 0);
}

void ReadingActions::reportReading()
{
    std::vector<NoticeAction> actions;
    const QStringList remarksOnFile = remarks(actions);
    if (!remarksOnFile.isEmpty() && !m_isTrying) {
        Q_EMIT noticed(remarksOnFile.join(u' '), actions);
    }
}

/// What the person should know of the file, and what they can do about it.
QStringList ReadingActions::remarks(std::vector<NoticeAction> &actions) const
{
    QStringList texts;
    if (m_document.format() != GameFormat::Sgf) {
        texts << tr("This is a %1 file. Saving turns it into an SGF file.")
                     .arg(nameOf(m_document.format()));
    }
    const SgfCharset &charset = m_document.charset();
    if (charset.source == CharsetSource::Detected) {
        texts << tr("Its encoding was guessed: %1.").arg(charsetName(charset.name));
    } else if (charset.source == CharsetSource::Fallback) {
        texts << tr("Its encoding is unknown; it was read as %1.").arg(charsetName(charset.name));
    }
    for (const QByteArray &rival : charset.rivals) {
        texts << tr("It may as well be %1.").arg(charsetName(rival));
        actions.push_back({tr("Read as %1").arg(charsetName(rival)),
                           [&document = m_document, rival] { document.readAgain(rival); }});
    }
    if (!texts.isEmpty() && charset.source != CharsetSource::Utf8) {
        actions.push_back({tr("Change…"), [action = encoding] { action->trigger(); }});
    }
    const SgfFileWarnings &warnings = m_document.warnings();
    const auto guesses = std::ranges::count_if(warnings.list, [](const SgfLocatedWarning &located) {
        return located.warning.kind == SgfWarning::Kind::GuessedCharset
            || located.warning.kind == SgfWarning::Kind::RivalCharsets;
    });
    if (const auto count = static_cast<int>(warnings.count()) - static_cast<int>(guesses);
        count > 0) {
        texts << tr("Read with %n repair(s).", nullptr, count);
        actions.push_back({tr("Show"), [action = repairs] { action->trigger(); }});
    }
    return texts;
}

/// Asks without saving the changes first: that would write the file as it was read wrongly.
void ReadingActions::askEncoding()
{
    if (!m_document.isModified()) {
        chooseEncoding();
        return;
    }
    auto *box = new QMessageBox(QMessageBox::Question, tr("Unsaved changes"),
                                tr("Read the file again without your changes?"),
                                QMessageBox::Cancel, &m_window);
    box->setInformativeText(
        tr("In another encoding, the changes made since it was opened are lost."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *discard = box->addButton(tr("&Discard Changes"), QMessageBox::AcceptRole);
    connect(discard, &QPushButton::clicked, this, &ReadingActions::chooseEncoding);
    box->open();
}

void ReadingActions::chooseEncoding()
{
    const SgfCharset present = m_document.charset();
    auto *dialog = new EncodingDialog(startOf(m_document.filePath()), present,
                                      m_document.fallbackCharset(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_isTrying = true;
    const auto hasTried = std::make_shared<bool>(false);
    connect(dialog, &EncodingDialog::charsetTried, this, [this, hasTried](const QByteArray &name) {
        *hasTried = true;
        m_document.readAgain(name);
    });
    connect(dialog, &QDialog::finished, this, [this, dialog, present, hasTried](int result) {
        m_isTrying = false;
        if (result == QDialog::Accepted && dialog->becomesFallback()) {
            m_preferences.set(&FileOptions::fallbackCharset, dialog->charset());
        } else if (result == QDialog::Rejected && *hasTried) {
            const bool wasChosen = present.source == CharsetSource::Chosen;
            m_document.readAgain(wasChosen ? present.name : QByteArray());
        }
    });
    dialog->open();
}

void ReadingActions::listRepairs()
{
    auto *dialog = new WarningsDialog(m_document.warnings(), m_document.displayName(),
                                      m_document.games().size() > 1, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(&m_document.games(), &CollectionDocument::opened, dialog, &QDialog::reject);
    connect(dialog, &WarningsDialog::gameChosen, &m_games, [this](int game) {
        const auto id = GameId{static_cast<std::uint32_t>(game)}; // as long as this file is open
        if (m_document.games().placeOf(id) < m_document.games().size()) {
            m_games.show(id);
        }
    });
    dialog->show();
}

} // namespace shinpan
