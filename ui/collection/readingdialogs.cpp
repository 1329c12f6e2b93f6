#include "ui/collection/readingdialogs.h"

#include "core/record/sgf/sgfwarning.h"
#include "ui/collection/charsetsample.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QString>
#include <QTreeWidget>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int RowPadding = 10;
constexpr int CharsetRole = Qt::UserRole;

QString sourceText(CharsetSource source)
{
    switch (source) {
    case CharsetSource::Detected:
        return EncodingDialog::tr("guessed from its contents");
    case CharsetSource::Fallback:
        return EncodingDialog::tr("your preference for files that do not say");
    case CharsetSource::Declared:
        return EncodingDialog::tr("as the file says");
    case CharsetSource::ByteOrderMark:
    case CharsetSource::Utf8:
        return EncodingDialog::tr("certain from its bytes");
    case CharsetSource::Chosen:
        return EncodingDialog::tr("your choice");
    }
    Q_UNREACHABLE();
}

constexpr int GameRole = Qt::UserRole;

enum Column { Line, Place, Game, What, Repair };

/// Title, note and list of a dialog; what follows is added to it.
QVBoxLayout *columnOf(QDialog &dialog, const QString &title, const QString &note, QTreeWidget &list)
{
    constexpr int Margin = 24;
    auto *below = new QLabel(note);
    below->setWordWrap(true);
    list.setRootIsDecorated(false);
    list.setAlternatingRowColors(true);
    QVBoxLayout *column = form::column(spacing::Wide, {form::heading(title), below, {&list, 1}},
                                       {Margin, Margin, Margin, spacing::Section});
    dialog.setLayout(column);
    return column;
}

} // namespace

EncodingDialog::EncodingDialog(const QByteArray &bytes,
                               const SgfCharset &present,
                               const QByteArray &fallback,
                               QWidget *parent)
    : QDialog(parent)
    , m_list(new QTreeWidget)
    , m_fallbackBox(new QCheckBox(tr("&Use it for every file whose encoding is not known")))
    , m_fallback(fallback)
{
    setWindowTitle(tr("Encoding"));
    const QString title = tr("In which encoding does the text make sense?");
    const QString now =
        tr("Read as %1: %2.").arg(charsetName(present.name), sourceText(present.source));
    m_list->setAccessibleName(tr("Encodings"));
    m_list->setHeaderLabels({tr("Encoding"), tr("Texts of the file")});
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(true);
    auto *accept = new AccentButton(tr("&Read Like This"));
    QVBoxLayout *column = columnOf(*this, title, now, *m_list);
    column->addWidget(m_fallbackBox);
    column->addWidget(form::dialogButtons(*this, accept));
    accept->setDefault(true);
    resize(760, 600);
    m_list->setFocus();
    fill(bytes, present);
    showFallback();
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        showFallback();
        Q_EMIT charsetTried(charset());
    });
    connect(m_list, &QTreeWidget::itemActivated, this, &QDialog::accept);
}

void EncodingDialog::fill(const QByteArray &bytes, const SgfCharset &present)
{
    std::vector<QByteArray> charsets = usualCharsets();
    const bool isWide = present.name.startsWith("UTF-16");
    std::erase_if(charsets, [&](const QByteArray &name) {
        return name == present.name || (!isWide && name.startsWith("UTF-16")); // one can see it
    });
    charsets.insert(charsets.begin(), present.name);
    const QColor muted = styleColors(palette()).muted;
    for (const CharsetSample &sample : sampleCharsets(bytes, charsets)) {
        auto *item = new QTreeWidgetItem(m_list);
        item->setText(0, charsetName(sample.charset));
        item->setData(0, CharsetRole, sample.charset);
        item->setText(1, sample.texts.isEmpty()
                             ? tr("The text is plain ASCII, the same in every encoding.")
                             : sample.texts.join(QStringLiteral("  ·  ")));
        item->setSizeHint(1, QSize(0, fontMetrics().height() + RowPadding));
        item->setToolTip(1, sample.texts.join(u'\n'));
        if (sample.damaged > 1) {
            item->setForeground(0, muted);
            item->setForeground(1, muted);
        }
        if (sample.charset == present.name) {
            m_list->setCurrentItem(item);
        }
    }
}

QByteArray EncodingDialog::charset() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    return item ? item->data(0, CharsetRole).toByteArray() : QByteArray();
}

bool EncodingDialog::becomesFallback() const
{
    return m_fallbackBox->isEnabled() && m_fallbackBox->isChecked();
}

/// What extends ASCII only can stand for files that say nothing.
void EncodingDialog::showFallback()
{
    const bool isFallback = charset() == m_fallback;
    m_fallbackBox->setEnabled(!isFallback && !charset().startsWith("UTF-16"));
    m_fallbackBox->setChecked(isFallback);
}

WarningsDialog::WarningsDialog(const SgfFileWarnings &warnings,
                               const QString &fileName,
                               bool isCollection,
                               QWidget *parent)
    : QDialog(parent)
    , m_list(new QTreeWidget)
{
    setWindowTitle(tr("Repairs"));
    const QString title = tr("What was odd in %1").arg(fileName);
    const QString note = tr("The file itself is unchanged. Saving writes it repaired.");
    QVBoxLayout *rows = columnOf(*this, title, note, *m_list);
    m_list->setAccessibleName(tr("Repairs"));
    m_list->setHeaderLabels(
        {tr("Line"), tr("Column"), tr("Game"), tr("What was odd"), tr("What was done")});
    m_list->setUniformRowHeights(true);
    m_list->setColumnHidden(Game, !isCollection);
    fill(warnings);
    for (int column = Line; column <= What; ++column) {
        m_list->resizeColumnToContents(column);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *item) {
        if (const int game = item->data(Line, GameRole).toInt();
            game != SgfLocatedWarning::Outside) {
            Q_EMIT gameChosen(game);
        }
    });
    if (warnings.omitted > 0) {
        rows->addWidget(new QLabel(
            tr("… and %n more that are not listed.", nullptr, static_cast<int>(warnings.omitted))));
    }
    rows->addWidget(buttons);
    resize(720, 480);
}

void WarningsDialog::fill(const SgfFileWarnings &warnings)
{
    for (const auto &[warning, game] : warnings.list) {
        const Message said = describe(warning);
        auto *item = new QTreeWidgetItem(m_list);
        item->setText(Line, QString::number(warning.line));
        item->setText(Place, QString::number(warning.column));
        item->setText(Game, game == SgfLocatedWarning::Outside ? QStringLiteral("–")
                                                               : QString::number(game + 1));
        item->setText(What, text::capitalised(text::message(said.withoutRemark())));
        item->setText(Repair, text::capitalised(text::message(said.remark())));
        item->setData(Line, GameRole, game);
        for (const int number : {Line, Place, Game}) {
            item->setTextAlignment(number, Qt::AlignRight | Qt::AlignVCenter);
        }
    }
}

} // namespace shinpan
