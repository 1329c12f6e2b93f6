#include "ui/kit/chrome/chrome.h"

#include "ui/kit/chrome/controls.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/kit/textzoom.h"

#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QIcon>
#include <QIconEngine>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPixmap>
#include <QStyleFactory>
#include <QStyleOption>
#include <qdrawutil.h>

#include <algorithm>
#include <optional>

namespace shinpan {

namespace {

class SelectedEngine final : public QIconEngine
{
public:
    explicit SelectedEngine(const QIcon &icon)
        : m_icon(icon)
    { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State state) override
    {
        m_icon.paint(painter, rect, Qt::AlignCenter, QIcon::Selected, state);
    }

    /// `size` is in device pixels; the result keeps ratio 1, QIcon sets the device's.
    QPixmap pixmap(const QSize &size, QIcon::Mode, QIcon::State state) override
    {
        return m_icon.pixmap(size, 1.0, QIcon::Selected, state);
    }

    QIconEngine *clone() const override { return new SelectedEngine(*this); }

private:
    QIcon m_icon;
};

/// The icon as it is where something is selected, for whoever asks for it as it is elsewhere. Makes
/// no pixmaps of its own, so it may be made for one painting.
QIcon selectedIcon(const QIcon &icon)
{
    return QIcon(new SelectedEngine(icon));
}

constexpr int ControlHeight = 30;
constexpr int SmallestButton = 84; // width
constexpr int Indicator = 17;      // of check boxes and radio buttons
constexpr int LongestLine = 2048;  // letters, of a line edit that sets no limit of its own
constexpr int QtsLongestLine = 32767;
constexpr int LongestFileList = 1 << 20;
constexpr int LostKerning = 2;    // pixels, see drawItemText()
constexpr int WidestChoice = 480; // of a combo box; its list shows as much of longer ones

/// What is pasted by mistake is not laid out for long. In a file dialog the names of all chosen
/// files stand in the line: none may get lost.
void limitLength(QLineEdit &edit)
{
    if (edit.maxLength() == QtsLongestLine) {
        const bool isOfFiles = qobject_cast<QFileDialog *>(edit.window()) != nullptr;
        edit.setMaxLength(isOfFiles ? LongestFileList : LongestLine);
    }
}

chrome::ButtonLook lookOf(const QStyleOption &option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    if (button && button->features & QStyleOptionButton::DefaultButton) {
        return chrome::ButtonLook::Default;
    }
    return button && button->features & QStyleOptionButton::Flat ? chrome::ButtonLook::Bare
                                                                 : chrome::ButtonLook::Plain;
}

/// A default button's icon and text are drawn on the accent colour.
QStyleOptionButton onAccent(const QStyleOptionButton &option)
{
    QStyleOptionButton label = option;
    label.palette.setColor(QPalette::ButtonText, option.palette.color(QPalette::HighlightedText));
    if (!label.icon.isNull()) {
        label.icon = selectedIcon(label.icon);
    }
    return label;
}

/// A menu's current item is tinted instead of filled, so that its icon stays readable.
QStyleOptionMenuItem calmlySelected(const QStyleOptionMenuItem &option)
{
    QStyleOptionMenuItem item = option;
    if (!(option.state & QStyle::State_Selected)) {
        return item;
    }
    const QColor ground = option.palette.color(QPalette::Base);
    const QColor accent = option.palette.color(QPalette::Highlight);
    const auto mixed = [](int from, int to) { return from + (to - from) / 6; };
    item.palette.setColor(QPalette::Highlight, QColor(mixed(ground.red(), accent.red()),
                                                      mixed(ground.green(), accent.green()),
                                                      mixed(ground.blue(), accent.blue())));
    item.palette.setColor(QPalette::HighlightedText, option.palette.color(QPalette::Text));
    return item;
}

/// The direction of an element's arrow; nothing for others.
[[nodiscard]] std::optional<int> arrowOf(QStyle::PrimitiveElement element)
{
    switch (element) {
    case QStyle::PE_IndicatorArrowUp:
        return chrome::Upwards;
    case QStyle::PE_IndicatorArrowDown:
        return chrome::Downwards;
    case QStyle::PE_IndicatorArrowLeft:
        return chrome::ToTheLeft;
    case QStyle::PE_IndicatorArrowRight:
        return chrome::ToTheRight;
    default:
        return std::nullopt;
    }
}

/// Whether the ground shows through where Fusion draws something.
[[nodiscard]] bool isLeftOut(QStyle::PrimitiveElement element)
{
    switch (element) {
    case QStyle::PE_FrameTabBarBase:
    case QStyle::PE_FrameTabWidget:
    case QStyle::PE_IndicatorDockWidgetResizeHandle:
    case QStyle::PE_FrameStatusBarItem:
    case QStyle::PE_FrameDefaultButton:
        return true;
    default:
        return false;
    }
}

/// What a widget asks for itself: a menu larger pictures, a list more room beside its texts.
[[nodiscard]] QVariant ownMetric(QStyle::PixelMetric metric, const QWidget *widget)
{
    if (widget == nullptr) {
        return {};
    }
    switch (metric) {
    case QStyle::PM_SmallIconSize:
        return widget->property("iconSide");
    case QStyle::PM_FocusFrameHMargin:
        return widget->property("itemMargin");
    default:
        return {};
    }
}

} // namespace

Chrome::Chrome()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("fusion")))
{ }

