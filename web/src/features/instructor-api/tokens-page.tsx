import { SCOPE_NAMES } from '@bcs/contract/features/access-tokens/scopes';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import type { Output } from '#lib/api.ts';
import { formatDate, formatDateTime } from '#lib/dates.ts';
import { useRead } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { DocsPage } from './docs-page.tsx';
import { NewTokenForm } from './new-token-form.tsx';

type AccessToken = Output<'accessTokens'>['accessTokens'][number];

/** The own tokens for scripts: made, shown once, looked after, revoked. */
export function TokensPage() {
  const { enrollmentId } = useViewer();
  const { data, error } = useRead('accessTokens', { enrollmentId });
  return (
    <DocsPage>
      <NewTokenForm />
      <TitledCard
        pad
        title="Your access tokens"
        lead="Each token reads only the data chosen for it, from the courses that you teach at that moment. Resetting your password revokes them all."
        className="grid gap-4"
      >
        {error && <Alert tone="bad">{error.message}</Alert>}
        {!data && !error && <StandBy />}
        {data?.accessTokens.length === 0 && <p className="text-muted">You have no access tokens.</p>}
        <ul className="grid gap-4 empty:hidden">
          {data?.accessTokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      </TitledCard>
    </DocsPage>
  );
}

function TokenRow({ token: { id, name, scopes, createdAt, expiresAt, lastUsedAt } }: { token: AccessToken }) {
  const { enrollmentId, timeZone } = useViewer();
  const revoke = useSend('revokeAccessToken', {
    asks: {
      title: `Revoke ${name}?`,
      body: 'Scripts that use it stop working at once. This cannot be undone.',
      action: 'Revoke',
      danger: true,
    },
    said: `${name} has been revoked.`,
  });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line pt-4 first:border-0 first:pt-0">
      <div className="grid min-w-0 grow basis-60 gap-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm">{scopes.map((scope) => SCOPE_NAMES[scope]).join(', ')}</p>
        <p className="text-sm text-muted">
          Created {formatDate(createdAt, timeZone)}, expires {formatDate(expiresAt, timeZone)},{' '}
          {lastUsedAt ? `last used ${formatDateTime(lastUsedAt, timeZone)}` : 'never used'}.
        </p>
        {revoke.failure && <Alert tone="bad">{revoke.failure.message}</Alert>}
      </div>
      <Button size="sm" pending={revoke.pending} onClick={() => void revoke.send({ enrollmentId, accessTokenId: id })}>
        Revoke<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
