import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SECOND } from '@bcs/contract/kernel/clock';
import { NotAnImage, type Images, type PicturePurpose } from '#kernel/images';
import { inTurns } from '#kernel/in-turns';

const WORKER = join(import.meta.dirname, 'worker.ts');
const LOOK_EVERY_MS = 50;

/** The limits for processing one picture. */
export interface Bounds {
  /** The processor time; an honest picture takes a quarter of a second, including the start of the process. */
  readonly cpu: number;
  /** The time limit, for systems that do not report processor time, and for waiting without any. */
  readonly within: number;
  /** The memory of the process in bytes; an honest picture takes half of it. */
  readonly memory: number;
  readonly atOnce: number;
}
const BOUNDS: Bounds = { cpu: 3 * SECOND, within: 12 * SECOND, memory: 400 * 1024 * 1024, atOnce: 2 };

const PAGE = 4096;
const TICK_MS = 10;

/** Reads the processor time and memory that a process has used; zero if the system does not report it. */
async function costOf({ pid }: ChildProcess): Promise<{ cpu: number; memory: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // the name of the program is in parentheses and may contain anything
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, pages] = [fields[11], fields[12], fields[21]].map((field) => Number(field ?? 0));
  return { cpu: ((user ?? 0) + (system ?? 0)) * TICK_MS, memory: (pages ?? 0) * PAGE };
}

/** Kills a process that exceeds a limit. Returns a function that stops watching. */
function guard(child: ChildProcess, most: Bounds): () => void {
  const end = () => void child.kill('SIGKILL');
  const timer = setTimeout(end, most.within);
  const looking = setInterval(() => {
    void costOf(child).then(({ cpu, memory }) => {
      if (cpu > most.cpu || memory > most.memory) end();
    });
  }, LOOK_EVERY_MS);
  return () => {
    clearTimeout(timer);
    clearInterval(looking);
  };
}

/** Returns the environment of the process, which contains no secrets of the server. */
const environment = () => {
  const system = process.env['SystemRoot'];
  return system === undefined ? {} : { SystemRoot: system };
};

async function redrawn(bytes: Uint8Array, purpose: PicturePurpose, bounds: Bounds): Promise<Uint8Array> {
  const child = spawn(process.execPath, ['--max-old-space-size=64', WORKER, purpose], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: environment(),
  });
  const stop = guard(child, bounds);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // the process may exit before it has read everything
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  try {
    const [drawn, code] = await Promise.all([buffer(child.stdout), ended]);
    if (code !== 0 || drawn.length === 0) throw new NotAnImage('This file is not a picture that can be shown.');
    return drawn;
  } finally {
    stop();
  }
}

/** Redraws pictures in separate processes, at most two at once. */
export function redrawnImages(bounds: Partial<Bounds> = {}): Images {
  const all = { ...BOUNDS, ...bounds };
  const turns = inTurns({ atOnce: all.atOnce, mostWaiting: 20, tryAgainAfterSeconds: 10 });
  return {
    redraw: async (bytes, purpose) => ({
      bytes: await turns(() => redrawn(bytes, purpose, all)),
      mimeType: 'image/webp',
      extension: 'webp',
    }),
  };
}
