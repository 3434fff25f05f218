import { post } from '#lib/api.ts';
import { forgetEnrollment } from '#lib/chosen-enrollment.ts';
import { wipeVault } from '#lib/draft-vault.ts';
import { pageLoad } from '#lib/page-load.ts';
import { forgetLocks } from '#lib/route-lock.ts';
import { clearSession, storedToken, storedUser } from '#lib/session.ts';
import { forgetLocation } from './remembered-location.ts';

/**
 * Ends the session here and at the server, forgets everything about the person and loads the application anew at
 * the login. What the server answers does not matter. AUTH-015 to AUTH-018, D-032
 */
export async function logOut() {
  const user = storedUser();
  if (storedToken() !== null) await post('logout').catch(() => undefined);
  if (user?.userId != null) await wipeVault(user.userId);
  clearSession();
  forgetEnrollment();
  forgetLocks();
  forgetLocation();
  pageLoad.to('/login');
}
