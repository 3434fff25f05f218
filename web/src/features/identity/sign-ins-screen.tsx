import { Alert } from '#kit/alert.tsx';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import type { Output } from '#lib/api.ts';
import { formatDateTime } from '#lib/dates.ts';
import { Moment } from '#lib/moment.tsx';
import { useAnswer } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import { pluralForm } from '@bcs/contract/kernel/plural';

type OwnSession = Output<'ownSessions'>['sessions'][number];

/** The places where somebody is signed in, and a way to end each. D-253 */
export function SignInsScreen() {
  const { sessions } = useAnswer('ownSessions', {});
  const others = sessions.filter(({ isThis }) => !isThis);
  return (
    <>
      <PageHeader
        title="Where you're signed in"
        lead="Each row is a browser or script in which you logged in. Something you don't recognize? End it, then reset your password."
      >
        {others.length > 0 && <EndOthers count={others.length} />}
      </PageHeader>
      <Card pad>
        <ul className="grid gap-4">
          {sessions.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </ul>
      </Card>
    </>
  );
}

function EndOthers({ count }: { count: number }) {
  const { send, pending, failure } = useSend('endOtherSessions', {
    asks: {
      title: 'End all other sessions?',
      body: `You stay signed in here, and are signed out in ${pluralForm(count, 'the other place', `${count} other places`)}.`,
      action: 'End all others',
      danger: true,
    },
    said: ({ ended }) => pluralForm(ended, 'The other session has ended.', `${ended} other sessions have ended.`),
  });
  return (
    <div className="grid gap-2">
      <Button pending={pending} onClick={() => void send({})}>
        End all others
      </Button>
      {failure && <Alert tone="bad">{failure.message}</Alert>}
    </div>
  );
}

const wayOf = ({ purpose, secondFactor }: OwnSession) =>
  `${purpose === 'web' ? 'Bootcamp Square' : 'Instructor API'}, by password${secondFactor === null ? '' : ' and code'}`;

function Row({ session }: { session: OwnSession }) {
  const { id, openedAt, lastUsedAt, isThis } = session;
  const zone = useMaybeViewer()?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const opened = formatDateTime(openedAt, zone);
  const { send, pending, failure } = useSend('endOwnSession', { said: 'The session has ended.' });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line pt-4 first:border-0 first:pt-0">
      <div className="grid min-w-0 grow basis-60 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span>{wayOf(session)}</span>
          {isThis && <Badge tone="good">This one</Badge>}
        </p>
        <p className="text-sm text-muted">
          Since <Moment at={openedAt} zone={zone} />, last used <Moment at={lastUsedAt} zone={zone} />.
        </p>
        {failure && <Alert tone="bad">{failure.message}</Alert>}
      </div>
      {!isThis && (
        <Button size="sm" pending={pending} onClick={() => void send({ sessionId: id })}>
          End<span className="sr-only"> the session since {opened}</span>
        </Button>
      )}
    </li>
  );
}
