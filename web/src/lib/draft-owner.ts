import { store } from '#kit/store.ts';

/** The account whose drafts are kept now, and the secret that seals them. It stays in memory. */
export type DraftOwner = { readonly accountId: number; readonly draftKey: string };

/** Undefined until the server has said who is here; null after the logout. */
export const draftOwner = store<DraftOwner | null | undefined>(undefined);

/** Gives the drafts in this browser to this person from here on. */
export function ownDrafts(accountId: number, draftKey: string) {
  const known = draftOwner.current();
  if (known?.accountId !== accountId || known.draftKey !== draftKey) draftOwner.set({ accountId, draftKey });
}

/** The owner, as soon as that is known. */
export const knownOwner = (): Promise<DraftOwner | null> =>
  new Promise((resolve) => {
    const look = () => {
      const owner = draftOwner.current();
      if (owner === undefined) return;
      forget();
      resolve(owner);
    };
    const forget = draftOwner.subscribe(look);
    look();
  });
