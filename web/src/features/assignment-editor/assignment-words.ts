import type { Tone } from '#kit/tone.ts';
import type { Output } from '#lib/api.ts';

export type ListedAssignment = Output<'adminAssignments'>['assignments'][number];
type State = ListedAssignment['state'];

/** A state in a word and a colour. ADM-093 */
export const STATES: Readonly<Record<State, { readonly label: string; readonly tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'amber' },
  scheduled: { label: 'Scheduled', tone: 'brand' },
  released: { label: 'Released', tone: 'good' },
  archived: { label: 'Archived', tone: 'neutral' },
};

/** Says what it is needed for, in a word. ADM-095 */
export const neededFor = ({
  required,
  requiredForGraduation,
}: Pick<ListedAssignment, 'required' | 'requiredForGraduation'>) =>
  requiredForGraduation ? 'Needed for graduation' : required ? 'Required' : 'Optional';
