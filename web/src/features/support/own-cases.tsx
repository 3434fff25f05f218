import { useEffect, useRef } from 'react';
import type { OwnCase } from '@bcs/contract/features/support/model';
import { Card } from '#kit/card.tsx';
import { useRead } from '#lib/queries.ts';
import { CaseTalk } from './case-talk.tsx';
import { ReplyForm } from './reply-form.tsx';
import { StateBadge } from './state-badge.tsx';
import { titleOf } from './title.ts';

/** The person's own earlier questions, with the answers. */
export function OwnCases({ enrollmentId, opened }: { enrollmentId: number | null; opened: number | undefined }) {
  const { data } = useRead('mySupportCases', { enrollmentId });
  if (!data || data.cases.length === 0) return null;
  return (
    <section aria-labelledby="own-cases" className="grid gap-3">
      <h2 id="own-cases" className="text-xl font-bold">
        Your requests
      </h2>
      {data.cases.map((each) => (
        <OwnCaseCard key={each.id} of={each} opened={each.id === opened} />
      ))}
    </section>
  );
}

/** One earlier question; `opened` if a notification leads to it. */
function OwnCaseCard({ of, opened }: { of: OwnCase; opened: boolean }) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opened) summary.current?.focus();
  }, [opened]);
  return (
    <Card>
      <details open={opened}>
        <summary ref={summary} className="flex flex-wrap items-center gap-x-3 gap-y-1 p-4">
          <span className="min-w-0 grow font-semibold wrap-anywhere">{titleOf(of)}</span>
          <StateBadge state={of.state} own />
        </summary>
        <div className="grid gap-4 p-4">
          <CaseTalk description={of.description} date={of.date} messages={of.messages} />
          <ReplyForm name="replyToSupport" label="Reply" input={{ caseId: of.id }} />
        </div>
      </details>
    </Card>
  );
}
