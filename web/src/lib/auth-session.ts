import { endPreview } from './preview.ts';
import { local } from './storage.ts';

/** The signed-in person on this browser, from the answer of the login. AUTH-005, AUTH-042, D-027 */
export interface StoredUser {
  readonly userId: number | null;
  readonly userName: string;
  /** Set when the account must first choose a new password. D-037 */
  readonly errorCode: string | null;
  readonly resetToken: string | null;
}

const TOKEN = 'authToken';
const USER = 'user';

/** Returns the token that every call sends. AUTH-055 */
export const storedToken = (): string | null => local.get(TOKEN);

/** Returns the stored user, or null. */
export function storedUser(): StoredUser | null {
  try {
    return JSON.parse(local.get(USER) ?? 'null') as StoredUser | null;
  } catch {
    return null;
  }
}

/** Tells whether private screens may open: a user is stored and may make calls. AUTH-005 */
export const isSignedIn = (): boolean => storedToken() !== null && storedUser() !== null;

/** Stores the answer of a login. Without a token, the account must first reset its password. */
export function storeSession(user: StoredUser, authToken: string | null) {
  local.set(USER, JSON.stringify(user));
  if (authToken === null) local.remove(TOKEN);
  else local.set(TOKEN, authToken);
}

/** Forgets the token and the user. AUTH-015 */
export function clearSession() {
  local.remove(TOKEN);
  local.remove(USER);
  endPreview();
}

/** Set briefly by a logout, so that other tabs can tell it from an expired session. */
export const LOGGED_OUT = 'loggedOut';

/**
 * Tells when another tab has signed in or out: this tab would otherwise act for somebody else. True for a logout.
 * The token is the last to come and the first to go, so that the user alone says nothing.
 */
export function onSessionElsewhere(changed: (loggedOut: boolean) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === TOKEN) changed(false);
    if (key === null || (key === LOGGED_OUT && newValue !== null)) changed(true);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
