import { END_REASON_NAMES } from '@bcs/contract/features/rosters/end-reasons';
import type { EndReason } from '@bcs/contract/features/rosters/model';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';

const REASONS = Object.entries(END_REASON_NAMES).map(([value, label]) => ({ value, label }));

type Props = {
  reason: EndReason;
  lastDay: string;
  onChange: (changed: { reason?: EndReason; lastDay?: string }) => void;
};

/** Why an enrollment ends, and the last day of attendance. ADM-028, ADM-029 */
export const EndingFields = ({ reason, lastDay, onChange }: Props) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <SelectField
      label="Reason"
      options={REASONS}
      value={reason}
      onChange={({ currentTarget: { value } }) => onChange({ reason: value as EndReason })}
    />
    <TextField
      label="Last day"
      type="date"
      value={lastDay}
      onChange={({ currentTarget: { value } }) => onChange({ lastDay: value })}
    />
  </div>
);
