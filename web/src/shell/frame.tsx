import { getRouteApi } from '@tanstack/react-router';
import { AppLayout } from './app-layout.tsx';
import type { EntryFacts } from './entry.ts';
import { guard, type GuardedVisit } from './guard.ts';

const route = getRouteApi('/_app');

/** Decides whether somebody may see a private page, and returns the known facts. */
export const admitVisit = (asked: GuardedVisit): Promise<EntryFacts> => guard(asked);

/** The frame around every private page. */
export const Frame = () => <AppLayout entered={route.useRouteContext()} />;