void Chrome::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    m_manners.teach(*widget);
    m_wheelGuard.guard(*widget);
    if (auto *edit = qobject_cast<QLineEdit *>(widget)) {
        limitLength(*edit);
    } else if (auto *label = qobject_cast<QLabel *>(widget)) {
        label->setTextFormat(Qt::PlainText); // before it is laid out
        if (label->buddy() != nullptr) {
            label->setContentsMargins(0, 0, zoomed(LostKerning), 0);
        }
    } else if (widget->inherits("QComboBoxListView")) {
        static_cast<QListView *>(widget)->setUniformItemSizes(true);
    } else if (auto *dialog = qobject_cast<QFileDialog *>(widget)) {
        dialog->setIconProvider(&m_fileIcons);
        showWholeColumns(*dialog);
    }
}

int Chrome::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    if (const QVariant own = ownMetric(metric, widget); own.isValid()) {
        return own.toInt();
    }
    switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
    case PM_ScrollBarExtent:
        return spacing::Wide;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
    case PM_DockWidgetTitleMargin:
        return spacing::Normal;
    case PM_ToolBarItemMargin:
    case PM_DockWidgetTitleBarButtonMargin:
    case PM_DockWidgetSeparatorExtent:
    case PM_SplitterWidth:
        return spacing::Tight;
    case PM_ToolBarItemSpacing:
        return 2;
    case PM_ToolBarFrameWidth:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarBaseHeight:
        return 0;
    case PM_ToolBarSeparatorExtent:
        return 2 * spacing::Normal + 1;
    case PM_ScrollBarSliderMin:
        return chrome::SmallestThumb;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return zoomed(Indicator);
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize:
    case PM_TabBarIconSize:
    case PM_ListViewIconSize:
    case PM_LineEditIconSize:
        return zoomed(QProxyStyle::pixelMetric(metric, option, widget)); // as the texts beside them
    default: // a hundred metrics that Fusion knows
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Chrome::styleHint(StyleHint hint,
                      const QStyleOption *option,
                      const QWidget *widget,
                      QStyleHintReturn *returnData) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DockWidget_ButtonsHaveFrame:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ComboBox_Popup:
        return 0;
    case SH_TabBar_Alignment:
        return Qt::AlignLeft;
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

QSize Chrome::sizeFromContents(ContentsType type,
                               const QStyleOption *option,
                               const QSize &contents,
                               const QWidget *widget) const
{
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_PushButton:
        return (size + QSize(spacing::Normal, 0)).expandedTo({SmallestButton, ControlHeight});
    case CT_LineEdit:
    case CT_SpinBox:
    case CT_ComboBox: {
        const int width = size.width() + spacing::Normal;
        return {type == CT_ComboBox ? std::min(width, WidestChoice) : width,
                std::max(ControlHeight, option->fontMetrics.height() + spacing::Wide)};
    }
    case CT_ToolButton:
    case CT_MenuBarItem:
        return size + QSize(spacing::Tight, spacing::Tight);
    case CT_MenuItem: {
        const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        const bool isLine = item && item->menuItemType == QStyleOptionMenuItem::Separator;
        return size + QSize(spacing::Normal, isLine ? 0 : spacing::Tight);
    }
    case CT_TabBarTab:
    case CT_HeaderSection:
        return size + QSize(spacing::Normal, spacing::Tight);
    case CT_ItemViewItem:
        return size + QSize(0, spacing::Tight);
    default:
        return size;
    }
}

