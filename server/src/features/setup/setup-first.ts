import type { Db } from '#database/db';
import { isEmpty } from './queries.ts';

/**
 * Leads people to /setup while nobody could sign in. Once somebody is there it asks no more: no page waits for the
 * database. ADM-119
 */
export function setupFirst(db: Db): () => Promise<'/setup' | null> {
  let isOver = false;
  return async () => {
    isOver ||= !(await isEmpty(db).catch(() => false));
    return isOver ? null : '/setup';
  };
}
