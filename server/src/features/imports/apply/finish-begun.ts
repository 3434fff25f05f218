import { MINUTE } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { Services } from '#kernel/services';
import { resume, isAtWork } from './apply-in-parts.ts';
import { withProgress } from './progress.ts';
import { findApplications } from './queries-applications.ts';
import { findImport } from '../queries-imports.ts';

const EVERYBODY = sql`true`;

/** Finishes imports that were being written when the server ended. Those that somebody writes right now it leaves alone. */
export async function finishBegun({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  for (const begun of await findApplications(database)) {
    const { importId } = begun;
    const stored = await findImport(database, importId, EVERYBODY, clock());
    if (stored && !isAtWork(importId))
      await withProgress(database, { importId, now: clock }, (tell) => resume(database, begun, stored, tell));
  }
}

/** Does so from now on, at once and every minute. Answers how to stop. */
export function keepFinishing(services: Services, onError: (error: unknown) => void): () => Promise<void> {
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
