#include "ui/find/hitlistmodel.h"

#include "ui/document/gametitle.h"
#include "ui/info/propertytext.h"
#include "ui/words/text.h"

#include <algorithm>

namespace shinpan {

HitListModel::HitListModel(const CollectionDocument &games, QObject *parent)
    : QAbstractListModel(parent)
    , m_games(games)
{ }

void HitListModel::clear()
{
    beginResetModel();
    m_hits.clear();
    endResetModel();
}

void HitListModel::add(const std::vector<FindHit> &hits)
{
    const auto count = static_cast<int>(m_hits.size());
    beginInsertRows({}, count, count + static_cast<int>(hits.size()) - 1);
    m_hits.insert(m_hits.end(), hits.begin(), hits.end());
    endInsertRows();
}

int HitListModel::rowAt(GameId game, NodeId node) const
{
    const auto found = std::ranges::find_if(
        m_hits, [&](const FindHit &hit) { return hit.game == game && hit.node == node; });
    return found == m_hits.end() ? -1 : static_cast<int>(found - m_hits.begin());
}

int HitListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_hits.size());
}

QVariant HitListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const FindHit &found = hit(index.row());
    const auto *text = std::get_if<TextHit>(&found.what);
    switch (role) {
    case PlaceRole:
        return placeOf(found);
    case ContextRole:
        return contextOf(found);
    case StartRole:
        return text != nullptr ? text->start : 0;
    case LengthRole:
        return text != nullptr ? text->length : 0;
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(placeOf(found), contextOf(found));
    default:
        return {};
    }
}

QString HitListModel::placeOf(const FindHit &hit) const
{
    QString place = hit.moveNumber == 0 ? tr("Start") : tr("Move %1").arg(hit.moveNumber);
    if (hit.move) {
        place += tr(" · %1 %2").arg(text::colorName(hit.move->color), text::moveName(*hit.move));
    }
    if (const auto *text = std::get_if<TextHit>(&hit.what);
        text != nullptr && text->place != TextHit::Place::Comment) {
        place += QStringLiteral(" · ") + PropertyText::meaning(text->property);
    }
    if (!m_namesGames) {
        return place;
    }
    const QString title = titleOf(m_games.summary(hit.game), m_games.placeOf(hit.game) + 1);
    return QStringLiteral("%1 · %2").arg(title, place);
}

QString HitListModel::contextOf(const FindHit &hit)
{
    if (const auto *text = std::get_if<TextHit>(&hit.what)) {
        return text->context;
    }
    const BoardRegion &region = std::get<PositionHit>(hit.what).region;
    return QStringLiteral("%1–%2").arg(QString::fromStdString(vertexOf(region.bottomLeft)),
                                       QString::fromStdString(vertexOf(region.topRight)));
}

} // namespace shinpan
