import { END_REASON_NAMES } from '@bcs/contract/features/rosters/end-reasons';
import type { EndReason } from '@bcs/contract/features/rosters/model';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { FormFields } from '#lib/form-fields.ts';

const REASONS = Object.entries(END_REASON_NAMES).map(([value, label]) => ({ value, label }));

/** Asks why an enrollment ends, and the last day of attendance. ADM-028, ADM-029 */
export const EndingFields = ({ of }: { of: FormFields<{ reason: EndReason; lastDay: string }> }) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <SelectField {...of.choice('reason', 'Reason', REASONS)} />
    <TextField {...of.text('lastDay', 'Last day')} type="date" />
  </div>
);
