import { post } from '#lib/api.ts';
import { forgetEnrollment } from '#lib/chosen-enrollment.ts';
import { wipeVault } from '#lib/draft-vault.ts';
import { pageLoad } from '#lib/page-load.ts';
import { releaseRoute } from '#lib/route-lock.ts';
import { clearSession, LOGGED_OUT, storedToken, storedUser } from '#lib/auth-session.ts';
import { cancelRequests } from '#lib/auth-session-end.ts';
import { local } from '#lib/storage.ts';
import { forgetLocation } from './remembered-location.ts';

/** A server that does not answer must not keep anybody from logging out. D-032 */
const patience = () => new Promise((done) => setTimeout(done, 2000));

/**
 * Ends the session here and at the server, forgets everything about the person and loads the application again at the
 * login. What the server answers does not matter. AUTH-015 to AUTH-018, D-032
 */
export async function logOut() {
  const user = storedUser();
  // What this page and the other tabs still ask would be refused as if the session had expired
  cancelRequests();
  const revoked = storedToken() === null ? null : post('logout').catch(() => undefined);
  forgetPerson();
  if (revoked) await Promise.race([revoked, patience()]);
  if (user?.userId != null) await wipeVault(user.userId);
  forgetLocation();
  pageLoad.to('/login');
}

/** Logs out every tab of this browser. What was written stays, encrypted, for the same person. D-204 */
export function forgetPerson() {
  // before the token goes, which alone would look like a session that has expired
  local.set(LOGGED_OUT, 'true');
  local.remove(LOGGED_OUT);
  clearSession();
  forgetEnrollment();
  releaseRoute();
}
