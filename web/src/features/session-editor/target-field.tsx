import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#kit/select-field.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { callQuery } from '#lib/queries.ts';
import type { MoveForm } from './movable.ts';

type Props = { courseId: number; form: MoveForm; change: (next: Partial<MoveForm>) => void };

const LATEST = { search: '', universityId: null, state: null, sort: 'startDate', descending: true, page: 0 } as const;
const OPEN = new Set(['draft', 'published']);

/** The class into which items are copied: one of those that somebody administers, the latest first. ADM-101 */
export function TargetField({ courseId, form, change }: Props) {
  const { data, error } = useQuery(callQuery('adminClasses', LATEST));
  const classes = (data?.rows ?? []).filter((each) => each.courseId !== courseId && OPEN.has(each.state));
  return (
    <div className="grid gap-2">
      <SelectField
        label="Class"
        options={[
          { value: '', label: 'Choose a class' },
          ...classes.map((each) => ({ value: String(each.courseId), label: `${each.code}, ${each.university}` })),
        ]}
        value={form.target}
        onChange={({ currentTarget: { value } }) => change({ target: value })}
      />
      <FailureAlert failure={error} of="preview" />
    </div>
  );
}
