import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Alert } from '#kit/alert.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { FIRST_MOVE, keyOf, movableWeeks, moveOf, type Move } from './movable.ts';
import { MovableList } from './movable-list.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { MoveFields } from './move-fields.tsx';

const route = getRouteApi('/_app/admin/classes/$courseId/move');
const NONE: ReadonlySet<string> = new Set();

/** Several sessions and assignments of a class are moved at once. ADM-084 */
export function MoveScreen() {
  const courseId = pathId(route.useParams().courseId);
  const sessions = useSuspenseQuery(callQuery('adminSessions', { courseId })).data;
  const assignments = useSuspenseQuery(callQuery('adminAssignments', { courseId })).data;
  const [chosen, setChosen] = useState(NONE);
  const [form, setForm] = useState(FIRST_MOVE);
  const [asked, setAsked] = useState<Move | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { course } = sessions;
  const weeks = movableWeeks(sessions, assignments);
  const items = weeks.flatMap(({ rows }) => rows).filter((row) => chosen.has(keyOf(row)));
  const preview = () => {
    const move = moveOf(form);
    if (typeof move === 'string') return setProblem(move);
    setProblem(items.length === 0 ? 'Please choose what is moved.' : null);
    if (items.length > 0) setAsked(move);
  };
  return (
    <>
      <PageHeader
        title={`Move sessions and due dates of ${course.code}`}
        lead="Extensions stay on top. What lies on a holiday goes to the next class day."
        back={
          <BackLink to="/admin/classes/$courseId/sessions" params={{ courseId: String(courseId) }}>
            Sessions
          </BackLink>
        }
      />
      <div className="grid max-w-3xl gap-5">
        <Card pad className="grid gap-4">
          <MoveFields form={form} change={(next) => setForm((value) => ({ ...value, ...next }))} />
          {problem !== null && <Alert tone="bad">{problem}</Alert>}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span aria-live="polite">{items.length === 1 ? '1 item chosen' : `${items.length} items chosen`}</span>
            <Button tone="primary" onClick={preview}>
              Preview
            </Button>
          </div>
        </Card>
        <MovableList weeks={weeks} zone={course.timeZone} chosen={chosen} choose={setChosen} />
      </div>
      {asked && (
        <MoveDialog
          asked={{ courseId, items: items.map(({ kind, id }) => ({ kind, id })), move: asked }}
          zone={course.timeZone}
          onClose={() => setAsked(null)}
          onMoved={() => {
            setAsked(null);
            setChosen(NONE);
          }}
        />
      )}
    </>
  );
}
