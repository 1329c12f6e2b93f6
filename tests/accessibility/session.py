"""A desktop of its own: X server, session bus, accessibility bus; and programs that start on it with an empty home."""

import os
import shutil
import subprocess
import sys
import tempfile

NEEDED = ("Xvfb", "dbus-run-session")
BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def missing():
    """What has to be installed first; empty if nothing."""
    lacking = [tool for tool in NEEDED if shutil.which(tool) is None]
    if not any(map(os.path.exists, BUS_LAUNCHERS)):
        lacking.append("at-spi2-core")
    try:
        import gi
        gi.require_version("Atspi", "2.0")
    except (ImportError, ValueError):
        lacking.append("python3-gi with gir1.2-atspi-2.0")
    return lacking


def run_inside(arguments):
    """Runs this script again with these arguments within such a desktop; returns its exit code."""
    reading, writing = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-noreset"],
                              pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as answer, tempfile.TemporaryDirectory() as runtime:
            environment = dict(os.environ, DISPLAY=f":{answer.readline().strip()}", XDG_RUNTIME_DIR=runtime, LC_ALL="C.UTF-8")
            return subprocess.call(["dbus-run-session", "--", sys.executable, "-W", "ignore", *arguments],
                                   env=environment, stderr=subprocess.DEVNULL)  # the buses talk a lot
    finally:
        server.terminate()
        server.wait()


def start_accessibility():
    """The bus that programs tell of their controls on. Within the desktop; ends with its session bus."""
    launcher = next(filter(os.path.exists, BUS_LAUNCHERS))
    return subprocess.Popen([launcher, "--launch-immediately"], stdout=subprocess.DEVNULL)


def start_program(command, home, *files):
    """Starts it with `home`, a folder, as the place of all its files, and opens these."""
    environment = dict(os.environ, HOME=home, XDG_CONFIG_HOME=f"{home}/config", XDG_DATA_HOME=f"{home}/data",
                       XDG_CACHE_HOME=f"{home}/cache", QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
    return subprocess.Popen([command, *files], env=environment, stderr=subprocess.STDOUT)
