#include "ui/competition/sealdialog.h"

#include "ui/competition/readtable.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/rowsmodel.h"
#include "ui/kit/style.h"
#include "ui/kit/wrappedlabel.h"
#include "ui/words/messagetext.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QProgressBar>

namespace shinpan {

namespace {

constexpr QSize FirstSize(760, 560);
constexpr int LeastRows = 2;
constexpr int MostLeftOut = 5; ///< in sight
constexpr int FirstNumber = 3; ///< the column of places

[[nodiscard]] QString kindText(Private kind)
{
    switch (kind) {
    case Private::Environment:
        return SealDialog::tr("Environment");
    case Private::Folder:
        return SealDialog::tr("Folder");
    case Private::User:
        return SealDialog::tr("User");
    case Private::Host:
        return SealDialog::tr("Computer");
    }
    Q_UNREACHABLE();
}

[[nodiscard]] QStringList rowOf(const Finding &one)
{
    return {kindText(one.kind), one.found,
            one.found == one.shown ? SealDialog::tr("as it is") : one.shown,
            QString::number(one.places)};
}

} // namespace

SealDialog::SealDialog(const QString &file, QWidget *parent)
    : QDialog(parent)
    , m_file(file)
    , m_logs(new QCheckBox(tr("&Logs of engines")))
    , m_findings(new RowsModel(
          textColumns({tr("Kind"), tr("Found"), tr("In the file"), tr("Places")}, FirstNumber),
          this))
    , m_leftOut(new RowsModel(textColumns({tr("Not in the file")}, 1), this))
    , m_leftOutTable(new ReadTable(*m_leftOut, tr("Not in the file")))
    , m_note(new FieldNote(nullptr))
    , m_progress(new QProgressBar)
    , m_seal(new AccentButton(tr("&Seal…")))
    , m_copy(form::button(tr("&Copy SHA-256")))
    , m_close(new QPushButton(tr("Close")))
{
    setWindowTitle(tr("Seal “%1”").arg(QFileInfo(file).completeBaseName()));
    auto *findings = new ReadTable(*m_findings, tr("What would tell of people and computers"));
    QLabel *heading = form::heading(findings->accessibleName());
    heading->setBuddy(findings);
    m_leftOutTable->stretchLast();
    m_leftOutTable->fitRows(LeastRows, MostLeftOut);
    m_note->setWordWrap(true);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setLayout(form::column(
        spacing::Wide,
        {new WrappedLabel(tr("Puts everything about this competition into one file, which anybody "
                             "can verify without its engines.")),
         createChoices(),
         {form::column(spacing::Tight, {heading, {findings, 1}}), 1},
         m_leftOutTable,
         m_note,
         createEnd()},
        {spacing::Section, spacing::Section, spacing::Section, spacing::Section}));
    connect(&m_process, &CliProcess::line, this, [this](const QByteArray &line) {
        if (const std::optional<SealNews> news = sealNewsFromJson(line)) {
            hear(*news);
        }
    });
    connect(&m_process, &CliProcess::ended, this, [this](int, const Message &complaint) {
        if (!m_isTold) {
            stopAt(complaint);
        }
        refresh();
    });
    resize(FirstSize);
    look();
}

QLayout *SealDialog::createChoices()
{
    QHBoxLayout *row = form::row(spacing::Section, {new QLabel(tr("Keep:"))});
    for (const auto &[kind, text] :
         {std::pair(Private::Folder, tr("&Folders")), std::pair(Private::User, tr("&Users’ names")),
          std::pair(Private::Host, tr("Co&mputers’ names")),
          std::pair(Private::Environment, tr("&Environment"))}) {
        auto *box = new QCheckBox(text);
        box->setToolTip(tr("Tells it as it is; otherwise the same word stands for it everywhere"));
        m_keep.emplace_back(kind, box);
        row->addWidget(box);
    }
    m_logs->setChecked(true);
    m_logs->setToolTip(tr("What engines were told and said, if that was logged"));
    row->addWidget(m_logs);
    row->addStretch();
    for (const auto &[kind, box] : m_keep) {
        connect(box, &QCheckBox::toggled, this, &SealDialog::look);
    }
    connect(m_logs, &QCheckBox::toggled, this, &SealDialog::look);
    return row;
}

QLayout *SealDialog::createEnd()
{
    m_progress->setAccessibleName(tr("Progress"));
    m_copy->setToolTip(tr("With it, anybody can see whether a single byte was changed"));
    m_copy->hide();
    m_seal->setDefault(true);
    m_close->setAutoDefault(false);
    connect(m_seal, &QPushButton::clicked, this, &SealDialog::chooseFile);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_hash); });
    connect(m_close, &QPushButton::clicked, this, &SealDialog::reject);
    return form::row(spacing::Normal, {{m_progress, 1}, form::rest(0), m_copy, m_seal, m_close});
}

