import type { z } from 'zod';
import type { CallName, Calls } from '@bcs/contract/contract';
import type { Caller } from './targets.ts';

type InputOf<Name extends CallName> = z.input<Calls[Name]['input']>;

/** A good input of every call, around the object that its scope leads to. A call without one does not compile. */
export type Examples = { readonly [Name in CallName]: (target: number, caller: Caller) => InputOf<Name> };
