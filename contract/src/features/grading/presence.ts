import { fullName } from '#kernel/full-name';
import { SECOND } from '#kernel/clock';

/** The interval at which an open page reports that a person grades there. */
export const PRESENCE_EVERY = 20 * SECOND;

/** The time after which a grader who sends no sign is taken to have gone: two signs may be lost. */
export const PRESENT_FOR = 50 * SECOND;

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

/** Says who else grades the same work: 'Daniel Brooks is grading this too.'; null for nobody. */
export const presenceText = (others: readonly Person[]): string | null => {
  const names = others.map(({ firstName, lastName }) => fullName({ firstName, lastName }));
  const last = names.pop();
  if (last === undefined) return null;
  return names.length === 0 ? `${last} is grading this too.` : `${names.join(', ')} and ${last} are grading this too.`;
};
