#!/bin/sh
# Slurm 22.05.8 (Debian 22.05.8-4+deb12u3): sbatch --wait returns 0 for a job that was cancelled before it began, alone or as a task of an
# array. So a script that waits for the games of an array goes on to count them although games are missing.
# Expected: 1, or anything but 0, as for a job that is cancelled while it runs; of an array it is documented to return the highest value
# of any task, and a job that waits for the same array with --dependency=afterok holds that it has failed.
# Seen: cancelled while it waited for a processor: 0, with nothing played, and 0 for an array of four tasks of which the last never ran;
# afterok: DependencyNeverSatisfied. Cancelled while running: 1.
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
echo begun >>"$SLURM_JOB_NAME"
sleep "${SECONDS_OF_PLAY:-5}"
END
left() { # waits until nothing is left but what waits for another job
    until [ -z "$(squeue -h -t RUNNING,COMPLETING -o %i)$(squeue -h -r -t PENDING -o %r | grep -v Dependency)" ]; do sleep 0.5; done
}
waited() { # cancels the last that has this state of a job with this name and these words
    name=$1 state=$2
    shift 2
    sbatch --wait -J "$name" -o /dev/null "$@" game >/dev/null &
    until [ -n "$(squeue -h -n "$name" -r -t "$state" -o %i)" ]; do sleep 0.2; done
    id=$(squeue -h -n "$name" -o %F | head -n 1)
    sbatch --parsable -d "afterok:$id" -J "after-$name" -o /dev/null game >/dev/null
    scancel "$(squeue -h -n "$name" -r -t "$state" -o %i | sort -t _ -k 2 -n | tail -n 1)"
    scancel -Q -n other
    wait $! && value=0 || value=$?
    left
    sleep 3 # dependencies are looked at now and then
    begun=$(grep -c . "$name" 2>/dev/null || echo 0)
    echo "$name, $state: begun $begun, --wait returns $value; afterok: $(squeue -h -n "after-$name" -o %r)"
}
{
    SECONDS_OF_PLAY=60 sbatch -J other -c 2 -o /dev/null game >/dev/null # has both processors
    until [ -n "$(squeue -h -n other -t RUNNING -o %i)" ]; do sleep 0.2; done
    waited alone PENDING
    waited four PENDING --array=0-3
    waited running RUNNING
    waited two RUNNING --array=0-1
} | tee heard
cat >seen <<'END'
alone, PENDING: begun 0, --wait returns 0; afterok: DependencyNeverSatisfied
four, PENDING: begun 3, --wait returns 0; afterok: DependencyNeverSatisfied
running, RUNNING: begun 1, --wait returns 1; afterok: DependencyNeverSatisfied
two, RUNNING: begun 2, --wait returns 1; afterok: DependencyNeverSatisfied
END
cmp heard seen
