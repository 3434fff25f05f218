import { readFileSync } from 'node:fs';

/** Memory that a process has in use, in megabytes. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** The process of the media that a server has started: the only one that it ever starts. */
export function mediaProcessOf(serverPid: number): number {
  const [pid] = readFileSync(`/proc/${serverPid}/task/${serverPid}/children`, 'utf8').trim().split(/\s+/);
  if (!pid) throw new Error('The server has no process of the media.');
  return Number(pid);
}
