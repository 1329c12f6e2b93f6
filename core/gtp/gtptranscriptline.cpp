#include "core/gtp/gtptranscriptline.h"

namespace shinpan {

char markOf(GtpTranscriptLine::Kind kind)
{
    using Kind = GtpTranscriptLine::Kind;
    switch (kind) {
    case Kind::Command:
        return '>';
    case Kind::Reply:
    case Kind::ReplyLine:
    case Kind::StreamLine:
        return '<';
    case Kind::Stray:
        return '~';
    case Kind::ErrorOutput:
        return '!';
    case Kind::Notice:
        return '#';
    }
    Q_UNREACHABLE();
}

} // namespace shinpan
