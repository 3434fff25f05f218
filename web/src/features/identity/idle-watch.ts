import { useEffect, useState } from 'react';
import { ACTIVITY_DEBOUNCE, checkOnActivity } from '@bcs/contract/features/identity/idle';
import { get } from '#lib/api.ts';
import { endSession } from '#lib/auth-session-end.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'visibilitychange'] as const;

/** Asks the server whether the session still works; one that does not ends like any other. AUTH-021, AUTH-079 */
async function verify() {
  const answer = await get('validateToken').catch(() => null);
  if (answer?.valid === false) endSession();
}

/**
 * Notices activity and has the session checked: at most once a minute, and at once after five idle minutes, while
 * 'Verifying your session...' shows. Idling alone ends nothing. AUTH-020 to AUTH-025, D-034
 * @returns whether the overlay shows
 */
export function useIdleWatch(): boolean {
  const [verifying, setVerifying] = useState(false);
  useEffect(() => {
    const seen = { lastActivityAt: performance.now(), lastCheckAt: performance.now() };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notice = async () => {
      const at = performance.now();
      const wanted = checkOnActivity(seen, at);
      seen.lastActivityAt = at;
      if (wanted === 'none') return;
      seen.lastCheckAt = at;
      setVerifying(wanted === 'overlay');
      await verify();
      setVerifying(false);
    };
    const active = () => {
      if (document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      timer = setTimeout(() => void notice(), ACTIVITY_DEBOUNCE);
    };
    for (const sign of SIGNS) document.addEventListener(sign, active, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, active, { capture: true });
    };
  }, []);
  return verifying;
}
