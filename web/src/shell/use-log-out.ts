import { useState } from 'react';
import { logOut } from '#features/identity/log-out.ts';

/** Logging out, once: whatever starts it is disabled while it runs. AUTH-019 */
export function useLogOut() {
  const [running, setRunning] = useState(false);
  const start = () => {
    setRunning(true);
    void logOut();
  };
  return { running, start };
}
