import { asksForTutor, changesTutor, type Asked } from '@bcs/contract/features/support/asked';
import { DAYS, OFFICE_HOURS, OTHER, PAST_DUE, REASONS, TIMES } from '@bcs/contract/features/support/tutors';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Filled } from './filled.ts';
import { options } from './options.ts';

type Props = {
  answers: Asked;
  filled: Filled;
  wrong: Readonly<Record<string, string>>;
  onChange: (more: Partial<Filled>) => void;
};

/** The further fields for a tutor, or a change of tutor. SUPP-012 to SUPP-017, SUPP-030 to SUPP-034 */
export function TutorFields({ answers, filled, wrong, onChange }: Props) {
  const select = (
    field: 'pastDue' | 'officeHours' | 'reason' | 'time' | 'day',
    label: string,
    values: readonly string[],
  ) => (
    <SelectField
      label={label}
      name={field}
      required
      value={filled[field]}
      options={options(values)}
      error={field === 'reason' && filled.reason === OTHER ? undefined : wrong[field]}
      onChange={({ currentTarget: { value } }) => onChange({ [field]: value })}
    />
  );
  if (asksForTutor(answers))
    return (
      <>
        {select('pastDue', 'Are you past due on any assignment?', PAST_DUE)}
        {select('officeHours', 'Do you attend office hours?', OFFICE_HOURS)}
      </>
    );
  if (!changesTutor(answers)) return null;
  return (
    <>
      {select('reason', 'Why do you want to change your tutor?', REASONS)}
      {filled.reason === OTHER && (
        <TextField
          label="Your reason"
          name="otherReason"
          required
          maxLength={500}
          value={filled.otherReason}
          error={wrong['reason']}
          onChange={({ currentTarget: { value } }) => onChange({ otherReason: value })}
        />
      )}
      {select('time', 'Preferred time', TIMES)}
      {select('day', 'Preferred day', DAYS)}
    </>
  );
}
