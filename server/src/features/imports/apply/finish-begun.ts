import { MINUTE } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { Services } from '#kernel/services';
import { resumeImport, isAtWork } from './apply-in-parts.ts';
import { withProgress } from './progress.ts';
import { findApplications } from './queries-applications.ts';
import { findImport } from '../queries-imports.ts';

const EVERYBODY = sql`true`;

/** Completes imports that were interrupted when a server stopped, except those that another process is writing. */
export async function finishBegun({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  for (const begun of await findApplications(database)) {
    const { importId } = begun;
    const stored = await findImport(database, importId, EVERYBODY, clock());
    if (stored && !isAtWork(importId))
      await withProgress(database, { importId, now: clock }, (tell) => resumeImport(database, begun, stored, tell));
  }
}

/** Completes interrupted imports at once and then every minute. Returns a function that stops it. */
export function keepResuming(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= finishBegun(services)
      .catch(onError)
      .finally(() => (running = undefined));
  };
  const timer = setInterval(look, MINUTE);
  look();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
