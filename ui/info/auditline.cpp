#include "ui/info/auditline.h"

#include "core/util/excerpt.h"
#include "ui/game/gamecontroller.h"
#include "ui/kit/style.h"
#include "ui/kit/timetext.h"

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Milliseconds of short thoughts, tenths of a second of long ones.
[[nodiscard]] QString timeUsed(std::chrono::nanoseconds used)
{
    const auto exact = std::chrono::round<std::chrono::milliseconds>(used);
    return used < 1ms ? AuditLine::tr("under 1 ms")
         : exact < 1s ? AuditLine::tr("%1 ms").arg(exact.count())
                      : text::duration(exact / 100 * 100);
}

[[nodiscard]] QString timeLeft(const TimeLeft &left)
{
    const QString time = text::clockFace(left.time);
    return left.count ? AuditLine::tr("%1 (%2) left").arg(time).arg(*left.count)
                      : AuditLine::tr("%1 left").arg(time);
}

} // namespace

AuditLine::AuditLine(GameController &game, QWidget *parent)
    : QLabel(parent)
    , m_game(game)
{
    setAccessibleDescription(tr("How the move came about"));
    setToolTip(tr("What the engine was asked and answered, the time it took, and the clock after "
                  "it"));
    setFont(textFont(TextSize::Caption));
    setForegroundRole(QPalette::PlaceholderText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setContentsMargins(spacing::Tight, 0, spacing::Tight, spacing::Tight);
    connect(&game, &GameController::changed, this, &AuditLine::showNode);
    showNode();
}

void AuditLine::showNode()
{
    const MoveAudit *audit = m_game.status().auditOf(m_game.cursor().node());
    setVisible(audit != nullptr);
    if (audit != nullptr) {
        setText(text::audit(*audit));
    }
}

QString text::audit(const MoveAudit &audit)
{
    QStringList parts;
    if (!audit.command.isEmpty()) {
        parts.append(QStringLiteral("%1 → = %2")
                         .arg(QString::fromUtf8(audit.command), excerpt(audit.reply)));
    }
    parts.append(timeUsed(audit.used));
    if (audit.left) {
        parts.append(timeLeft(*audit.left));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace shinpan
