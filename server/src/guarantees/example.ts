import type { CallName, Calls } from '@bcs/contract/contract';
import type { InputOf } from '@bcs/contract/kernel/call';
import type { TargetCaller } from './targets.ts';

/** A good input of every call, around the object that its scope leads to. A call without one does not compile. */
export type Examples = { readonly [Name in CallName]: (target: number, caller: TargetCaller) => InputOf<Calls[Name]> };