QRect Chrome::subElementRect(SubElement element,
                             const QStyleOption *option,
                             const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    const bool isField = element == SE_LineEditContents && frame && frame->lineWidth > 0;
    return isField ? rect.adjusted(spacing::Tight, 0, -spacing::Tight, 0) : rect;
}

QRect Chrome::subControlRect(ComplexControl control,
                             const QStyleOptionComplex *option,
                             SubControl part,
                             const QWidget *widget) const
{
    if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        bar && control == CC_ScrollBar) {
        return chrome::scrollBarPart(*bar, part);
    }
    if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        combo && (part == SC_ComboBoxArrow || part == SC_ComboBoxEditField)) {
        return chrome::comboBoxPart(*combo, part);
    }
    if (const auto *list = qobject_cast<const QComboBox *>(widget);
        list && part == SC_ComboBoxListBoxPopup) {
        QRect popup = QProxyStyle::subControlRect(control, option, part, widget);
        popup.setWidth(std::max(popup.width(), chrome::widthOfEntries(*list)));
        return popup;
    }
    if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        spin && part != SC_SpinBoxFrame && spin->buttonSymbols != QAbstractSpinBox::NoButtons) {
        return chrome::spinBoxPart(*spin, part);
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

void Chrome::drawPrimitive(PrimitiveElement element,
                           const QStyleOption *option,
                           QPainter *painter,
                           const QWidget *widget) const
{
    if (isLeftOut(element)) {
        return;
    }
    if (const std::optional<int> arrow = arrowOf(element)) {
        return chrome::paintChevron(*painter, option->rect, *arrow,
                                    option->palette.color(QPalette::ButtonText));
    }
    switch (element) {
    case PE_PanelButtonCommand:
        return chrome::paintButton(*painter, *option, lookOf(*option));
    case PE_PanelButtonTool:
        return chrome::paintButton(*painter, *option, chrome::ButtonLook::Bare);
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
            frame && frame->lineWidth > 0) {
            chrome::paintField(*painter, *option, option->state & State_HasFocus);
        }
        return; // without a frame it stands inside a combo or spin box
    case PE_FrameFocusRect:
        if (option->state & State_KeyboardFocusChange) {
            chrome::paintFocusRing(*painter, *option);
        }
        return;
    case PE_IndicatorCheckBox:
        return chrome::paintCheckBox(*painter, *option);
    case PE_IndicatorRadioButton:
        return chrome::paintRadioButton(*painter, *option);
    case PE_Frame:
        return chrome::paintFrame(*painter, *option);
    case PE_PanelScrollAreaCorner: // as the scroll bars that meet there
        return painter->fillRect(option->rect, option->palette.color(QPalette::Base));
    case PE_IndicatorToolBarSeparator:
        return chrome::paintToolSeparator(*painter, *option);
    case PE_FrameDockWidget: // of a panel that floats
        return qDrawPlainRect(painter, option->rect, styleColors(option->palette).field);
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Chrome::drawControl(ControlElement element,
                         const QStyleOption *option,
                         QPainter *painter,
                         const QWidget *widget) const
{
    const QColor line = styleColors(option->palette).line;
    const QRect lastRow(option->rect.left(), option->rect.bottom(), option->rect.width(), 1);
    switch (element) {
    case CE_ToolBar:
        painter->fillRect(lastRow, line);
        return;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, option->palette.color(QPalette::Base));
        painter->fillRect(lastRow, line);
        return;
    case CE_MenuBarEmptyArea:
    case CE_Splitter:
    case CE_SizeGrip:
        return; // the ground shows through
    case CE_MenuBarItem:
        return chrome::paintMenuBarItem(*painter,
                                        *qstyleoption_cast<const QStyleOptionMenuItem *>(option));
    case CE_MenuItem: {
        const QStyleOptionMenuItem item =
            calmlySelected(*qstyleoption_cast<const QStyleOptionMenuItem *>(option));
        return QProxyStyle::drawControl(element, &item, painter, widget);
    }
    case CE_DockWidgetTitle:
        return chrome::paintDockTitle(*painter,
                                      *qstyleoption_cast<const QStyleOptionDockWidget *>(option),
                                      subElementRect(SE_DockWidgetTitleBarText, option, widget));
    case CE_TabBarTabShape:
        return chrome::paintTab(*painter, *qstyleoption_cast<const QStyleOptionTab *>(option));
    case CE_ProgressBarGroove:
        return chrome::paintFrame(*painter, *option, chrome::Radius);
    case CE_ProgressBarContents:
        if (const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option);
            bar && bar->maximum > bar->minimum) {
            return chrome::paintProgress(*painter, *bar);
        }
        break; // Fusion's busy stripes
    case CE_ComboBoxLabel: {
        auto label = *qstyleoption_cast<const QStyleOptionComboBox *>(option);
        const int icon = label.currentIcon.isNull() ? 0 : label.iconSize.width() + spacing::Tight;
        const QRect room = subControlRect(CC_ComboBox, &label, SC_ComboBoxEditField, widget);
        label.currentText = label.fontMetrics.elidedText(label.currentText, Qt::ElideRight,
                                                         room.width() - icon - 2);
        return QProxyStyle::drawControl(element, &label, painter, widget);
    }
    case CE_PushButtonLabel:
        if (lookOf(*option) == chrome::ButtonLook::Default && option->state & State_Enabled) {
            const auto label = onAccent(*qstyleoption_cast<const QStyleOptionButton *>(option));
            return QProxyStyle::drawControl(element, &label, painter, widget);
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Chrome::drawComplexControl(ComplexControl control,
                                const QStyleOptionComplex *option,
                                QPainter *painter,
                                const QWidget *widget) const
{
    if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option)) {
        chrome::paintComboBox(*painter, *combo);
    } else if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option)) {
        chrome::paintSpinBox(*painter, *spin);
    } else if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
               bar && control == CC_ScrollBar) {
        chrome::paintScrollBar(*painter, *bar);
    } else if (bar && control == CC_Slider && bar->tickPosition == QSlider::NoTicks) {
        chrome::paintSlider(*painter, *bar,
                            subControlRect(CC_Slider, option, SC_SliderHandle, widget));
    } else {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

void Chrome::drawItemText(QPainter *painter,
                          const QRect &rect,
                          int flags,
                          const QPalette &palette,
                          bool isEnabled,
                          const QString &text,
                          QPalette::ColorRole role) const
{
    const int whole = flags & Qt::TextShowMnemonic ? flags | Qt::TextDontClip : flags;
    QProxyStyle::drawItemText(painter, rect, whole, palette, isEnabled, text, role);
}

QIcon Chrome::standardIcon(StandardPixmap icon,
                           const QStyleOption *option,
                           const QWidget *widget) const
{
    switch (icon) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
    case SP_LineEditClearButton:
        return symbolIcon(Symbol::Close);
    case SP_TitleBarNormalButton:
        return symbolIcon(Symbol::Float);
    case SP_ToolBarHorizontalExtensionButton:
        return symbolIcon(Symbol::Forward);
    case SP_MessageBoxWarning:
        return symbolIcon(Symbol::Warning, styleColors(QApplication::palette()).warning);
    case SP_MessageBoxQuestion:
        return symbolIcon(Symbol::Question, styleColors(QApplication::palette()).accent);
    default:
        break;
    }
    const Qt::LayoutDirection direction =
        option ? option->direction : QGuiApplication::layoutDirection();
    QIcon &kept = m_standardIcons[{icon, direction}];
    if (kept.isNull()) {
        kept = QProxyStyle::standardIcon(icon, option, widget);
    }
    return kept;
}

} // namespace shinpan
