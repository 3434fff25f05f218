import { useState } from 'react';

/** Logging out, once: whatever starts it is disabled while it runs. AUTH-019 */
export function useLogOut() {
  const [running, setRunning] = useState(false);
  const start = () => {
    setRunning(true);
    void import('#features/identity/log-out.ts').then(({ logOut }) => logOut());
  };
  return { running, start };
}
