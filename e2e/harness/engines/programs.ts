import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds a program on the PATH; null if there is none. */
export const findProgram = (name: string): string | null =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file)) ?? null;

export const startProgram = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });

/** Waits until a program has written something matching a pattern on one of its outputs; returns the first group. */
export const untilWritten = (child: ReturnType<typeof startProgram>, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const read = (data: Buffer) => {
      output += String(data);
      const [, found] = pattern.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${child.spawnfile} has ended: ${output.slice(-500)}`)));
  });

/** Ends a program and waits until it is gone. */
export async function endProgram(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}
