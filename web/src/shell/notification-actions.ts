import { lazy } from 'react';

/** The actions that notifications offer in place. */
export const NotificationActions = lazy(() =>
  import('#features/remote-attendance/decide-in-place.tsx').then((file) => ({ default: file.DecideInPlace })),
);
