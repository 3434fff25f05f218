import type { GraduationRecord } from '@bcs/contract/features/graduation/model';
import type { WhatIf } from '@bcs/contract/features/graduation/what-if';
import {
  classesAhead,
  gradeAllLeft,
  gradedAllLeft,
  countSupposedMissed,
  supposeMissed,
  ungradedWork,
} from '@bcs/contract/features/graduation/what-if-several';
import { GRADES, isGrade } from '@bcs/contract/features/grading/scale';
import type { Instant } from '@bcs/contract/kernel/clock';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { Card } from '#kit/card.tsx';
import { SelectField } from '#kit/select-field.tsx';

/** A limit that nobody reaches in practice. */
const MOST_CLASSES = 20;

type Props = { record: GraduationRecord; whatIf: WhatIf; now: Instant; onWhatIf: (whatIf: WhatIf) => void };

/** Several at once: classes that are missed in a row, and one grade on everything left. */
export function SupposeSeveral({ record, whatIf, now, onWhatIf }: Props) {
  const classes = Math.min(MOST_CLASSES, classesAhead(record, now).length);
  const work = ungradedWork(record, now).length;
  if (classes === 0 && work === 0) return null;
  const missed = countSupposedMissed(record, whatIf, now);
  const grade = gradedAllLeft(record, whatIf, now);
  const counts = Array.from({ length: classes }, (_, place) => String(place + 1));
  return (
    <Card aria-label="Several at once" className="grid gap-4 px-5 py-4 sm:grid-cols-2 print:hidden">
      {classes > 0 && (
        <SelectField
          label="Miss the next classes"
          hint={missed === null ? 'Single classes are chosen below.' : undefined}
          value={missed ? String(missed) : ''}
          options={[
            { value: '', label: 'None' },
            ...counts.map((value) => ({ value, label: value === '1' ? 'The next one' : `The next ${value}` })),
          ]}
          onChange={({ target }) => onWhatIf(supposeMissed(record, whatIf, Number(target.value), now))}
        />
      )}
      {work > 0 && (
        <SelectField
          label="Grade on everything left"
          hint={`${pluralForm(work, 'One item', `${work} items`)} can still be graded.`}
          value={grade ?? ''}
          options={[
            { value: '', label: 'No change' },
            ...GRADES.map((each) => ({ value: each.grade, label: each.grade })),
          ]}
          onChange={({ target: { value } }) =>
            onWhatIf(gradeAllLeft(record, whatIf, isGrade(value) ? value : null, now))
          }
        />
      )}
    </Card>
  );
}
