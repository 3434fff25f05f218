import { useMatch } from '@tanstack/react-router';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { screenOf } from './screens.ts';

/** The screen that is on its way, in its own shape. */
export const PendingScreen = () => (
  <PendingPage shape={useMatch({ strict: false, select: ({ fullPath }) => screenOf(fullPath)?.shape })} />
);
