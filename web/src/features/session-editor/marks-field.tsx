import { plural } from '@bcs/contract/kernel/plural';
import { SelectField } from '#kit/select-field.tsx';

export type FormatMarks = 'stay' | 'clear';
/** The choice; null until somebody makes one. */
type Choice = FormatMarks | null;
type Props = { hanging: number; value: Choice; onChange: (marks: Choice) => void };

const CHOICES = [
  { value: '', label: 'Please choose' },
  { value: 'stay', label: 'The date was wrong: the marks stay' },
  { value: 'clear', label: 'It is held on another day: the marks are cleared' },
];

/** Asks why a session with marks is moved, which decides about the marks. D-235 */
export const MarksField = ({ hanging, value, onChange }: Props) => (
  <SelectField
    label={`Why does it move? It has ${plural(hanging, 'mark')}.`}
    hint="Cleared marks are kept in the history, and come back when the session is moved back."
    options={CHOICES}
    required
    value={value ?? ''}
    onChange={({ currentTarget }) => onChange((currentTarget.value as FormatMarks) || null)}
  />
);
