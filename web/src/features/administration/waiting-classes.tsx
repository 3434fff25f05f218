import type { ReactNode } from 'react';
import { Card, CardHeader } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { useAnswer } from '#lib/queries.ts';

type Waiting = { readonly courseId: number; readonly code: string; readonly name: string; readonly university: string };

type Props<Class> = {
  id: string;
  title: string;
  lead: string;
  classes: readonly Class[];
  /** The cell that says what waits in a class. */
  what: (each: Class) => ReactNode;
  /** Leads to where it is settled; the roster unless something else is given. */
  settle?: (each: Class) => ReactNode;
};

/** Classes in which something waits, each with where it is settled; nothing where there are none. ADM-014 */
export function WaitingClasses<Class extends Waiting>({ id, title, lead, classes, what, settle }: Props<Class>) {
  if (classes.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} lead={lead} className="border-b border-line px-4 py-3.5 sm:px-5" />
      <ul className="divide-y divide-line">
        {classes.map((each) => (
          <li key={each.courseId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5">
            <span className="grid min-w-0 grow basis-60 gap-1">
              <strong className="font-semibold wrap-anywhere">{each.name}</strong>
              <span className="text-sm wrap-anywhere text-muted">
                {each.code} · {each.university}
              </span>
              <span>{what(each)}</span>
            </span>
            {settle ? settle(each) : <ToRoster {...each} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The link to the roster for those who may open it; instructors may not. ADM-007 */
function ToRoster({ courseId, name }: Waiting) {
  const { administers } = useAnswer('myInfo');
  if (administers === 'authoring') return null;
  return (
    <LinkButton
      to="/admin/classes/$courseId/roster"
      params={{ courseId: String(courseId) }}
      size="sm"
      aria-label={`Roster of ${name}`}
    >
      Roster
    </LinkButton>
  );
}
