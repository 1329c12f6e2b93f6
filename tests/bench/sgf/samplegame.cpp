#include "tests/bench/sgf/samplegame.h"

#include <array>
#include <random>

namespace shinpan::bench {

namespace {

constexpr std::array Words = {"Black", "the hane",       "ladder works",  "aji in the corner",
                              "sente", "52.3% of 1600",  "joseki",        "定石",
                              "a\\]b", "see: variation", "back\\\\slash", "tenuki is too slow\n"};

/// Writes a sample; the generator's output is the same on every platform.
class Sampler
{
public:
    [[nodiscard]] QByteArray take() { return std::move(m_text); }
    void put(QByteArrayView text) { m_text += text; }
    [[nodiscard]] unsigned below(unsigned limit)
    {
        return static_cast<unsigned>(m_random() % limit);
    }

    void putPoint()
    {
        m_text += static_cast<char>('a' + below(19));
        m_text += static_cast<char>('a' + below(19));
    }

    void putMove(bool isBlack, unsigned decorations)
    {
        m_text += isBlack ? ";B[" : ";W[";
        putPoint();
        m_text += ']';
        if (below(4 * decorations) == 0) {
            m_text += "C[";
            for (unsigned words = 3 + below(40); words > 0; --words) {
                m_text += Words[below(Words.size())];
                m_text += ' ';
            }
            m_text += ']';
        }
        if (below(6 * decorations) == 0) {
            m_text += "TR[";
            putPoint();
            m_text += ']';
        }
        if (below(12 * decorations) == 0) {
            m_text += "LB";
            for (char label = 'A'; label < 'D'; ++label) {
                m_text += '[';
                putPoint();
                m_text += ':';
                m_text += label;
                m_text += ']';
            }
        }
    }

private:
    std::minstd_rand m_random{1};
    QByteArray m_text;
};

} // namespace

QByteArray sampleTree(int nodes)
{
    Sampler sampler;
    sampler.put("(;FF[4]GM[1]CA[UTF-8]AP[sample:1]SZ[19]KM[7.5]PB[Black]PW[White]");
    int depth = 0;
    for (int node = 1; node < nodes; ++node) {
        if (depth > 0 && sampler.below(20) == 0) {
            sampler.put(")\n(");
        } else if (depth < 60 && sampler.below(25) == 0) {
            sampler.put("\n(");
            ++depth;
        }
        sampler.putMove(node % 2 == 1, 1);
    }
    sampler.put(QByteArray(depth + 1, ')'));
    return sampler.take();
}

QByteArray sampleCollection(int games)
{
    Sampler sampler;
    for (int game = 0; game < games; ++game) {
        sampler.put("(;FF[4]GM[1]CA[UTF-8]AP[sample:1]SZ[19]KM[6.5]RU[Japanese]PB[Player "
                    "1]BR[4d]PW[Player 2]WR[5d]"
                    "DT[2019-04-06]EV[Event]RO[3]PC[Tokyo]TM[3600]OT[5x30 byo-yomi]RE[B+R]");
        for (int move = 0; move < 250; ++move) {
            if (move % 12 == 0) {
                sampler.put("\n");
            }
            sampler.putMove(move % 2 == 0, 30);
        }
        sampler.put(")\n");
    }
    return sampler.take();
}

} // namespace shinpan::bench
