import { IconBuildingCommunity } from '@tabler/icons-react';
import { useFormOpen, useAdminDraft } from '#features/grants/admin-draft.ts';
import { AdminList } from '#features/grants/admin-list.tsx';
import { useList } from '#features/grants/use-list.ts';
import { Button } from '#kit/button.tsx';
import { FeaturesCard } from './features-card.tsx';
import { UNIVERSITIES_LIST } from './universities-list.ts';
import { GRADES } from '@bcs/contract/features/grading/scale';
import { GradeChip } from '#features/grading/grade-chip.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { useNavigate } from '@tanstack/react-router';
import { LONGEST_UNIVERSITY_NAME } from '@bcs/contract/features/universities/failures';
import { SchoolName } from '#features/enrollments/school-name.tsx';
import { Badge } from '#kit/badge.tsx';
import type { Column } from '#kit/column.ts';
import { TextField } from '#kit/text-field.tsx';
import { TextLink } from '#kit/text-link.tsx';
import type { Output } from '#lib/api.ts';
import { zoneName } from '#lib/dates.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useForm } from '#lib/form.ts';
import { ZoneField } from './zone-field.tsx';

type Row = Output<'adminUniversities'>['rows'][number];

const UNIVERSITY_COLUMNS: readonly Column<Row>[] = [
  {
    key: 'name',
    header: 'University',
    rowHeader: true,
    sortBy: ({ name }) => name,
    cell: (university) => (
      <TextLink to="/admin/universities/$universityId" params={{ universityId: String(university.id) }}>
        <SchoolName university={university} />
      </TextLink>
    ),
  },
  {
    key: 'timeZone',
    header: 'Time zone',
    cell: ({ timeZone, archived }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {zoneName(timeZone)}
        {archived && <Badge>Archived</Badge>}
      </span>
    ),
  },
  { key: 'cohorts', header: 'Cohorts', align: 'end', cell: ({ cohorts }) => cohorts },
  { key: 'classes', header: 'Classes', align: 'end', cell: ({ classes }) => classes },
];

/** The universities that the person administers, and the settings for all of them. ADM-065 */
export function UniversitiesScreen() {
  const list = useList(UNIVERSITIES_LIST);
  const { mayCreate } = list.data;
  const [creating, setCreating] = useFormOpen(UNIVERSITY_DRAFT);
  return (
    <>
      <AdminList
        list={list}
        title="Universities"
        columns={UNIVERSITY_COLUMNS}
        rowKey={({ id }) => id}
        icon={IconBuildingCommunity}
        actions={
          mayCreate && (
            <Button tone="primary" onClick={() => setCreating(true)}>
              New university
            </Button>
          )
        }
      />
      <div className="mt-6 grid gap-6">
        {mayCreate && <FeaturesCard />}
        <GradingScale />
      </div>
      {creating && <NewUniversityDialog onClose={() => setCreating(false)} />}
    </>
  );
}

/** The grading scale, which is the same everywhere. ADM-080, D-191 */
const GradingScale = () => (
  <TitledCard
    pad
    title="Grading scale"
    lead="The scale is the same in every class and cannot be edited. Below each grade is its weight in an average."
    className="grid gap-4"
  >
    <ul className="flex flex-wrap gap-x-4 gap-y-3">
      {GRADES.map(({ grade, weight }) => (
        <li key={grade} className="grid justify-items-center gap-1">
          <GradeChip grade={grade} />
          <span className="text-sm text-muted tabular-nums">{weight}</span>
        </li>
      ))}
    </ul>
  </TitledCard>
);

/** The name under which the draft of the form is stored. */
const UNIVERSITY_DRAFT = 'universities/new';
const EMPTY_FORM = { name: '', timeZone: 'America/New_York' };

/** A university begins with its name and its time; the rest is on its page. ADM-065 */
function NewUniversityDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm('createUniversity', {
    draft: useAdminDraft(UNIVERSITY_DRAFT, 'A new university', EMPTY_FORM),
    input: (typed) => typed,
    onDone: ({ universityId }) =>
      void navigate({ to: '/admin/universities/$universityId', params: { universityId: String(universityId) } }),
  });
  return (
    <FormDialog form={form} title="New university" action="Create the university" onClose={onClose}>
      <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_UNIVERSITY_NAME} />
      <ZoneField {...form.own('timeZone', 'Time zone')} hint="New classes use this time zone." />
    </FormDialog>
  );
}
