#include "ui/competition/openingsfield.h"

#include "ui/kit/forms.h"
#include "ui/kit/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>

namespace shinpan {

namespace {

constexpr int MostRandomMoves = 100;
constexpr int MostSgfMoves = 1000;

using Kind = DraftOpenings::Kind;

} // namespace

OpeningsField::OpeningsField(QWidget *parent)
    : QWidget(parent)
    , m_kind(new QComboBox)
    , m_details(new QStackedWidget)
    , m_random(new QSpinBox)
    , m_path(new QLineEdit)
    , m_most(new QSpinBox)
    , m_hasOwnTerms(new QCheckBox(tr("With the komi and rules of each file")))
{
    m_kind->addItem(tr("The empty board"));
    m_kind->addItem(tr("Random moves"));
    m_kind->addItem(tr("Games in SGF"));
    m_kind->setAccessibleName(tr("Games begin with"));
    m_random->setRange(1, MostRandomMoves);
    m_random->setSuffix(tr(" moves"));
    m_random->setAccessibleName(tr("Random moves first"));
    m_random->setToolTip(tr("So that engines that always play the same moves play different games; "
                            "both games of a pair start alike"));
    m_details->addWidget(new QWidget);
    m_details->addWidget(form::widgetWith(form::row(0, {m_random, form::rest()})));
    m_details->addWidget(createSgf());
    m_details->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    setLayout(form::column(spacing::Tight, {m_kind, m_details}));
    setFocusProxy(m_kind);
    setOpenings({});
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        Q_EMIT edited();
    });
    for (QSpinBox *number : {m_random, m_most}) {
        connect(number, &QSpinBox::valueChanged, this, &OpeningsField::edited);
    }
    connect(m_path, &QLineEdit::textChanged, this, &OpeningsField::edited);
    connect(m_hasOwnTerms, &QCheckBox::toggled, this, &OpeningsField::edited);
    showKind();
}

QWidget *OpeningsField::createSgf()
{
    m_path->setAccessibleName(tr("File or folder of games"));
    m_path->setPlaceholderText(tr("An SGF file or a folder of them"));
    m_most->setRange(0, MostSgfMoves);
    m_most->setSpecialValueText(tr("whole games"));
    m_most->setSuffix(tr(" moves"));
    m_most->setPrefix(tr("at most "));
    m_most->setAccessibleName(tr("How many moves of each"));
    m_hasOwnTerms->setToolTip(tr("Otherwise what the files say of komi and rules is ignored. A "
                                 "handicap is always theirs."));
    QPushButton *file = form::button(tr("File…"), tr("Choose a file of games"));
    QPushButton *folder = form::button(tr("Folder…"), tr("Choose a folder of games"));
    connect(file, &QPushButton::clicked, this, [this] { choose(false); });
    connect(folder, &QPushButton::clicked, this, [this] { choose(true); });
    return form::widgetWith(form::column(
        spacing::Tight,
        {m_path, form::row(spacing::Normal, {m_most, form::rest(), file, folder}), m_hasOwnTerms}));
}

/// Shows the fields of a kind; the widget is as high as these.
void OpeningsField::showKind()
{
    const bool isKept = m_kind->currentIndex() == static_cast<int>(Kind::Others);
    m_details->setCurrentIndex(isKept ? static_cast<int>(Kind::Empty) : m_kind->currentIndex());
    for (int page = 0; page < m_details->count(); ++page) {
        m_details->widget(page)->setSizePolicy(
            QSizePolicy::Preferred,
            page == m_details->currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored);
    }
    m_details->setVisible(m_details->currentIndex() > 0);
}

void OpeningsField::choose(bool isFolder)
{
    auto *dialog = new QFileDialog(this, isFolder ? tr("Folder of Games") : tr("File of Games"),
                                   QFileInfo(m_path->text()).path(),
                                   isFolder ? QString() : tr("Games (*.sgf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(isFolder ? QFileDialog::Directory : QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, m_path, &QLineEdit::setText);
    dialog->open();
}

void OpeningsField::setOpenings(const DraftOpenings &openings)
{
    const QSignalBlocker quiet(this);
    if (openings.kind == Kind::Others && m_kind->count() == static_cast<int>(Kind::Others)) {
        m_kind->addItem(tr("As in the file"));
    }
    m_random->setValue(openings.randomMoves);
    m_path->setText(openings.sgf);
    m_most->setValue(openings.mostMoves);
    m_hasOwnTerms->setChecked(openings.hasOwnTerms);
    m_kind->setCurrentIndex(static_cast<int>(openings.kind));
}

DraftOpenings OpeningsField::openings() const
{
    return {.kind = static_cast<Kind>(m_kind->currentIndex()),
            .randomMoves = m_random->value(),
            .sgf = m_path->text().trimmed(),
            .mostMoves = m_most->value(),
            .hasOwnTerms = m_hasOwnTerms->isChecked()};
}

std::optional<QString> OpeningsField::objection() const
{
    const DraftOpenings chosen = openings();
    return chosen.kind != Kind::Sgf ? std::nullopt
         : chosen.sgf.isEmpty()     ? std::optional(tr("Choose a file or a folder of games."))
         : !QFileInfo::exists(chosen.sgf)
             ? std::optional(tr("%1 does not exist.").arg(QDir::toNativeSeparators(chosen.sgf)))
             : std::nullopt;
}

} // namespace shinpan
