import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#kit/select-field.tsx';
import { callQuery } from '#lib/queries.ts';

type Props = {
  /** Empty until one is chosen. */
  university: string;
  /** The id of a plan and the number of its newest version; empty: the class begins empty. */
  value: string;
  onChange: (value: string) => void;
};

/** The choice of what a new class goes on to take over: the newest version of a plan, or nothing. ADM-072 */
export function PlanChoice({ university, value, onChange }: Props) {
  const universityId = Number(university);
  const asked = { search: '', universityId, archived: false, sort: 'name', descending: false, page: 0 } as const;
  const { data } = useQuery({ ...callQuery('plans', asked), enabled: university !== '' });
  const published = data?.rows.filter(({ latest }) => latest !== null) ?? [];
  if (published.length === 0) return null;
  return (
    <SelectField
      label="Start with"
      hint="You choose the weekdays next and see every date before anything is saved."
      value={value}
      options={[
        { value: '', label: 'Nothing: an empty class' },
        ...published.map(({ planId, name, program, latest }) => ({
          value: `${planId} ${latest}`,
          label: `${name}, version ${latest} (${program})`,
        })),
      ]}
      onChange={({ currentTarget: { value: chosen } }) => onChange(chosen)}
    />
  );
}
