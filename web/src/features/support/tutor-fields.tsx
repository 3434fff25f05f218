import {
  asksForTutor,
  changesTutor,
  type SupportAnswers,
  DAY_CHOICES,
  OFFICE_HOURS,
  OTHER_REASON,
  PAST_DUE_CHOICES,
  REASON_CHOICES,
  TIME_CHOICES,
} from '@bcs/contract/features/support/asked';
import { LONGEST_OTHER_REASON } from '@bcs/contract/kernel/lengths';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { FormFields } from '#lib/form-fields.ts';
import type { FilledSupportForm } from './filled.ts';
import { options } from './options.ts';

/** The further fields for a tutor, or a change of tutor. SUPP-012 to SUPP-017, SUPP-030 to SUPP-034 */
export function TutorFields({ answers, form }: { answers: SupportAnswers; form: FormFields<FilledSupportForm> }) {
  const select = (
    field: 'pastDue' | 'officeHours' | 'reason' | 'time' | 'day',
    label: string,
    values: readonly string[],
  ) => <SelectField {...form.choice(field, label, options(values))} required />;
  if (asksForTutor(answers))
    return (
      <>
        {select('pastDue', 'Are you past due on any assignment?', PAST_DUE_CHOICES)}
        {select('officeHours', 'Do you attend office hours?', OFFICE_HOURS)}
      </>
    );
  if (!changesTutor(answers)) return null;
  const isOther = form.value.reason === OTHER_REASON;
  const reason = form.choice('reason', 'Why do you want to change your tutor?', options(REASON_CHOICES));
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
      {select('time', 'Preferred time', TIME_CHOICES)}
      {select('day', 'Preferred day', DAY_CHOICES)}
    </>
  );
}
