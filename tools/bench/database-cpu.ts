import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** Kernels count processor time in ticks. */
const tickMicroseconds = () => 1_000_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const US_PER_TICK = existsSync('/proc/self/stat') ? tickMicroseconds() : 0;

/** The fields of /proc/<pid>/stat behind the name, which may hold blanks. */
const statOf = (pid: string): string[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
};

/** Processor time that a process has used so far, in microseconds; 0 where there is no /proc. */
export function processCpu(pid: number): number {
  const stat = US_PER_TICK === 0 ? [] : statOf(String(pid));
  return (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) * US_PER_TICK;
}

/** Processor time that the processes of a PostgreSQL server have used so far, in microseconds; 0 where there is no /proc. */
export function databaseCpu(postmaster: number): number {
  if (US_PER_TICK === 0) return 0;
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = statOf(pid);
    if (Number(stat[1]) === postmaster) ticks += Number(stat[11]) + Number(stat[12]);
  }
  return ticks * US_PER_TICK;
}
