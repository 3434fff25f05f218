import { fullName } from '@bcs/contract/kernel/full-name';
import type { StaffCase } from '@bcs/contract/features/support/model';
import { Badge } from '#kit/badge.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useMaybeViewer } from '#lib/viewer.ts';

type Props = Pick<StaffCase, 'description' | 'date' | 'messages'> & { person?: string };

/** The questions and answers, the oldest first; all of it plain text. */
export function CaseTalk({ description, date, messages, person = 'You' }: Props) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  const said = [
    { id: 0, who: person, byStaff: false, body: description, date },
    ...messages.map(({ author, ...message }) => ({ ...message, who: fullName(author) })),
  ];
  return (
    <ol className="grid gap-3">
      {said.map((each) => (
        <li key={each.id} className="rounded-control bg-sunken p-3">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <span className="font-semibold wrap-anywhere">{each.who}</span>
            {each.byStaff && <Badge tone="brand">Support</Badge>}
            <time dateTime={each.date} className="text-xs text-muted">
              {formatDateTime(each.date, timeZone)}
            </time>
          </p>
          <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
            {each.body}
          </p>
        </li>
      ))}
    </ol>
  );
}
