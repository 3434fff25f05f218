import {
  asksForTutor,
  changesTutor,
  type SupportAnswers,
  DAYS,
  OFFICE_HOURS,
  OTHER,
  PAST_DUE,
  REASONS,
  TIMES,
} from '@bcs/contract/features/support/asked';
import { LONGEST_OTHER_REASON } from '@bcs/contract/kernel/lengths';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Fields } from '#lib/form-fields.ts';
import type { Filled } from './filled.ts';
import { options } from './options.ts';

/** The further fields for a tutor, or a change of tutor. SUPP-012 to SUPP-017, SUPP-030 to SUPP-034 */
export function TutorFields({ answers, form }: { answers: SupportAnswers; form: Fields<Filled> }) {
  const select = (
    field: 'pastDue' | 'officeHours' | 'reason' | 'time' | 'day',
    label: string,
    values: readonly string[],
  ) => <SelectField {...form.choice(field, label, options(values))} required />;
  if (asksForTutor(answers))
    return (
      <>
        {select('pastDue', 'Are you past due on any assignment?', PAST_DUE)}
        {select('officeHours', 'Do you attend office hours?', OFFICE_HOURS)}
      </>
    );
  if (!changesTutor(answers)) return null;
  const isOther = form.value.reason === OTHER;
  const reason = form.choice('reason', 'Why do you want to change your tutor?', options(REASONS));
  return (
    <>
      <SelectField {...reason} required error={isOther ? undefined : reason.error} />
      {isOther && (
        <TextField
          {...form.text('otherReason', 'Your reason')}
          required
          maxLength={LONGEST_OTHER_REASON}
          error={reason.error}
        />
      )}
      {select('time', 'Preferred time', TIMES)}
      {select('day', 'Preferred day', DAYS)}
    </>
  );
}
