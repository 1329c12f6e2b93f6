#include "core/graphics/words.h"

#include <utility>

namespace shinpan {

std::vector<QString> wordsOf(QStringView line)
{
    std::vector<QString> words;
    QString word;
    bool isWord = false;
    bool isQuoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar letter = line[i];
        if (letter == u'"') {
            isQuoted = !isQuoted;
            isWord = true;
        } else if (letter.isSpace() && !isQuoted) {
            if (isWord) {
                words.push_back(std::exchange(word, {}));
            }
            isWord = false;
        } else {
            const bool isEscape =
                isQuoted && letter == u'\\' && i + 1 < line.size() && line[i + 1] == u'"';
            word += isEscape ? line[++i] : letter;
            isWord = true;
        }
    }
    if (isWord) {
        words.push_back(word);
    }
    return words;
}

} // namespace shinpan
