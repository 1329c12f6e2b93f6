#include "ui/collection/encodingdialog.h"

#include "ui/collection/charsetname.h"
#include "ui/collection/charsetsample.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/style.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int Margin = 24;
constexpr QSize FirstSize(760, 600);
constexpr int RowPadding = 10;
constexpr int CharsetRole = Qt::UserRole;

QString sourceText(CharsetSource source)
{
    switch (source) {
    case CharsetSource::Detected:
        return EncodingDialog::tr("guessed by its look");
    case CharsetSource::Fallback:
        return EncodingDialog::tr("your preference for files that say nothing");
    case CharsetSource::Declared:
        return EncodingDialog::tr("as the file says");
    case CharsetSource::ByteOrderMark:
    case CharsetSource::Utf8:
        return EncodingDialog::tr("certain by its bytes");
    case CharsetSource::Chosen:
        return EncodingDialog::tr("your choice");
    }
    Q_UNREACHABLE();
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
    auto *title = new QLabel(tr("In which encoding do the texts make sense?"));
    title->setFont(textFont(TextSize::Subtitle));
    auto *now = new QLabel(
        tr("Read as %1: %2.").arg(charsetName(present.name), sourceText(present.source)));
    now->setWordWrap(true);
    m_list->setAccessibleName(tr("Encodings"));
    m_list->setHeaderLabels({tr("Encoding"), tr("Texts of the file")});
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(true);
    auto *accept = new AccentButton(tr("&Read So"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(accept, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Margin, Margin, Margin, spacing::Section);
    column->setSpacing(spacing::Wide);
    column->addWidget(title);
    column->addWidget(now);
    column->addWidget(m_list, 1);
    column->addWidget(m_fallbackBox);
    column->addWidget(buttons);
    accept->setDefault(true);
    resize(FirstSize);
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
        item->setText(1, sample.texts.isEmpty() ? tr("There is nothing but ASCII, the same in all.")
                                                : sample.texts.join(QStringLiteral("  ·  ")));
        item->setSizeHint(0, QSize(0, fontMetrics().height() + RowPadding));
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

} // namespace shinpan
