import { store } from '#kit/store.ts';

/** The account whose drafts are stored now, and the secret that encrypts them. It is kept in memory only. */
export type DraftOwner = { readonly accountId: number; readonly draftKey: string };

/** Undefined until the server has said who is signed in; null after the logout. */
export const draftOwner = store<DraftOwner | null | undefined>(undefined);

/** Sets the person to whom the drafts in this browser belong. */
export function setDraftOwner(accountId: number, draftKey: string) {
  const known = draftOwner.current();
  if (known?.accountId !== accountId || known.draftKey !== draftKey) draftOwner.set({ accountId, draftKey });
}

/** Returns the owner, as soon as it is known. */
export const getDraftOwner = (): Promise<DraftOwner | null> =>
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
