#!/bin/sh
# slurmnodes.sh DIR [N]: a real Slurm of N nodes (3) on this machine, with state and logs in DIR, and prints the
# SLURM_CONF to export. slurmnodes.sh DIR stop ends it. Needs slurm-wlm and munge, and root.
set -eu
dir=$(realpath -m "$1")
conf=$dir/slurm.conf
host=$(hostname -s)
if [ "${2:-}" = stop ]; then
    for pid in "$dir"/*.pid; do [ -f "$pid" ] && kill "$(cat "$pid")" 2>/dev/null || true; done
    exit
fi
nodes=${2:-3}
mkdir -p "$dir/state"
cat >"$conf" <<CONF
ClusterName=one
SlurmctldHost=$host(127.0.0.1)
AuthType=auth/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
SlurmUser=root
SlurmdUser=root
ReturnToService=2
SlurmctldPort=16817
StateSaveLocation=$dir/state
SlurmctldPidFile=$dir/slurmctld.pid
SlurmctldLogFile=$dir/slurmctld.log
SlurmdSpoolDir=$dir/spool-%n
SlurmdPidFile=$dir/slurmd-%n.pid
SlurmdLogFile=$dir/slurmd-%n.log
SlurmdTimeout=10
SlurmdParameters=config_overrides
SchedulerParameters=sched_interval=2,batch_sched_delay=0,defer
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
JobRequeue=1
NodeName=n[1-$nodes] NodeHostname=$host NodeAddr=127.0.0.1 Port=[17001-$((17000 + nodes))] CPUs=2 RealMemory=1000 State=UNKNOWN
PartitionName=all Nodes=n[1-$nodes] Default=YES MaxTime=INFINITE State=UP
CONF
munge -n >/dev/null 2>&1 || { install -d -o munge -g munge /run/munge && runuser -u munge -- /usr/sbin/munged; }
export SLURM_CONF="$conf"
slurmctld -f "$conf"
for n in $(seq "$nodes"); do
    mkdir -p "$dir/spool-n$n"
    slurmd -f "$conf" -N "n$n"
done
until [ "$(sinfo -h -t idle -o %D 2>/dev/null)" = "$nodes" ]; do sleep 0.5; done
echo "export SLURM_CONF=$conf"
