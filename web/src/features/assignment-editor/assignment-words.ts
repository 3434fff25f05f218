import type { Tone } from '#kit/tone.ts';
import type { Output } from '#lib/api.ts';

export type ListedAssignment = Output<'adminAssignments'>['assignments'][number];
type State = ListedAssignment['state'];

/** The label and the colour of each state. ADM-093 */
export const STATE_BADGES: Readonly<Record<State, { readonly label: string; readonly tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'amber' },
  scheduled: { label: 'Scheduled', tone: 'brand' },
  released: { label: 'Released', tone: 'good' },
  archived: { label: 'Archived', tone: 'neutral' },
};

/** Says in a word what the assignment is needed for. ADM-095 */
export const neededForText = ({
  required,
  requiredForGraduation,
}: Pick<ListedAssignment, 'required' | 'requiredForGraduation'>) =>
  requiredForGraduation ? 'Needed for graduation' : required ? 'Required' : 'Optional';
