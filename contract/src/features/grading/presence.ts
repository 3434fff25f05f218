import { fullName } from '#kernel/full-name';
import { SECOND } from '#kernel/clock';
import { list, pluralForm } from '#kernel/plural';

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
  return names.length === 0 ? null : `${list(names)} ${pluralForm(names.length, 'is', 'are')} grading this too.`;
};
