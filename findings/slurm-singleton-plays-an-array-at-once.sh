#!/bin/sh
# Slurm 22.05.8 (Debian 22.05.8-4+deb12u3): the tasks of an array with --dependency=singleton run at the same time.
# Expected: one after another, as two jobs of one name do: "only one job by that name and owned by that user can be running or suspended
# at any point in time". Each task is a job with that name, and afterok and squeue take it for one.
# Seen: two tasks of three at a time on two processors. The array as a whole waits for an earlier job of its name, and a later job waits
# for all of the array. So who says singleton as the games share a graphics card has two on it; --array=0-2%1 does what was meant.
set -eu
dir=$(mktemp -d)
host=$(hostname -s)
end() {
    for daemon in slurmd slurmctld; do [ ! -f "$dir/$daemon.pid" ] || kill "$(cat "$dir/$daemon.pid")" || true; done
    sleep 2
    rm -rf "$dir"
}
trap end EXIT
cd "$dir"
slurm=22.05.8-4+deb12u3
apt-get -q download slurmctld=$slurm slurmd=$slurm slurm-client=$slurm \
    slurm-wlm-basic-plugins=$slurm libmunge2 libhwloc15 libnuma1 libpmix2 liblua5.1-0 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
PATH=$dir/usr/bin:$dir/usr/sbin:$PATH
LD_LIBRARY_PATH=$dir/usr/lib/x86_64-linux-gnu:$dir/usr/lib/x86_64-linux-gnu/slurm-wlm
SLURM_CONF=$dir/slurm.conf
HOME=$dir
export PATH LD_LIBRARY_PATH SLURM_CONF HOME
mkdir state spool

# One node on this machine, without what a cluster has beside it.
cat >slurm.conf <<END
ClusterName=one
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=26817
AuthType=auth/none
CredType=cred/none
PluginDir=$dir/usr/lib/x86_64-linux-gnu/slurm-wlm
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
StateSaveLocation=$dir/state
SlurmctldPidFile=$dir/slurmctld.pid
SlurmctldLogFile=$dir/slurmctld.log
SlurmdSpoolDir=$dir/spool
SlurmdPidFile=$dir/slurmd.pid
SlurmdLogFile=$dir/slurmd.log
SlurmdParameters=config_overrides
SchedulerParameters=sched_interval=1,batch_sched_delay=0
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=27001 CPUs=2 RealMemory=1000 State=UNKNOWN
PartitionName=all Nodes=n1 Default=YES MaxTime=INFINITE State=UP
END
slurmctld-wlm -f slurm.conf
slurmd-wlm -d "$dir/usr/sbin/slurmstepd-wlm" -f slurm.conf -N n1
until [ "$(sinfo -h -t idle -o %D)" = 1 ]; do sleep 0.5; done

cat >game <<'END'
#!/bin/sh
echo "begin ${SLURM_ARRAY_TASK_ID:-single}" >>"$1"
sleep 2
echo "end ${SLURM_ARRAY_TASK_ID:-single}" >>"$1"
END
# How many played at once; in which order the kinds of jobs began.
told() { awk -v name="$1" '$1 == "begin" && ++now > most { most = now } $1 == "end" { --now }
                           $1 == "begin" { order = order " " ($2 == "single" ? $2 : "task") }
                           END { print name ": " most " at a time;" order }' "$1"; }
play() { sbatch -o /dev/null -J "$@" >/dev/null; }
over() { until [ -z "$(squeue -h -o %i)" ]; do sleep 0.5; done; }
{
    play game -d singleton game singles
    play game -d singleton game singles
    over
    told singles
    play game -d singleton game singleton
    play game -d singleton --array=0-2 game singleton
    play game -d singleton game singleton
    over
    told singleton
    play game --array=0-2%1 game limited
    over
    told limited
} | tee heard
cat >seen <<'END'
singles: 1 at a time; single single
singleton: 2 at a time; single task task task single
limited: 1 at a time; task task task
END
cmp heard seen
