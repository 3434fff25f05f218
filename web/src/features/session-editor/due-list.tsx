import { plural } from '@bcs/contract/kernel/plural';
import { ConsequenceList } from '#features/assignment-editor/consequence-list.tsx';
import type { Output } from '#lib/api.ts';
import { formatDateTime } from '#lib/dates.ts';

type Props = { due: Output<'previewSession'>['due']; zone: string };

/** Due dates that are tied to the sessions and follow them, and what that means for students. ADM-096, ADM-097 */
export const DueList = ({ due, zone }: Props) => (
  <section className="grid gap-3">
    <h3 className="font-semibold">{plural(due.items.length, 'due date follows', 'due dates follow')}</h3>
    <ul className="grid max-h-72 gap-2 overflow-y-auto">
      {due.items.map(({ id, title, from, to }) => (
        <li key={id} className="grid">
          <span className="wrap-anywhere">{title}</span>
          <span className="text-sm text-muted">
            from {formatDateTime(from, zone)} to {formatDateTime(to, zone)}
          </span>
        </li>
      ))}
    </ul>
    <ConsequenceList follows={due} />
  </section>
);
