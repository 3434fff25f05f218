import { readdirSync, readlinkSync } from 'node:fs';

/** Counts the open sockets of a process as the kernel lists them; 0 if there is no /proc. */
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
    // the socket has closed in the meantime
    return false;
  }
}
