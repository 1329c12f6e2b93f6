#include "ui/analysis/candidatetext.h"

#include "core/analysis/analysis.h"
#include "ui/words/text.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace shinpan {

namespace {

/// What a loss looks like.
struct Shade
{
    float points;
    float winrate;
    QRgb color;
};

constexpr std::array Shades = {Shade{0, 0, 0xff2f6fb5}, Shade{0.5F, 0.02F, 0xff74b3dc},
                               Shade{2, 0.06F, 0xfff7dc85}, Shade{5, 0.14F, 0xfff08d4c},
                               Shade{10, 0.30F, 0xffc0352b}};

[[nodiscard]] QColor between(QRgb from, QRgb to, float part)
{
    const auto mix = [part](int a, int b) {
        return a + static_cast<int>(std::lround(static_cast<float>(b - a) * part));
    };
    return {mix(qRed(from), qRed(to)), mix(qGreen(from), qGreen(to)), mix(qBlue(from), qBlue(to))};
}

[[nodiscard]] QColor shadeOf(float loss, float Shade::*scale)
{
    for (std::size_t i = 1; i < Shades.size(); ++i) {
        const float low = Shades[i - 1].*scale;
        const float high = Shades[i].*scale;
        if (loss < high) {
            const float part = std::clamp((loss - low) / (high - low), 0.0F, 1.0F);
            return between(Shades[i - 1].color, Shades[i].color, part);
        }
    }
    return QColor::fromRgb(Shades.back().color);
}

constexpr float LeastShown = 0.05F; ///< less is no more than "0.0"

[[nodiscard]] float amountOf(const Loss &loss)
{
    return loss.points ? *loss.points : loss.winrate * 100;
}

[[nodiscard]] QString withUnit(const QString &number, const Loss &loss)
{
    return loss.points ? number : number + u'%';
}

[[nodiscard]] Loss lossOf(const Candidate &candidate, const Analysis &analysis)
{
    return loss(candidate, analysis.candidates.front(), analysis.toMove);
}

} // namespace

QString lossText(const Loss &loss)
{
    const QString number = pointsText(amountOf(loss));
    return withUnit(number.startsWith(u'+') ? number.mid(1) : number, loss);
}

bool isGain(const Loss &loss)
{
    return amountOf(loss) <= -LeastShown;
}

QString amountText(const Loss &loss)
{
    return withUnit(pointsText(std::abs(amountOf(loss))).mid(1), loss);
}

QString changeText(const Loss &loss)
{
    const QString amount = amountText(loss);
    return isGain(loss) ? u'+' + amount : amountOf(loss) < LeastShown ? amount : u'−' + amount;
}

QString shortCount(std::int64_t count)
{
    const auto scaled = [count](double unit, QLatin1String letter) {
        const double value = static_cast<double>(count) / unit;
        return QLocale().toString(value, 'f', value < 9.95 ? 1 : 0) + letter;
    };
    if (count < 1000) {
        return QString::number(count);
    }
    return count < 999'500 ? scaled(1e3, QLatin1String("k")) : scaled(1e6, QLatin1String("M"));
}

QString percentText(float chance)
{
    return text::decimal(static_cast<double>(chance) * 100, 1);
}

QString pointsText(float points)
{
    const double rounded = std::round(static_cast<double>(points) * 10) / 10;
    return (rounded < 0 ? QStringLiteral("−") : QStringLiteral("+"))
         + QLocale().toString(std::abs(rounded), 'f', 1);
}

QString valueText(CandidateValue value,
                  const Candidate &candidate,
                  const Analysis &analysis,
                  Color viewer)
{
    switch (value) {
    case CandidateValue::WinRate:
        return percentText(winrateFor(viewer, candidate.winrate));
    case CandidateValue::Lead:
        return candidate.scoreLead ? pointsText(balanceFor(viewer, *candidate.scoreLead))
                                   : QString();
    case CandidateValue::Loss:
        return lossText(lossOf(candidate, analysis));
    case CandidateValue::Visits:
        return shortCount(candidate.visits);
    case CandidateValue::Lcb:
        return candidate.lcb ? percentText(winrateFor(viewer, *candidate.lcb)) : QString();
    case CandidateValue::Policy:
        return candidate.prior ? percentText(*candidate.prior) : QString();
    case CandidateValue::Order:
        return QString::number(candidate.order + 1);
    case CandidateValue::Nothing:
        return {};
    }
    Q_UNREACHABLE();
}

QColor lossColor(const Loss &loss)
{
    return loss.points ? shadeOf(*loss.points, &Shade::points)
                       : shadeOf(loss.winrate, &Shade::winrate);
}

QColor candidateColor(const Candidate &candidate, const Analysis &analysis)
{
    return lossColor(lossOf(candidate, analysis));
}

QString candidateName(const std::optional<Point> &move)
{
    return text::moveName({Color::Black, move});
}

} // namespace shinpan
