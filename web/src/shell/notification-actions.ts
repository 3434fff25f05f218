import { lazy } from 'react';

/** What notifications offer to do in place. */
export const NotificationActions = lazy(() =>
  import('#features/remote-attendance/decide-in-place.tsx').then((file) => ({ default: file.DecideInPlace })),
);
