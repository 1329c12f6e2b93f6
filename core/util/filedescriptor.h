#pragma once

#include <unistd.h>

#include <utility>

namespace shinpan {

/// Owns one file descriptor.
class FileDescriptor
{
public:
    FileDescriptor() = default;
    explicit FileDescriptor(int number)
        : m_number(number)
    { }
    FileDescriptor(FileDescriptor &&other) noexcept
        : m_number(std::exchange(other.m_number, -1))
    { }
    FileDescriptor &operator=(FileDescriptor &&other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~FileDescriptor() { reset(); }

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    void reset()
    {
        if (isOpen()) {
            ::close(std::exchange(m_number, -1));
        }
    }
    /// Leaves the descriptor to the caller.
    int release() { return std::exchange(m_number, -1); }

private:
    int m_number = -1;
};

} // namespace shinpan
