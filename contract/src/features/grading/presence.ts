import { fullName } from '#kernel/full-name';
import { SECOND } from '#kernel/clock';
import { list, pluralForm } from '#kernel/plural';

/** The interval at which an open page reports that it is used for grading. */
export const PRESENCE_INTERVAL = 20 * SECOND;

/** The time without a report after which a grader counts as gone; two reports may get lost. */
export const PRESENCE_TIMEOUT = 50 * SECOND;

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

/** Says who else is grading the same work: 'Daniel Brooks is grading this too.'; null if nobody is. */
export const presenceText = (others: readonly Person[]): string | null => {
  const names = others.map(({ firstName, lastName }) => fullName({ firstName, lastName }));
  return names.length === 0 ? null : `${list(names)} ${pluralForm(names.length, 'is', 'are')} grading this too.`;
};
