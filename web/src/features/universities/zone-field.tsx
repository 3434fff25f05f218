import { SelectField } from '#kit/select-field.tsx';
import { zoneOptions } from '#lib/zone-options.ts';

type Props = { value: string; hint?: string | undefined; error?: string | undefined; onChange: (zone: string) => void };

/** One of the time zones that the browser knows; a stored zone that it does not know is kept. */
export const ZoneField = ({ value, hint, error, onChange }: Props) => (
  <SelectField
    label="Time zone"
    required
    hint={hint}
    error={error}
    options={zoneOptions(value)}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
