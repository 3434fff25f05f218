import { calls, type CallName } from '@bcs/contract/contract';

const named = (process.env['BCS_TEST_CALLS'] ?? '').split(',').filter((name) => name !== '');

/** The calls that the guarantees try: all, or the changed ones that `npm run test:near` names. */
export const ASKED_CALLS = (Object.keys(calls) as CallName[]).filter(
  (name) => named.length === 0 || named.includes(name),
);

export const isAsked = (name: string): boolean => ASKED_CALLS.includes(name as CallName);
