import { readdirSync, readlinkSync } from 'node:fs';

/** Counts the sockets that a process has open, by the kernel's own account; 0 where there is no /proc. */
export function socketsOf(pid: number | null): number {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).filter((name) => isSocket(`${folder}/${name}`)).length;
  } catch {
    return 0;
  }
}

function isSocket(path: string): boolean {
  try {
    return readlinkSync(path).startsWith('socket:');
  } catch {
    // closed in the meantime
    return false;
  }
}
