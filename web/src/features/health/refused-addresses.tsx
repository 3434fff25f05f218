import { plural } from '@bcs/contract/kernel/plural';
import { useZone } from '#features/grants/use-zone.ts';
import { Button } from '#kit/button.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { TextLink } from '#kit/text-link.tsx';
import type { Output } from '#lib/api.ts';
import { formatDateTime } from '#lib/dates.ts';
import { toastFailure } from '#lib/failure-text.ts';
import { useSend } from '#lib/send.ts';

type Refused = Output<'mailOperation'>['refused'];

/** The addresses that receive no more mail, each with the reason and a way to start again. SUCC-084 */
export const RefusedAddresses = ({ addresses, total }: Refused) => (
  <TitledCard
    title={
      total === 0 ? 'No address refuses e-mail' : plural(total, 'address refuses e-mail', 'addresses refuse e-mail')
    }
    lead={
      total > addresses.length
        ? `The latest ${addresses.length} are shown.`
        : 'An address that refuses e-mail permanently, or three times within a week, gets no more e-mail. Its owner is notified.'
    }
    head="px-4 py-3.5 sm:px-5"
  >
    {addresses.length > 0 && (
      <ul className="divide-y divide-line border-t border-line">
        {addresses.map((each) => (
          <RefusedAddress key={each.address} {...each} />
        ))}
      </ul>
    )}
  </TitledCard>
);

function RefusedAddress({ address, person, since, answer }: Refused['addresses'][number]) {
  const zone = useZone();
  const { send, pending } = useSend('retryMail', {
    said: `${address} gets e-mail again.`,
    onRefused: toastFailure,
  });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5">
      <div className="grid min-w-0 grow basis-60 gap-1">
        <strong className="font-semibold wrap-anywhere">{address}</strong>
        <span className="text-sm text-muted">
          {person && (
            <>
              <TextLink to="/admin/people/$accountId" params={{ accountId: String(person.accountId) }}>
                {person.name}
              </TextLink>
              {', '}
            </>
          )}
          {person ? 'since' : 'Since'} {formatDateTime(since, zone)}
        </span>
        <span className="text-sm wrap-anywhere">{answer}</span>
      </div>
      <Button size="sm" pending={pending} aria-label={`Try again: ${address}`} onClick={() => void send({ address })}>
        Try again
      </Button>
    </li>
  );
}
