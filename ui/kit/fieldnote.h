#pragma once

#include <QLabel>

#include <cstdint>

namespace shinpan {

/// A line under an entry field that explains what was typed there: the reason of a mistake stands
/// beside the mistake.
///
/// It is also the field's accessible description. It keeps the height of one line while it is
/// empty, so that nothing jumps when it speaks.
class FieldNote : public QLabel
{
    Q_OBJECT

public:
    enum class Tone : std::uint8_t { Quiet, Good, Warning, Error };

    /// `field` is the widget that it speaks about and must outlive it, or null.
    explicit FieldNote(QWidget *field, QWidget *parent = nullptr);

    void setNote(Tone tone, const QString &text);
    void clearNote() { setNote(Tone::Quiet, {}); }

    [[nodiscard]] Tone tone() const { return m_tone; }

    /// A long word of somebody else's does not widen its window.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTone();

    QWidget *m_field;
    Tone m_tone = Tone::Quiet;
};

} // namespace shinpan
