import { getRouteApi } from '@tanstack/react-router';
import { AppLayout } from './app-layout.tsx';
import type { Entered } from './entry.ts';
import { guard, type GuardedVisit } from './guard.ts';

const route = getRouteApi('/_app');

/** Tells whether somebody may see a private page, and what is known of them. */
export const admit = (asked: GuardedVisit): Promise<Entered> => guard(asked);

/** The frame around every private page. */
export const Frame = () => <AppLayout entered={route.useRouteContext()} />;
