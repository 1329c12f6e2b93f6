#!/bin/sh
# sshhosts.sh DIR [N]: an sshd on the loopback with a port and keys of its own, and a file of N hosts (3) that all lead
# there; prints the file's name, for --hosts. sshhosts.sh DIR stop ends it. Needs openssh-server, parallel, and root or
# whoever may log in by such a key. The port is 17022, or SSH_PORT.
set -eu
dir=$(realpath -m "$1")
if [ "${2:-}" = stop ]; then
    kill "$(cat "$dir/sshd.pid")"
    exit
fi
nodes=${2:-3}
port=${SSH_PORT:-17022}
mkdir -p "$dir" /run/sshd
for key in host user; do [ -e "$dir/$key" ] || ssh-keygen -q -t ed25519 -N '' -f "$dir/$key"; done
cp "$dir/user.pub" "$dir/authorized"
cat >"$dir/sshd_config" <<CONF
ListenAddress 127.0.0.1
Port $port
HostKey $dir/host
AuthorizedKeysFile $dir/authorized
PidFile $dir/sshd.pid
StrictModes no
UsePAM no
PasswordAuthentication no
PermitRootLogin prohibit-password
MaxStartups 100
CONF
echo "[127.0.0.1]:$port $(cut -d' ' -f1,2 "$dir/host.pub")" >"$dir/known"
: >"$dir/ssh_config"
: >"$dir/hosts"
for n in $(seq "$nodes"); do
    cat >>"$dir/ssh_config" <<CONF
Host h$n
    HostName 127.0.0.1
    Port $port
    User $(id -un)
    IdentityFile $dir/user
    IdentitiesOnly yes
    UserKnownHostsFile $dir/known
CONF
    echo "2/ssh -F $dir/ssh_config h$n" >>"$dir/hosts"
done
/usr/sbin/sshd -f "$dir/sshd_config"
until ssh -F "$dir/ssh_config" h1 true; do :; done
echo "$dir/hosts"
