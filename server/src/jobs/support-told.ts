import { HOUR, plus } from '@bcs/contract/kernel/clock';
import type { StoredCase } from '#features/support/queries-case';
import type { OutgoingCase } from '#kernel/case-provider';
import { fileAddress } from '#kernel/file-address';
import type { Services } from '#kernel/services';

/** The time after sending a case during which its screenshot can be seen from outside. */
const SEEN_FOR = 30 * 24 * HOUR;

/** Describes a case for others: the person's text, and a line for each answer. D-163 */
export function toOutgoingCase(
  stored: StoredCase,
  { sealer, settings }: Pick<Services, 'sealer' | 'settings'>,
): OutgoingCase {
  const { id, screenshotKey, createdAt, tutor, description } = stored;
  const screenshotUrl =
    screenshotKey === null
      ? null
      : settings.publicOrigin + fileAddress(sealer, 'get', screenshotKey, plus(createdAt, SEEN_FOR));
  const answers: readonly (readonly [label: string, answer: string | null | undefined])[] = [
    ['Category', stored.category],
    ['Subcategory', stored.subcategory],
    ['Session', stored.session],
    ['Screenshot', screenshotUrl],
    ['Past due on any assignment', tutor?.pastDue],
    ['Attends office hours', tutor?.officeHours],
    ['Reason', tutor?.reason],
    ['Own reason', tutor?.otherReason],
    ['Preferred time', tutor?.time],
    ['Preferred day', tutor?.day],
  ];
  const lines = answers.flatMap(([label, answer]) => (answer ? [`${label}: ${answer}`] : []));
  const { name, email, role, category, subcategory, priority, session } = stored;
  return {
    name,
    email,
    role,
    category,
    subcategory,
    priority,
    session,
    screenshotUrl,
    reference: `BCS-${id}`,
    description: [description, '', ...lines].join('\n'),
  };
}
