import { upcomingSession } from '@bcs/contract/features/sessions/upcoming';
import { IconArrowDown, IconCalendarOff } from '@tabler/icons-react';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useNow } from '#lib/now.ts';
import { useAnswer } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { SyllabusTable } from './syllabus-table.tsx';

/** All academic sessions of the course. SESS-009, SESS-032 to SESS-038 */
export function SyllabusScreen() {
  const { enrollmentId, enrollment } = useViewer();
  const { sessions } = useAnswer('academicSessionsForStudent', { enrollmentId });
  const { code, cohort } = enrollment.course;
  const next = upcomingSession(
    sessions.map((session) => ({ ...session, contextId: session.context.id })),
    useNow(),
  );
  const facts = [
    ['University', cohort.program.university.name],
    ['Class Code', code],
    ['Program', cohort.program.name],
  ];
  return (
    <>
      <PageHeader title="Session Syllabus">
        <LinkButton to="/sessions">View all Sessions</LinkButton>
      </PageHeader>
      <div className="grid gap-5">
        <Card pad>
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        {next && (
          <p className="text-sm">
            <TextLink to="." hash="next" className="inline-flex items-center gap-1.5">
              <IconArrowDown size={16} aria-hidden />
              Go to the next session
            </TextLink>
          </p>
        )}
        <Card className="overflow-hidden">
          {sessions.length === 0 ? (
            <EmptyState icon={<IconCalendarOff size={28} />} title="No sessions available." />
          ) : (
            <SyllabusTable sessions={sessions} next={next} />
          )}
        </Card>
      </div>
    </>
  );
}
