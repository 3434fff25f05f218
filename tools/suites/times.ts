import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestModule } from 'vitest/node';
import { ROOT } from '#root';

/** The file into which `npm test` writes how long each test file took. */
export const TIMES = join(ROOT, 'node_modules/.cache/test-times.md');

/** One test file, with the seconds that it took in all and the part of them spent on loading it and its modules. */
export interface FileTime {
  readonly project: string;
  readonly file: string;
  readonly seconds: number;
  readonly loading: number;
}

type Timed = Pick<TestModule, 'diagnostic' | 'relativeModuleId'> & { readonly project: { readonly name: string } };

export function fileTimeOf(module: Timed): FileTime {
  const { duration, collectDuration, prepareDuration, environmentSetupDuration, setupDuration } = module.diagnostic();
  const loading = (collectDuration + prepareDuration + environmentSetupDuration + setupDuration) / 1000;
  return { project: module.project.name, file: module.relativeModuleId, seconds: loading + duration / 1000, loading };
}

/** The table of all files, the slowest first, with a sum for each project above it. */
export function timeTable(times: readonly FileTime[]): string {
  const row = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell)).join(' | ')} |`;
  const projects = Map.groupBy(times, ({ project }) => project);
  const sums = [...projects].map(([project, files]) => row([project, String(files.length), sum(files)]));
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds);
  return [
    row(['project', 'files', 'seconds']),
    row(['---', '--:', '--:']),
    ...sums,
    '',
    row(['project', 'file', 'seconds', 'of it loading']),
    row(['---', '---', '--:', '--:']),
    ...slowest.map(({ project, file, seconds, loading }) => row([project, file, seconds, loading])),
    '',
  ].join('\n');
}

const sum = (times: readonly FileTime[]) => times.reduce((total, { seconds }) => total + seconds, 0);

/** Writes the table for anyone who wants to make the run shorter. */
export function writeTimes(modules: readonly TestModule[]): void {
  mkdirSync(dirname(TIMES), { recursive: true });
  writeFileSync(TIMES, timeTable(modules.map(fileTimeOf)));
}
