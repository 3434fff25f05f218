import type { DraftRecord } from './draft-store.ts';
import { keepDraft, openVault } from './draft-vault.ts';

/** A pause in writing after which a draft is kept. */
export const PAUSE = 1000;
/** Somebody who never pauses loses no more than this. */
const MAX_WAIT_MS = 5000;

/** The keeper of one form's draft. */
export interface DraftKeeper {
  /** The form now says this. */
  readonly change: (content: string) => Promise<void>;
  /** Writes what waits, now. */
  readonly flush: () => Promise<void>;
  /** The draft has served its purpose. */
  readonly remove: () => Promise<void>;
  readonly find: () => Promise<string | null>;
}

/**
 * Keeps what is written in one form. Each change is sealed at once, so that a page which is closing has only to
 * write: there is no time left for cryptography then.
 */
export function draftKeeper(form: string): DraftKeeper {
  let turn = 0;
  let waiting: DraftRecord | null = null;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    const record = waiting;
    waiting = null;
    return record ? keepDraft(record) : Promise.resolve();
  };
  return {
    async change(content: string) {
      const mine = ++turn;
      const sealed = await (await openVault())?.seal(form, content).catch(() => null);
      if (!sealed || mine !== turn) return;
      if (!waiting) since = performance.now();
      waiting = sealed;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), Math.max(0, Math.min(PAUSE, since + MAX_WAIT_MS - performance.now())));
    },
    flush,
    async remove() {
      turn++;
      waiting = null;
      clearTimeout(timer);
      await (await openVault())?.remove(form).catch(() => undefined);
    },
    async find(): Promise<string | null> {
      return (await (await openVault())?.find(form).catch(() => null)) ?? null;
    },
  };
}
