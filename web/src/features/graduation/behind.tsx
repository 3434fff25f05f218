import { isInGradebook } from '@bcs/contract/features/grading/rights';
import type { GraduationItem, GraduationRecord, GraduationSession } from '@bcs/contract/features/graduation/model';
import type { Requirement } from '@bcs/contract/features/graduation/requirements';
import { isStudent } from '@bcs/contract/kernel/roles';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { TextLink } from '#kit/text-link.tsx';
import { Moment } from '#lib/moment.tsx';
import { useViewer } from '#lib/viewer.ts';

const REQUIREMENT_WORDS: Readonly<Record<Requirement['id'], readonly [one: string, many: string]>> = {
  absences: ['absence', 'absences'],
  remote: ['remote attendance', 'remote attendances'],
  average: ['graded item', 'graded items'],
  missed: ['missed assignment', 'missed assignments'],
  graduationWork: ['open item', 'open items'],
  career: ['open milestone', 'open milestones'],
};

type Props = { requirement: Requirement; student: GraduationRecord['student'] };

/** The sessions or items behind a number, each with a way to it. */
export function Behind({ requirement: { id, sessions, items }, student }: Props) {
  const count = sessions.length + items.length;
  if (count === 0) return null;
  return (
    <details className="group text-sm">
      <summary className="w-fit print:hidden rounded-sm py-1 font-semibold text-brand underline-offset-3 hover:underline">
        Show the {pluralForm(count, REQUIREMENT_WORDS[id][0], `${count} ${REQUIREMENT_WORDS[id][1]}`)}
      </summary>
      <ul className="mt-1 grid divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
        {items.map((item) => (
          <ItemLine key={item.id} item={item} student={student} />
        ))}
      </ul>
    </details>
  );
}

const LINE = 'flex flex-wrap items-baseline justify-between gap-x-4 py-1.5';

function SessionLine({ session: { id, name, chapter, startTime } }: { session: GraduationSession }) {
  const { timeZone } = useViewer();
  return (
    <li className={LINE}>
      <TextLink to="/sessions/$sessionId" params={{ sessionId: String(id) }} className="text-ink!">
        {chapter !== null && `${chapter} `}
        {name}
      </TextLink>
      <span className="text-muted">
        <Moment at={startTime} zone={timeZone} dayOnly />
      </span>
    </li>
  );
}

function ItemLine({ item, student }: { item: GraduationItem } & Pick<Props, 'student'>) {
  const { timeZone, role } = useViewer();
  const { id, title, effectiveDueDate, submission } = item;
  const assignmentId = String(id);
  return (
    <li className={LINE}>
      {!isStudent(role) && isInGradebook(item, role) ? (
        <TextLink
          to="/gradebook/$assignmentId/grade/$studentId"
          params={{ assignmentId, studentId: String(student.id) }}
          className="text-ink!"
        >
          {title}
        </TextLink>
      ) : (
        <TextLink to="/coursework/$assignmentId/show" params={{ assignmentId }} className="text-ink!">
          {title}
        </TextLink>
      )}
      <span className="text-muted">
        {submission?.grade && <strong className="mr-2 font-semibold text-ink">{submission.grade}</strong>}
        due <Moment at={effectiveDueDate} zone={timeZone} dayOnly />
      </span>
    </li>
  );
}
