import { useState } from 'react';

/** Logs out once: buttons that start it are disabled while it runs. AUTH-019 */
export function useLogOut() {
  const [running, setRunning] = useState(false);
  const start = () => {
    setRunning(true);
    void import('#features/identity/log-out.ts').then(({ logOut }) => logOut());
  };
  return { running, start };
}
