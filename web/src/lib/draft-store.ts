import { HOUR } from '@bcs/contract/kernel/clock';
import type { Sealed } from './draft-cipher.ts';

/** A draft as it is stored: unreadable without the person's key. */
export interface DraftRecord extends Sealed {
  /** Consists of the account and the form. */
  readonly id: string;
  readonly accountId: number;
  /** The time in milliseconds since 1970. */
  readonly savedAt: number;
}

/** The time after which an abandoned draft is deleted. */
export const DRAFT_TIME = 7 * 24 * HOUR;
const NAME = 'bcs';
const DRAFTS = 'drafts';

let opening: Promise<IDBDatabase> | undefined;
let opened: IDBDatabase | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(DRAFTS, { keyPath: 'id' }));
    request.addEventListener('success', () => {
      opened = request.result;
      resolve(opened);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no IndexedDB')));
  });
  return opening;
}

const done = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
  });
const drafts = (database: IDBDatabase) => database.transaction(DRAFTS, 'readwrite').objectStore(DRAFTS);

/**
 * Writes a draft. Once the database is open the write is issued and committed at once, without waiting for an answer,
 * so it survives a page that is closing.
 */
export async function putDraft(record: DraftRecord): Promise<void> {
  const store = drafts(opened ?? (await open()));
  const written = done(store.put(record));
  store.transaction.commit();
  await written;
}

/** Returns the draft of a form, unless it is too old. */
export async function findDraft(id: string, now: number): Promise<DraftRecord | null> {
  const found = (await done(drafts(await open()).get(id))) as DraftRecord | undefined;
  return found && now - found.savedAt < DRAFT_TIME ? found : null;
}

/** Deletes one draft. */
export async function removeDraft(id: string): Promise<void> {
  await done(drafts(await open()).delete(id));
}

/** Deletes all drafts of an account, at logout. */
export const wipeDrafts = (accountId: number): Promise<void> =>
  removeWhere((record) => record.accountId === accountId).catch(() => undefined);

/** Deletes everybody's drafts that are too old. */
export const sweepDrafts = (now: number): Promise<void> =>
  removeWhere((record) => now - record.savedAt >= DRAFT_TIME).catch(() => undefined);

async function removeWhere(matches: (record: DraftRecord) => boolean) {
  const store = drafts(await open());
  const records = (await done(store.getAll())) as DraftRecord[];
  await Promise.all(records.filter(matches).map(({ id }) => done(store.delete(id))));
}
