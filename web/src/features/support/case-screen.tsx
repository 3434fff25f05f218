import { type ReactNode, useState } from 'react';
import { SUPPORT_ROLE_NAMES } from '@bcs/contract/features/support/categories';
import { fullName } from '@bcs/contract/kernel/full-name';
import { Alert } from '#kit/alert.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { FactList } from '#kit/fact-list.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { usePathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import type { Output } from '#lib/api.ts';
import { CaseTalk } from './case-talk.tsx';
import { ReplyForm } from './reply-form.tsx';
import { StateBadge } from './state-badge.tsx';
import { NO_CLASS, titleOf } from './title.ts';

const LOW = { maxHeight: '28rem' };

/** The screenshot of what the person saw, re-encoded by the server; the full size opens in a new tab. SUPP-003 */
function CaseScreenshot({ url }: { url: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <Alert tone="warn">The screenshot could not be loaded. Please reload the page.</Alert>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="justify-self-start">
      <img
        src={url}
        alt="Screenshot, opens in full in a new tab"
        style={LOW}
        className="max-w-full rounded-control border border-line object-contain"
        onError={() => setFailed(true)}
      />
    </a>
  );
}

type StaffCase = Output<'supportCase'>['case'];

/** Lets staff read and answer a case. Its content is shown as plain text only. */
export function CaseScreen() {
  const { enrollmentId } = useViewer();
  const caseId = usePathId('caseId');
  const found = useAnswer('supportCase', { enrollmentId, caseId }).case;
  const set = useSend('setSupportCaseState');
  const closed = found.state === 'closed';
  return (
    <>
      <PageHeader title={titleOf(found)} back={<BackLink to="/support-desk">Support Desk</BackLink>}>
        <StateBadge state={found.state} />
        {found.priority === 'High' && <Badge tone="bad">High</Badge>}
        <Button
          pending={set.pending}
          onClick={() =>
            void set.send({ enrollmentId, caseId, version: found.version, state: closed ? 'open' : 'closed' })
          }
        >
          {closed ? 'Open again' : 'Close request'}
        </Button>
      </PageHeader>
      <div className="grid gap-6">
        {set.failure && <Alert tone="bad">{set.failure.message}</Alert>}
        <Card pad className="grid gap-4">
          <Facts of={found} />
          {found.screenshotUrl !== null && <CaseScreenshot url={found.screenshotUrl} />}
          <CaseTalk
            description={found.description}
            date={found.date}
            messages={found.messages}
            person={fullName(found.person)}
          />
          {found.mailIsOff && (
            <Alert>
              {found.person.firstName} will get no e-mail about your answer. It can be read in the application only.
            </Alert>
          )}
          <ReplyForm name="answerSupportCase" label="Answer" input={{ enrollmentId, caseId, version: found.version }} />
        </Card>
      </div>
    </>
  );
}

/** The person who asks, their class, and their answers in the form. */
function Facts({ of }: { of: StaffCase }) {
  const { tutor } = of;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['From', `${fullName(of.person)} (${SUPPORT_ROLE_NAMES[of.role]})`],
    ['E-mail', of.email],
    ['Class', of.course?.name ?? NO_CLASS],
    ['Session', of.sessionName],
    ['Past due', tutor?.pastDue],
    ['Attends office hours', tutor?.officeHours],
    ['Reason', tutor?.otherReason ? `${tutor.reason}: ${tutor.otherReason}` : tutor?.reason],
    ['Preferred', tutor?.day && `${tutor.day}, ${tutor.time}`],
  ];
  return <FactList facts={rows.filter(([, value]) => value)} />;
}
