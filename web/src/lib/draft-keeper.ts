import type { DraftRecord } from './draft-store.ts';
import { keepDraft, openVault, vaultNow } from './draft-vault.ts';

/** A draft is stored after a pause in typing of this length. */
export const DRAFT_PAUSE_MS = 1000;
/** Somebody who never pauses loses at most this much. */
const MAX_WAIT_MS = 5000;

/** Stores the draft of one form. */
export interface DraftKeeper {
  /** Takes the new content of the form. */
  readonly change: (content: string) => Promise<void>;
  /** Writes pending content at once. */
  readonly flush: () => Promise<void>;
  /** Deletes the draft, which is no longer needed. */
  readonly remove: () => Promise<void>;
  readonly find: () => Promise<string | null>;
}

/**
 * Keeps what is written in one form. Each change is sealed at once, in the background, and stored after a pause in typing.
 * A page that is closing has no time left for that: what is not sealed by then is sealed on the spot, from what the vault
 * has laid up.
 */
export function draftKeeper(form: string): DraftKeeper {
  /** The number of the latest change, and of the latest that is sealed. */
  let [turn, sealedTurn] = [0, 0];
  /** The latest change, until it is sealed. */
  let unsealed: string | null = null;
  let waiting: DraftRecord | null = null;
  /** The time of the latest change, and since when something sealed waits. */
  let [changedAt, since] = [0, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const storeSealed = () => {
    clearTimeout(timer);
    const record = waiting;
    waiting = null;
    return record ? keepDraft(record) : Promise.resolve();
  };
  const flush = () => {
    const now = unsealed === null ? null : vaultNow()?.sealNow(form, unsealed);
    if (now) {
      sealedTurn = turn;
      unsealed = null;
      waiting = now;
    }
    return storeSealed();
  };
  return {
    async change(content: string) {
      const mine = ++turn;
      changedAt = performance.now();
      unsealed = content;
      const sealed = await (await openVault())?.seal(form, content).catch(() => null);
      // an earlier change counts until a later one is sealed: where sealing takes longer than a key, none would be kept
      if (!sealed || mine <= sealedTurn) return;
      sealedTurn = mine;
      if (mine === turn) unsealed = null;
      const now = performance.now();
      if (!waiting) since = now;
      waiting = sealed;
      clearTimeout(timer);
      // what is sealed after the pause is stored at once
      const dueAt = Math.min(changedAt + DRAFT_PAUSE_MS, since + MAX_WAIT_MS);
      timer = setTimeout(() => void storeSealed(), Math.max(0, dueAt - now));
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
