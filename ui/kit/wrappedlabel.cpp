#include "ui/kit/wrappedlabel.h"

#include <utility>

namespace shinpan {

namespace {

constexpr qsizetype MostWidths = 32; ///< more pass by only while a window is resized

} // namespace

WrappedLabel::WrappedLabel(const QString &text, QWidget *parent)
    : QLabel(text, parent)
{
    setWordWrap(true);
}

int WrappedLabel::heightForWidth(int width) const
{
    if (Look now{text(), font(), contentsMargins()};
        now != m_look || m_heights.size() >= MostWidths) {
        m_heights.clear();
        m_look = std::move(now);
    }
    const auto known = m_heights.constFind(width);
    return known != m_heights.cend() ? *known
                                     : *m_heights.insert(width, QLabel::heightForWidth(width));
}

} // namespace shinpan
