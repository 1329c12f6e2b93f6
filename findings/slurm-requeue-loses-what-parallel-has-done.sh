#!/bin/sh
# Slurm 22.05.8 (Debian 22.05.8-4+deb12u3) and GNU parallel 20221122 (20221122+ds-2): a batch job that plays games with
# parallel --joblog --resume and is requeued, as after the loss of a node, ends without the results of its first run.
# Expected: the job's output goes on where it was, as the log of games does: each game's line once.
# Seen: the requeued run empties the output file and then plays only what the log lacks: the lines of the games before are
# gone, the log has all six as done, and no third run would play them again. With --open-mode=append they stay. Now and then
# the game under way is lost as well: the log has it with exit value 0 and signal 15, which --resume takes for done.
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
apt-get -q download parallel=20221122+ds-2 slurmctld=$slurm slurmd=$slurm slurm-client=$slurm \
    slurm-wlm-basic-plugins=$slurm libmunge2 libhwloc15 libnuma1 libpmix2 liblua5.1-0 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
PATH=$dir/usr/bin:$dir/usr/sbin:$PATH
LD_LIBRARY_PATH=$dir/usr/lib/x86_64-linux-gnu:$dir/usr/lib/x86_64-linux-gnu/slurm-wlm
SLURM_CONF=$dir/slurm.conf
HOME=$dir
export PATH LD_LIBRARY_PATH SLURM_CONF HOME
mkdir state spool .parallel
touch .parallel/will-cite

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
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=27001 CPUs=2 RealMemory=1000 State=UNKNOWN
PartitionName=all Nodes=n1 Default=YES MaxTime=INFINITE State=UP
END
slurmctld-wlm -f slurm.conf
slurmd-wlm -d "$dir/usr/sbin/slurmstepd-wlm" -f slurm.conf -N n1
until [ "$(sinfo -h -t idle -o %D)" = 1 ]; do sleep 0.5; done

cat >job <<'END'
#!/bin/sh
parallel -j1 --joblog "log.$SLURM_JOB_ID" --resume 'sleep 1; echo game {}' ::: 1 2 3 4 5 6
END
for mode in truncate append; do
    [ $mode = append ] && words=--open-mode=append || words=
    job=$(sbatch --parsable $words -o "out.$mode" job)
    until grep -q 'game 2' "out.$mode" 2>/dev/null; do sleep 0.2; done
    scontrol requeue "$job"
    until [ "$(squeue -h -j "$job" -o %T)" = PENDING ]; do sleep 0.5; done
    scontrol update "JobId=$job" StartTime=now # else it waits for two minutes
    while [ -n "$(squeue -h -t PENDING,RUNNING,COMPLETING -o %i)" ]; do sleep 0.5; done
    echo "$mode: $(grep -c game "out.$mode") lines, the log has $(cut -f7 "log.$job" | grep -cx 0) games"
    tr '\n' ' ' <"out.$mode" && echo
done | tee heard
grep -q 'truncate: [1-4] lines, the log has 6 games' heard
grep -q 'append: [56] lines, the log has 6 games' heard
