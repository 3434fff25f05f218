import type { DraftRecord } from './draft-store.ts';
import { keepDraft, openVault, vaultNow } from './draft-vault.ts';

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
 * Keeps what is written in one form. Each change is sealed at once, in the background. A page that is closing has no time
 * left for that: what is not sealed by then is sealed on the spot, from what the vault has laid up.
 */
export function draftKeeper(form: string): DraftKeeper {
  /** The number of the latest change, and of the latest that is sealed. */
  let [turn, sealedTurn] = [0, 0];
  /** The latest change, until it is sealed. */
  let unsealed: string | null = null;
  let waiting: DraftRecord | null = null;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    const now = unsealed === null ? null : vaultNow()?.sealNow(form, unsealed);
    if (now) {
      sealedTurn = turn;
      unsealed = null;
    }
    const record = now ?? waiting;
    waiting = null;
    return record ? keepDraft(record) : Promise.resolve();
  };
  return {
    async change(content: string) {
      const mine = ++turn;
      unsealed = content;
      const sealed = await (await openVault())?.seal(form, content).catch(() => null);
      // an earlier change counts until a later one is sealed: where sealing takes longer than a key, none would be kept
      if (!sealed || mine <= sealedTurn) return;
      sealedTurn = mine;
      if (mine === turn) unsealed = null;
      if (!waiting) since = performance.now();
      waiting = sealed;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), Math.max(0, Math.min(PAUSE, since + MAX_WAIT_MS - performance.now())));
    },
    flush,
    async remove() {
      sealedTurn = ++turn;
      unsealed = null;
      waiting = null;
      clearTimeout(timer);
      await (await openVault())?.remove(form).catch(() => undefined);
    },
    async find(): Promise<string | null> {
      return (await (await openVault())?.find(form).catch(() => null)) ?? null;
    },
  };
}
