import type { CallName, Calls } from '@bcs/contract/contract';
import type { InputOf, OutputOf } from '@bcs/contract/kernel/call';
import type { Db } from '#database/db';
import type { DemoName } from '#database/seed/ids';

/** Makes a call as a person of the demo world, and throws on a refusal. */
export type ActAs = <Name extends CallName>(
  by: DemoName,
  name: Name,
  input: InputOf<Calls[Name]>,
) => Promise<OutputOf<Calls[Name]>>;
export interface Success<Name extends CallName> {
  readonly by: DemoName;
  readonly input: InputOf<Calls[Name]>;
}
/** A call that succeeds in the demo world, after its preparation. */
type PreparedCall<Name extends CallName> = (act: ActAs, db: Db) => Success<Name> | Promise<Success<Name>>;
/** The successes of some calls, by their names. */
export type Successes = { readonly [Name in CallName]?: PreparedCall<Name> };

/** Declares a success that needs nothing before it. */
export const asks =
  <Input>(by: DemoName, input: Input) =>
  () => ({ by, input });

/** The names of previews whose answer contains the digest of its plan. */
type Previews = { [Name in CallName]: OutputOf<Calls[Name]> extends { digest: string } ? Name : never }[CallName];

/** Previews a plan and confirms exactly that. */
export async function confirmPlan<Name extends Previews, Input extends InputOf<Calls[Name]>>(
  act: ActAs,
  by: DemoName,
  preview: Name,
  input: Input,
): Promise<{ by: DemoName; input: Input & { digest: string } }> {
  const { digest } = (await act(by, preview, input)) as unknown as { digest: string };
  return { by, input: { ...input, digest } };
}
