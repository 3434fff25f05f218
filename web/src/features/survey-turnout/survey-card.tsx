import { useId } from 'react';
import { IconBell } from '@tabler/icons-react';
import type { SurveyTurnout } from '@bcs/contract/features/survey-turnout/model';
import { plus } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { formatDate } from '#lib/dates.ts';
import { Moment } from '#lib/moment.tsx';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';

/** One open survey: how many answered, and who may be reminded, each of them once. */
export function SurveyCard({ survey }: { survey: SurveyTurnout }) {
  const id = useId();
  const { courseId, timeZone } = useViewer();
  const { formName, week, title, closesAt, studentCount, answeredCount, waiting } = survey;
  const remind = useSend('remindOfSurvey', {
    said: ({ remindedCount }) => plural(remindedCount, 'student was reminded.', 'students were reminded.'),
  });
  const remindable = waiting.filter(({ remindedAt }) => remindedAt === null);
  const send = (studentEnrollmentIds: number[]) => void remind.send({ courseId, formName, week, studentEnrollmentIds });
  const answered = `${answeredCount} of ${studentCount} answered`;
  return (
    <Card aria-labelledby={id}>
      <div className="grid gap-3 p-4 sm:p-5">
        <CardHeader id={id} title={title} lead={`Open until ${formatDate(plus(closesAt, -1), timeZone)}. ${answered}.`}>
          {remindable.length > 0 && (
            <Button
              tone="primary"
              pending={remind.pending}
              onClick={() => send(remindable.map(({ studentEnrollmentId }) => studentEnrollmentId))}
            >
              <IconBell size={18} aria-hidden />
              Remind {plural(remindable.length, 'student')}
            </Button>
          )}
        </CardHeader>
        <ProgressBar label={`Answered: ${title}`} value={answeredCount} max={studentCount} text={answered} />
        {remind.failure && <Alert tone="bad">{remind.failure.message}</Alert>}
      </div>
      {waiting.length > 0 && (
        <ul aria-label={`Not answered yet: ${title}`} className="divide-y divide-line border-t border-line">
          {waiting.map(({ studentEnrollmentId, studentName, remindedAt }) => (
            <li key={studentEnrollmentId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
              <span className="min-w-0 grow wrap-anywhere">{studentName}</span>
              {remindedAt === null ? (
                <Button size="sm" disabled={remind.pending} onClick={() => send([studentEnrollmentId])}>
                  Remind<span className="sr-only"> {studentName}</span>
                </Button>
              ) : (
                <span className="text-sm text-muted">
                  Reminded <Moment at={remindedAt} zone={timeZone} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
