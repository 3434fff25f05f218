import type { ReactNode } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { classPhase, type ClassPhase } from '@bcs/contract/features/classes/states';
import { dateText, localDay } from '@bcs/contract/kernel/clock';
import { PREVIEWED_ROLES, previewText, SAMPLE_ID, type PreviewedRole } from '@bcs/contract/kernel/preview';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { Button } from '#kit/button.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { MenuItem } from '#kit/menu-item.tsx';
import { Menu } from '#kit/menu.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { TextLink } from '#kit/text-link.tsx';
import type { Output } from '#lib/api.ts';
import { forgetTabsChoice, stayInEnrollment } from '#lib/chosen-enrollment.ts';
import { zoneName } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { usePathId } from '#lib/path-id.ts';
import { beginPreview } from '#lib/preview.ts';
import { useAnswer } from '#lib/queries.ts';
import { mayOpenClassPage } from './class-pages.ts';
import { ClassMissing } from './class-missing.tsx';
import { ClassSteps } from './class-steps.tsx';

const ROSTER = '/admin/classes/$courseId/roster';
function open(courseId: number, role: PreviewedRole) {
  beginPreview(previewText({ courseId, role }));
  forgetTabsChoice();
  stayInEnrollment(SAMPLE_ID);
  // nothing that this page has read may be shown as the sample person's
  location.assign('/');
}

/** Shows the class as a sample person in one of its roles sees it. ADM-025 */
const PreviewMenu = ({ courseId }: { courseId: number }) => (
  <Menu
    label="Preview as"
    button={(wiring) => (
      <Button {...wiring}>
        Preview as
        <IconChevronDown size={17} aria-hidden />
      </Button>
    )}
  >
    {PREVIEWED_ROLES.map((role) => (
      <MenuItem key={role} onSelect={() => open(courseId, role)}>
        {ROLE_NAMES[role]}
      </MenuItem>
    ))}
  </Menu>
);

/** One class: its progress, what is missing, and the actions that are possible. ADM-065 */
export function ClassScreen() {
  const courseId = usePathId('courseId');
  const found = useAnswer('adminClass', { courseId });
  const phase = classPhase(found, localDay(useNow(), found.timeZone));
  const { administers } = useAnswer('myInfo');
  const linked = (to: string, count: number, what: string) =>
    mayOpenClassPage(to, administers) ? (
      <TextLink to={to} params={{ courseId: String(courseId) }} aria-label={`${count} ${what}`}>
        {count}
      </TextLink>
    ) : (
      count
    );
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['University', found.university],
    ['Program', found.program],
    ['Cohort', found.cohort],
    ['Days', `${dateText(found.startDate)} to ${dateText(found.endDate)}`],
    ['Time zone', zoneName(found.timeZone)],
    ['Students', linked(ROSTER, found.students, 'students')],
    ['Staff', linked(ROSTER, found.staff, 'staff')],
    ['Sessions', linked('/admin/classes/$courseId/sessions', found.sessions, 'sessions')],
    ['Assignments', linked('/admin/classes/$courseId/assignments', found.assignments, 'assignments')],
  ];
  return (
    <>
      <PageHeader title="Class" lead={NEXT[phase](found)} dense>
        {found.mayChange && <PreviewMenu courseId={courseId} />}
        {found.mayKeep && (
          <LinkButton to="/admin/classes/$courseId/copy" params={{ courseId: String(courseId) }}>
            Copy
          </LinkButton>
        )}
        <ClassSteps found={found} phase={phase} />
      </PageHeader>
      <div className="grid gap-6">
        <ClassMissing found={found} />
        <TitledCard pad title="The class" className="grid gap-4">
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {facts.map(([term, value]) => (
              <div key={term} className="grid min-w-0 content-start gap-0.5">
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </TitledCard>
      </div>
    </>
  );
}

/** The sentence about what is to be done next with a class, or what it waits for. */
const NEXT: Readonly<Record<ClassPhase, (found: Output<'adminClass'>) => string>> = {
  draft: () => 'Students do not see it yet. Publish it when it is ready.',
  upcoming: ({ startDate }) => `Students see it. It starts on ${dateText(startDate)}.`,
  running: ({ endDate }) => `It runs until ${dateText(endDate)}.`,
  over: ({ endDate }) => `It ended on ${dateText(endDate)}. Conclude it, so that nothing in it changes anymore.`,
  concluded: () => 'Everyone in it can read it, and no one can change it.',
  archived: () => 'It is not listed anywhere until it is brought back.',
  deleted: () => 'It can be brought back for 30 days after it was deleted.',
};
