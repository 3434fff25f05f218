import { LONGEST_SEARCH } from '@bcs/contract/features/accounts/failures';
import { PERSON_STATES } from '@bcs/contract/features/accounts/states';
import { ROLE_OPTIONS } from '#features/rosters/role-options.ts';
import { SearchField } from '#kit/search-field.tsx';
import { SelectField, type Option } from '#kit/select-field.tsx';
import type { Input, Output } from '#lib/api.ts';
import { STATE_NAMES } from './state-badge.tsx';

type Props = {
  wanted: Input<'adminPeople'>;
  choices: Output<'adminPeople'>['choices'];
  onChange: (changed: Readonly<Record<string, string | undefined>>) => void;
};

const among = (everything: string, choices: readonly { id: number; name: string }[]): Option[] => [
  { value: '', label: everything },
  ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
];

/** The filters of the list; a cohort is chosen within a university, a class within a cohort. ADM-016 */
export function PeopleFilters({ wanted, choices, onChange }: Props) {
  const filters: readonly (readonly [
    string,
    string,
    string,
    readonly Option[],
    Readonly<Record<string, undefined>>?,
  ])[] = [
    [
      'state',
      'State',
      wanted.state ?? '',
      [{ value: '', label: 'Every state' }, ...PERSON_STATES.map((value) => ({ value, label: STATE_NAMES[value] }))],
    ],
    ['role', 'Role', wanted.role ?? '', [{ value: '', label: 'Every role' }, ...ROLE_OPTIONS]],
    ...(choices.universities.length > 1
      ? [
          [
            'university',
            'University',
            String(wanted.universityId ?? ''),
            among('Every university', choices.universities),
            { cohort: undefined, class: undefined },
          ] as const,
        ]
      : []),
    ...(choices.cohorts.length > 0
      ? [
          [
            'cohort',
            'Cohort',
            String(wanted.cohortId ?? ''),
            among('Every cohort', choices.cohorts),
            { class: undefined },
          ] as const,
        ]
      : []),
    ...(choices.courses.length > 0
      ? [['class', 'Class', String(wanted.courseId ?? ''), among('Every class', choices.courses)] as const]
      : []),
  ];
  return (
    <search className="mb-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <SearchField
        label="Name or e-mail"
        className="sm:col-span-2"
        defaultValue={wanted.search}
        maxLength={LONGEST_SEARCH}
        onChange={({ currentTarget: { value } }) => onChange({ q: value })}
      />
      {filters.map(([key, label, value, options, clears]) => (
        <SelectField
          key={key}
          label={label}
          options={options}
          value={value}
          onChange={({ currentTarget }) => onChange({ ...clears, [key]: currentTarget.value || undefined })}
        />
      ))}
    </search>
  );
}
