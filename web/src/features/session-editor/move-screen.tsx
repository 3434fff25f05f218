import { useState } from 'react';
import { itemKey } from '@bcs/contract/features/scheduling/dated';
import { plural } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { Moment } from '#lib/moment.tsx';
import { usePathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import { NEW_MOVE_FORM, movableWeeks, parseMove, type MovableWeek, type Move } from './movable.ts';
import { CopyItemsDialog } from './copy-items-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { MoveFields } from './move-fields.tsx';

const NONE_CHOSEN: ReadonlySet<string> = new Set();

type Props = {
  weeks: readonly MovableWeek[];
  zone: string;
  chosen: ReadonlySet<string>;
  choose: (keys: ReadonlySet<string>) => void;
};

const titleOf = (number: number) => (number > 0 ? `Week ${number}` : 'Before the class');

/** Sessions and due dates by week, to be ticked one by one or from a week on. ADM-084 */
function MovableList({ weeks, zone, chosen, choose }: Props) {
  const toggle = (key: string) =>
    choose(new Set(chosen.has(key) ? [...chosen].filter((each) => each !== key) : [...chosen, key]));
  const fromOn = (place: number) => choose(new Set(weeks.slice(place).flatMap(({ rows }) => rows.map(itemKey))));
  return weeks.map(({ number, rows }, place) => (
    <Card key={number}>
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-3 sm:px-5">
        <CardHeader title={titleOf(number)} />
        <Button size="sm" aria-label={`Choose from here on: ${titleOf(number)}`} onClick={() => fromOn(place)}>
          Choose from here on
        </Button>
      </div>
      <ul className="grid gap-1 px-4 py-3 sm:px-5">
        {rows.map((row) => (
          <li key={itemKey(row)} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Checkbox label={row.name} checked={chosen.has(itemKey(row))} onChange={() => toggle(itemKey(row))} />
            <span className="pl-7 text-sm text-muted">
              {row.kind === 'assignment' && 'Due '}
              <Moment at={row.at} zone={zone} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  ));
}

/** Several sessions and assignments of a class are moved at once, or copied to another one. ADM-084, ADM-101 */
export function MoveScreen() {
  const courseId = usePathId('courseId');
  const sessions = useAnswer('adminSessions', { courseId });
  const assignments = useAnswer('adminAssignments', { courseId });
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const [form, setForm] = useState(NEW_MOVE_FORM);
  const [asked, setAsked] = useState<Move | 'copy' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { course } = sessions;
  const weeks = movableWeeks(sessions, assignments);
  const items = weeks.flatMap(({ rows }) => rows).filter((row) => chosen.has(itemKey(row)));
  const named = items.map(({ kind, id }) => ({ kind, id }));
  const done = () => {
    setAsked(null);
    setChosen(NONE_CHOSEN);
  };
  const preview = () => {
    const move = parseMove(form);
    if (typeof move === 'string') return setProblem(move);
    setProblem(items.length === 0 ? 'Please choose what to move.' : null);
    if (items.length > 0) setAsked(move ?? 'copy');
  };
  return (
    <>
      <PageHeader
        title={`Move sessions and due dates of ${course.code}`}
        lead="Extensions are kept. Anything that falls on a holiday moves to the next class day."
        back={
          <BackLink to="/admin/classes/$courseId/sessions" params={{ courseId: String(courseId) }}>
            Sessions
          </BackLink>
        }
      />
      <div className="grid max-w-3xl gap-5">
        <Card pad className="grid gap-4">
          <MoveFields courseId={courseId} form={form} change={(next) => setForm((value) => ({ ...value, ...next }))} />
          {problem !== null && <Alert tone="bad">{problem}</Alert>}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span aria-live="polite">{plural(items.length, 'item chosen', 'items chosen')}</span>
            <Button tone="primary" onClick={preview}>
              Preview
            </Button>
          </div>
        </Card>
        <MovableList weeks={weeks} zone={course.timeZone} chosen={chosen} choose={setChosen} />
      </div>
      {asked === 'copy' && (
        <CopyItemsDialog
          asked={{ courseId, targetId: Number(form.target), items: named }}
          zone={course.timeZone}
          onClose={() => setAsked(null)}
          onCopied={done}
        />
      )}
      {asked !== null && asked !== 'copy' && (
        <MoveDialog
          asked={{ courseId, items: named, move: asked }}
          zone={course.timeZone}
          onClose={() => setAsked(null)}
          onMoved={done}
        />
      )}
    </>
  );
}
