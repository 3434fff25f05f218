import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROKEN, type Tally } from './tally.ts';

/** Lends a place for a report, and counts what a program has written there; a program that wrote none is broken. */
export async function counted<Report>(
  start: (file: string) => Promise<{ readonly code: number }>,
  count: (report: Report, code: number) => Tally,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'bcs-report-'));
  const file = join(folder, 'report.json');
  try {
    const { code } = await start(file);
    return count(JSON.parse(readFileSync(file, 'utf8')) as Report, code);
  } catch (error) {
    console.error(`No report: ${String(error)}`);
    return BROKEN;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