QStringList SealDialog::words() const
{
    QStringList kept;
    for (const auto &[kind, box] : m_keep) {
        if (box->isChecked()) {
            kept += privateName(kind);
        }
    }
    QStringList words{QStringLiteral("compete"), QStringLiteral("seal"), m_file,
                      QStringLiteral("--json")};
    if (!kept.isEmpty()) {
        words += {QStringLiteral("--keep"), kept.join(u',')};
    }
    return m_logs->isChecked() ? words : words << QStringLiteral("--without-logs");
}

/// Has the competition looked through for what would be told now.
void SealDialog::look()
{
    m_bundle.clear();
    m_isSeen = false;
    begin(tr("Looking through %v of %m games"), words() << QStringLiteral("--list"));
}

void SealDialog::chooseFile()
{
    const QFileInfo usual(usualBundle(m_file));
    auto *dialog =
        new QFileDialog(this, tr("Seal"), usual.path(), tr("Sealed competitions (*.zip)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("zip"));
    dialog->selectFile(usual.fileName());
    connect(dialog, &QFileDialog::fileSelected, this, &SealDialog::seal);
    dialog->open();
}

void SealDialog::seal(const QString &bundle)
{
    m_bundle = bundle;
    begin(tr("Sealing %v of %m games"),
          words() << QStringLiteral("--output") << QFileInfo(bundle).absoluteFilePath());
}

void SealDialog::begin(const QString &task, const QStringList &words)
{
    m_isTold = false;
    m_note->clearNote();
    m_copy->hide();
    m_progress->setRange(0, 0);
    m_progress->setFormat(task);
    m_process.start(words);
    if (!m_bundle.isEmpty()) {
        m_close->setFocus(); // all else cannot be used meanwhile
    }
    refresh();
}

void SealDialog::hear(const SealNews &news)
{
    if (const auto *const progress = std::get_if<SealProgress>(&news)) {
        m_progress->setRange(0, static_cast<int>(progress->all));
        m_progress->setValue(static_cast<int>(progress->done));
    } else if (const auto *const preview = std::get_if<SealPreview>(&news)) {
        display(*preview);
    } else if (const auto *const sealed = std::get_if<SealedBundle>(&news)) {
        conclude(*sealed);
    } else if (const auto *const complaint = std::get_if<Message>(&news)) {
        stopAt(*complaint);
    }
}

void SealDialog::display(const SealPreview &preview)
{
    std::vector<QStringList> findings;
    for (const Finding &one : preview.findings) {
        findings.push_back(rowOf(one));
    }
    for (const QString &name : preview.tooCommon) {
        findings.push_back({tr("Name"), name, tr("as it is: too short or common"), {}});
    }
    if (preview.more > 0) {
        const QString more = tr("… and %n more", nullptr, static_cast<int>(preview.more));
        findings.push_back({{}, more, {}, {}});
    }
    m_findings->setRows(textRows(findings));
    std::vector<QStringList> leftOut;
    for (const Message &what : preview.leftOut) {
        leftOut.push_back({text::capitalised(text::message(what))});
    }
    m_leftOut->setRows(textRows(leftOut));
    m_leftOutTable->setVisible(!leftOut.empty());
    m_isTold = m_bundle.isEmpty(); // else more is to come
    m_isSeen = true;
    if (!preview.state.isEmpty()) {
        m_note->setNote(FieldNote::Tone::Warning,
                        tr("It is sealed as it stands: %1.").arg(text::message(preview.state)));
    } else if (findings.empty()) {
        m_note->setNote(FieldNote::Tone::Good,
                        tr("Nothing was found that tells of people or computers."));
    }
}

void SealDialog::conclude(const SealedBundle &sealed)
{
    m_isTold = true;
    m_hash = QString::fromLatin1(sealed.manifestHash);
    m_copy->show();
    m_copy->setFocus();
    m_note->setNote(FieldNote::Tone::Good,
                    tr("%n game(s) are in %1. Publish the SHA-256 of its manifest elsewhere, and "
                       "nobody can change it unseen:\n%2",
                       nullptr, static_cast<int>(sealed.games))
                        .arg(QDir::toNativeSeparators(m_bundle), m_hash));
}

void SealDialog::stopAt(const Message &complaint)
{
    m_isTold = true;
    const QString reason = complaint.isEmpty() ? tr("it was stopped") : text::message(complaint);
    m_note->setNote(FieldNote::Tone::Error, tr("Not sealed: %1.").arg(reason));
}

void SealDialog::refresh()
{
    const bool isSealing = m_process.isRunning() && !m_bundle.isEmpty();
    m_progress->setVisible(m_process.isRunning());
    m_seal->setEnabled(!m_process.isRunning() && m_isSeen);
    m_close->setText(isSealing ? tr("Cancel") : tr("Close"));
    m_logs->setEnabled(!isSealing);
    for (const auto &[kind, box] : m_keep) {
        box->setEnabled(!isSealing);
    }
}

void SealDialog::reject()
{
    if (m_process.isRunning() && !m_bundle.isEmpty()) {
        m_process.cancel();
        stopAt({});
        refresh();
    } else {
        QDialog::reject();
    }
}

} // namespace shinpan
