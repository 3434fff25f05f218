import { SelectField } from '#kit/select-field.tsx';

const ZONES = Intl.supportedValuesOf('timeZone');

type Props = {
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (zone: string) => void;
};

/** One of the time zones that the browser knows; a stored one that it does not know stays. */
export function ZoneField({ value, hint, error, onChange }: Props) {
  const zones = ZONES.includes(value) || value === '' ? ZONES : [value, ...ZONES];
  return (
    <SelectField
      label="Time zone"
      required
      hint={hint}
      error={error}
      options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
