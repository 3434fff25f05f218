import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { keyOf } from '@bcs/contract/features/scheduling/dated';
import { plural } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { FIRST_MOVE, movableWeeks, parseMove, type Move } from './movable.ts';
import { CopyItemsDialog } from './copy-items-dialog.tsx';
import { MovableList } from './movable-list.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { MoveFields } from './move-fields.tsx';

const route = getRouteApi('/_app/admin/classes/$courseId/move');
const NONE_CHOSEN: ReadonlySet<string> = new Set();

/** Several sessions and assignments of a class are moved at once, or copied to another one. ADM-084, ADM-101 */
export function MoveScreen() {
  const courseId = pathId(route.useParams().courseId);
  const sessions = useSuspenseQuery(callQuery('adminSessions', { courseId })).data;
  const assignments = useSuspenseQuery(callQuery('adminAssignments', { courseId })).data;
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const [form, setForm] = useState(FIRST_MOVE);
  const [asked, setAsked] = useState<Move | 'copy' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { course } = sessions;
  const weeks = movableWeeks(sessions, assignments);
  const items = weeks.flatMap(({ rows }) => rows).filter((row) => chosen.has(keyOf(row)));
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
