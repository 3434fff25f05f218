import { lazy } from 'react';

/** What notifications offer to do in place. */
export const NotificationDoings = lazy(() =>
  import('#features/remote-attendance/decide-in-place.tsx').then((file) => ({ default: file.DecideInPlace })),
);
