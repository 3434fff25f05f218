import type { ReactNode } from 'react';
import type { MeetingProviderState } from '@bcs/contract/features/classroom/model';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { PROVIDER_TEXTS, relayText } from './provider-texts.ts';

/** The provider of the meetings, what it can and cannot do, and whether it works now. D-068 */
export function ProviderScreen() {
  const { enrollmentId } = useViewer();
  const { data, error, isFetching, refetch } = useRead('meetingProvider', { enrollmentId });
  return (
    <>
      <PageHeader
        title="Live Classroom"
        lead="Where classes with a dynamic classroom meet. Your operator chooses it for the whole installation."
        back={<BackLink to="/sessions">Sessions</BackLink>}
      />
      {error && <Alert tone="bad">{error.message}</Alert>}
      {!data && !error && <StandBy />}
      {data && (
        <div className="grid gap-5">
          <InUse provider={data}>
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              Check again
            </Button>
          </InUse>
          <Limits provider={data} />
        </div>
      )}
    </>
  );
}

function InUse({
  provider: { driver, hosts, problem },
  children,
}: {
  provider: MeetingProviderState;
  children: ReactNode;
}) {
  const { name, does } = PROVIDER_TEXTS[driver];
  return (
    <Card pad aria-labelledby="in-use" className="grid gap-4">
      <CardHeader title={name} id="in-use">
        <span role="status">
          <Badge tone={problem === null ? 'good' : 'bad'}>{problem === null ? 'Ready' : 'Not ready'}</Badge>
        </span>
        {children}
      </CardHeader>
      {problem !== null && (
        <Alert tone="bad">{problem} Meetings cannot be started now. Please tell your operator.</Alert>
      )}
      <Sentences of={does} />
      {hosts !== null && (
        <p>
          {pluralForm(
            hosts,
            'One meeting at a time: there is one host account.',
            `Up to ${hosts} meetings at a time: there are ${hosts} host accounts.`,
          )}
        </p>
      )}
    </Card>
  );
}

function Limits({ provider: { driver, relay } }: { provider: MeetingProviderState }) {
  const { doesNot } = PROVIDER_TEXTS[driver];
  return (
    <TitledCard
      pad
      title="Good to know"
      lead="What it is not, and when something else is better."
      className="grid gap-4"
    >
      <Sentences of={doesNot} />
      {driver === 'built-in' && <Alert tone={relay ? 'brand' : 'warn'}>{relayText(relay)}</Alert>}
    </TitledCard>
  );
}

const Sentences = ({ of }: { of: readonly string[] }) => (
  <ul className="grid max-w-prose list-disc gap-2 pl-5">
    {of.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
