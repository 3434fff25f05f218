import { IconArrowRight, IconTargetArrow } from '@tabler/icons-react';
import type { CareerServices } from '@bcs/contract/features/career-services/model';
import { percentStyle } from '@bcs/contract/features/coursework/percentages';
import { DueDate } from '#features/coursework/due-date.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { TextLink } from '#kit/text-link.tsx';

const TONE = { error: 'bad', warning: 'warn', success: 'good' } as const;

/** The student's progress, and the one thing to do next. CAREER-007, CAREER-010 */
export const Progress = ({ percent, next }: { percent: number; next: CareerServices['nextDueAssignment'] }) => (
  <Card pad aria-labelledby="career-progress" className="grid gap-5 md:grid-cols-2 md:gap-8">
    <div className="grid content-start gap-3">
      <h2 id="career-progress" className="flex items-center gap-2.5 text-lg font-semibold">
        <IconTargetArrow size={20} aria-hidden className="text-career" />
        Career completion
      </h2>
      <p className="flex items-baseline gap-2.5">
        <span className="text-4xl font-bold tracking-tight tabular-nums">{percent}%</span>
        <span className="text-sm text-muted">of the required milestones</span>
      </p>
      <ProgressBar label="Career completion" value={percent} tone={TONE[percentStyle(percent)]} />
    </div>
    <div className="grid content-between gap-3 max-md:border-t max-md:border-line max-md:pt-4 md:border-l md:border-line md:pl-8">
      <h3 className="text-sm font-semibold text-muted">Next due</h3>
      {next ? (
        <>
          <div className="grid gap-1">
            <TextLink
              to="/coursework/$assignmentId/show"
              params={{ assignmentId: String(next.id) }}
              className="w-fit text-lg text-ink!"
            >
              {next.title}
            </TextLink>
            <DueDate due={next.effectiveDueDate} />
          </div>
          <LinkButton
            to="/coursework/$assignmentId/submit"
            params={{ assignmentId: String(next.id) }}
            tone="primary"
            className="justify-self-start max-sm:justify-self-stretch"
          >
            Submit Milestone<span className="sr-only">: {next.title}</span>
            <IconArrowRight size={18} aria-hidden />
          </LinkButton>
        </>
      ) : (
        <p className="text-muted">You're all caught up. Nothing else is due.</p>
      )}
    </div>
  </Card>
);
