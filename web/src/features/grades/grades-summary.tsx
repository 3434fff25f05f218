import type { ReactNode } from 'react';
import { allowedMissed, missedText } from '@bcs/contract/features/grades/missed';
import { meetsMinimum, requiredLetter } from '@bcs/contract/features/grades/average';
import type { Grades } from '@bcs/contract/features/grades/model';
import { Badge } from '#kit/badge.tsx';
import { Card } from '#kit/card.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { GradeChip } from '#features/grading/grade-chip.tsx';

/**
 * The results of the student: the average, what the course requires, and what was missed. GRADE-016, GRADE-061,
 * GRADE-062
 */
export function GradesSummary({ own }: { own: Grades }) {
  const { academicAverageGrade, roundAcademicAverageValue, minimumScoreRequired } = own;
  return (
    <div className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      <Figure title="Academic average">
        {academicAverageGrade === null ? (
          <span className="text-2xl font-bold text-muted">Unavailable</span>
        ) : (
          <span className="flex items-center gap-3">
            <GradeChip grade={academicAverageGrade} size="lg" />
            <span className="text-sm text-muted">
              <span className="block text-xl font-semibold text-ink tabular-nums">{roundAcademicAverageValue}</span>
              mean of your graded required work
            </span>
          </span>
        )}
      </Figure>
      {minimumScoreRequired !== null && (
        <Figure title="Required to graduate">
          <span className="flex flex-wrap items-center gap-3">
            <span className="text-2xl font-bold">{requiredLetter(minimumScoreRequired)}</span>
            {roundAcademicAverageValue !== null && (
              <Badge tone={meetsMinimum(roundAcademicAverageValue, minimumScoreRequired) ? 'good' : 'bad'}>
                {meetsMinimum(roundAcademicAverageValue, minimumScoreRequired)
                  ? 'Your average meets it'
                  : 'Not reached yet'}
              </Badge>
            )}
          </span>
        </Figure>
      )}
      <Missed own={own} />
    </div>
  );
}

function Missed({ own }: { own: Grades }) {
  const { missedAssignmentCount } = own;
  const text = missedText(missedAssignmentCount, own);
  const allowed = allowedMissed(own);
  if (text === null || allowed === null) return null;
  return (
    <Figure title={text}>
      <span className="flex flex-wrap items-center gap-3">
        <span className="text-2xl font-bold tabular-nums">{missedAssignmentCount}</span>
        {missedAssignmentCount > 0 && (
          <TextLink to="/coursework" hash="overdue" className="text-sm">
            Show overdue work
          </TextLink>
        )}
        {missedAssignmentCount > allowed && <Badge tone="bad">More than allowed</Badge>}
      </span>
    </Figure>
  );
}

const Figure = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card pad className="grid content-start gap-2.5">
    <h2 className="text-sm font-semibold text-muted">{title}</h2>
    {children}
  </Card>
);
