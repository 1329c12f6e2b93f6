#!/bin/sh
# Slurm 22.05.8 (Debian 22.05.8-4+deb12u3): a job that waits for an array with --dependency=afterok never runs, if a task of the array
# was requeued by its exit value (RequeueExit) and then succeeded. So the job that counts the games of an array waits for ever, because
# an engine did not start the first time.
# Expected: all tasks have ended well, so that it runs, as sbatch --wait returns 0 for such an array, and as a job runs that waits for
# a single job with the same history. A task that is requeued while it runs does no harm either.
# Seen: DependencyNeverSatisfied, and "failed" behind the array's number.
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
JobRequeue=1
RequeueExit=99
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=27001 CPUs=2 RealMemory=1000 State=UNKNOWN
PartitionName=all Nodes=n1 Default=YES MaxTime=INFINITE State=UP
END
slurmctld-wlm -f slurm.conf
slurmd-wlm -d "$dir/usr/sbin/slurmstepd-wlm" -f slurm.conf -N n1
until [ "$(sinfo -h -t idle -o %D)" = 1 ]; do sleep 0.5; done

cat >game <<'END'
#!/bin/sh
echo "task ${SLURM_ARRAY_TASK_ID:-alone}, attempt ${SLURM_RESTART_COUNT:-0}"
sleep 1
[ "${SLURM_ARRAY_TASK_ID:-1}" != 1 ] || [ -n "${SLURM_RESTART_COUNT:-}" ] || exit 99
END
printf '#!/bin/sh\n' >count
waiting() { squeue -h -r -t PENDING -o '%i %r'; }
finish() { # what is requeued would wait for two minutes
    until [ -z "$(squeue -h -t RUNNING,COMPLETING -o %i)$(waiting | grep -v Dependency)" ]; do
        for task in $(waiting | sed -n 's/ BeginTime$//p'); do scontrol update "JobId=$task" StartTime=now; done
        sleep 0.5
    done
    sleep 3 # dependencies are looked at now and then
}
for kind in alone array; do
    [ $kind = array ] && words=--array=0-2 || words=
    sbatch --wait $words -o "games.$kind" --open-mode=append game >/dev/null && echo "$kind: --wait returns 0" &
    until [ -n "$(squeue -h -o %i)" ]; do sleep 0.2; done
    sbatch --parsable -d "afterok:$(squeue -h -o %F | head -1)" count >/dev/null
    finish
    wait $!
    grep 'task [1a]' "games.$kind"
    echo "$kind: $(squeue -h -o '%r %E' | sed 's/:[0-9_*]*/ array /' | grep . || echo counted)"
done | tee heard
cat >seen <<'END'
alone: --wait returns 0
task alone, attempt 0
task alone, attempt 1
alone: counted
array: --wait returns 0
task 1, attempt 0
task 1, attempt 1
array: DependencyNeverSatisfied afterok array (failed)
END
cmp heard seen
