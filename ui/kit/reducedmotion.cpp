#include "ui/kit/reducedmotion.h"

#include "core/util/regularfile.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFile>
#include <QMap>
#include <QStandardPaths>
#include <QStyle>
#include <QWidget>

namespace shinpan {

namespace {

const auto Service = QStringLiteral("org.freedesktop.portal.Desktop");
const auto Path = QStringLiteral("/org/freedesktop/portal/desktop");
const auto Interface = QStringLiteral("org.freedesktop.portal.Settings");
const auto Appearance = QStringLiteral("org.freedesktop.appearance");
const auto ReducedMotion = QStringLiteral("reduced-motion");
const auto Gnome = QStringLiteral("org.gnome.desktop.interface");
const auto Animations = QStringLiteral("enable-animations");

bool gtkForbidsAnimations()
{
    for (const QString &folder : {QStringLiteral("gtk-4.0"), QStringLiteral("gtk-3.0")}) {
        const QString settings = QStandardPaths::locate(QStandardPaths::GenericConfigLocation,
                                                        folder + QStringLiteral("/settings.ini"));
        const QByteArray content = readRegularFile(settings, MiB).value_or(QByteArray());
        for (const QByteArray &line : content.split('\n')) {
            const QByteArray plain = line.simplified().replace(' ', "").toLower();
            if (plain == "gtk-enable-animations=0" || plain == "gtk-enable-animations=false") {
                return true;
            }
        }
    }
    return false;
}

/// Looking for a bus that is not there may start one, which takes its time.
bool hasSessionBus()
{
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")
        || (!runtime.isEmpty() && QFile::exists(runtime + QStringLiteral("/bus")));
}

/// What the desktop's settings say.
class Desktop final : public QObject
{
    Q_OBJECT

public:
    Desktop()
        : m_gtkForbids(gtkForbidsAnimations())
    {
        if (!hasSessionBus()) {
            return;
        }
        QDBusConnection::sessionBus().connect(Service, Path, Interface,
                                              QStringLiteral("SettingChanged"), this,
                                              SLOT(set(QString, QString, QDBusVariant)));
        ask(Appearance, ReducedMotion);
        ask(Gnome, Animations);
    }

    [[nodiscard]] bool isReduced() const
    {
        return m_gtkForbids || m_settings.value(ReducedMotion).toUInt() == 1
            || !m_settings.value(Animations, true).toBool();
    }

private Q_SLOTS:
    void set(const QString &space, const QString &key, const QDBusVariant &value)
    {
        if ((space == Appearance && key == ReducedMotion)
            || (space == Gnome && key == Animations)) {
            m_settings.insert(key, value.variant());
        }
    }

private:
    void ask(const QString &space, const QString &key)
    {
        QDBusMessage question =
            QDBusMessage::createMethodCall(Service, Path, Interface, QStringLiteral("Read"));
        question.setArguments({space, key});
        auto *watcher =
            new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
        connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, space, key] {
            const QDBusPendingReply<QDBusVariant> reply = *watcher;
            watcher->deleteLater();
            if (!reply.isError()) { // a variant in a variant, as Read answers
                const QVariant inner = reply.value().variant();
                set(space, key,
                    inner.canConvert<QDBusVariant>() ? inner.value<QDBusVariant>() : reply.value());
            }
        });
    }

    bool m_gtkForbids;
    QMap<QString, QVariant> m_settings;
};

} // namespace

bool isMotionReduced(const QWidget &widget)
{
    static const Desktop desktop;
    return desktop.isReduced()
        || widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) <= 0;
}

} // namespace shinpan

#include "reducedmotion.moc"
