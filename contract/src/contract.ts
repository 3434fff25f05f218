import type { Call } from '#kernel/call';
import * as everything from './calls.gen.ts';

/** Everything the product can do. The key is the call's name. */
export const calls = everything satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
