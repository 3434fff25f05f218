import type { CallName, Calls } from '@bcs/contract/contract';
import type { InputOf, OutputOf } from '@bcs/contract/kernel/call';
import type { Db } from '#database/db';
import type { DemoName } from '#database/seed/ids';

/** Makes a call for somebody of the demo world; a refusal is an error. */
export type Act = <Name extends CallName>(
  by: DemoName,
  name: Name,
  input: InputOf<Calls[Name]>,
) => Promise<OutputOf<Calls[Name]>>;
export interface Success<Name extends CallName> {
  readonly by: DemoName;
  readonly input: InputOf<Calls[Name]>;
}
/** A call that succeeds in the demo world, after what has to happen before. */
type Prepared<Name extends CallName> = (act: Act, db: Db) => Success<Name> | Promise<Success<Name>>;
/** The successes of some calls, by their names. */
export type Successes = { readonly [Name in CallName]?: Prepared<Name> };

/** Declares a success that needs nothing before it. */
export const asks =
  <Input>(by: DemoName, input: Input) =>
  () => ({ by, input });

/** The names of the previews that name their plan at the top of what they show. */
type Previews = { [Name in CallName]: OutputOf<Calls[Name]> extends { digest: string } ? Name : never }[CallName];

/** Looks at a plan, and confirms exactly that. */
export async function confirmed<Name extends Previews, Input extends InputOf<Calls[Name]>>(
  act: Act,
  by: DemoName,
  preview: Name,
  input: Input,
): Promise<{ by: DemoName; input: Input & { digest: string } }> {
  const { digest } = (await act(by, preview, input)) as unknown as { digest: string };
  return { by, input: { ...input, digest } };
}
