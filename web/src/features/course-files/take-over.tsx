import { useQuery } from '@tanstack/react-query';
import { sentencesOf as hangingSentences } from '#features/session-editor/hanging-words.ts';
import { SentenceList } from '#features/session-editor/sentence-list.tsx';
import { ConsequenceList } from '#features/assignment-editor/consequence-list.tsx';
import { count } from '#features/assignment-editor/consequence-words.ts';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { patternOf, timesOf, whyNoPattern } from '#features/scheduling/week-times.ts';
import { WeekdayFields } from '#features/scheduling/weekday-fields.tsx';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { NOTHING_CHOSEN, unsettledIn, withItem, withSides } from './choices.ts';
import { ItemGroups } from './item-groups.tsx';
import { SIDES } from './item-words.ts';
import { draftOf, previewOf, useTakeOver } from './take-over-calls.ts';
import type { TakeOverSource } from './take-over-source.ts';

type Props = { courseId: number; source: TakeOverSource; onDone: (changed: number) => void; onClose: () => void };

/** What a plan or a folder would change in a class, the choice of each item, and the button that writes exactly that. ADM-103, ADM-105, ADM-108 */
export function TakeOver({ courseId, source, onDone, onClose }: Props) {
  const draft = useAdminDraft(draftOf(courseId, source), 'A curriculum that is taken over', NOTHING_CHOSEN);
  const wanted = draft.value;
  const { data, error } = useQuery({ ...previewOf(courseId, source, wanted), placeholderData: (before) => before });
  const save = useTakeOver(source, (changed) => {
    draft.saved(NOTHING_CHOSEN);
    onDone(changed);
  });
  if (error && !data) return <Alert tone="bad">{error.message}</Alert>;
  if (!data) return <StandBy />;
  const { items, counts, unsettled, needsPattern, isPublished, timeZone, follows, digest } = data;
  const sides = SIDES[source.kind];
  const settle = (side: 'there' | 'here') => draft.set((before) => withSides(before, unsettledIn(items), side));
  const total = counts.created + counts.changed + counts.taken;
  const times = timesOf(wanted.pattern ?? data.pattern);
  return (
    <div className="grid gap-6">
      <DraftNotice draft={draft} />
      {(needsPattern || wanted.pattern !== null) && (
        <Card pad className="grid gap-4">
          <CardHeader title="When the class meets" />
          <p className="text-sm text-muted">
            Class meetings that do not stand yet are dated by these weekdays, off holidays.
          </p>
          <WeekdayFields
            times={times}
            onChange={(next) =>
              draft.set((before) => ({
                ...before,
                pattern: whyNoPattern(next) === null ? patternOf(next) : before.pattern,
              }))
            }
          />
        </Card>
      )}
      {isPublished && counts.created > 0 && (
        <Alert>Students see this class. New assignments begin as drafts until you release them.</Alert>
      )}
      {unsettled > 0 && (
        <Alert
          tone="warn"
          title={`${count(unsettled, 'item was', 'items were')} changed on both sides`}
          action={
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => settle('there')}>
                Take all from the {sides.there.toLowerCase()}
              </Button>
              <Button size="sm" onClick={() => settle('here')}>
                Keep all of the class
              </Button>
            </div>
          }
        >
          Choose one side for each field, or leave the item out. Nothing is overwritten before that.
        </Alert>
      )}
      <ItemGroups
        items={items}
        from={source.kind}
        zone={timeZone}
        onTake={(item, takes) => draft.set((before) => withItem(before, item, takes))}
        onChoose={(item, field, side) => draft.set((before) => withSides(before, [{ item, field }], side))}
      />
      <Card pad className="grid gap-4">
        <CardHeader title="What follows" />
        <ConsequenceList follows={follows} />
        <SentenceList
          sentences={hangingSentences({ hanging: data.hanging, absencesTakenBack: 0, studentsTold: data.studentsTold })}
        />
        {save.failure && <Alert tone="bad">{save.failure.message}</Alert>}
        <div className="flex flex-wrap gap-2">
          <Button
            tone="primary"
            pending={save.pending}
            disabled={unsettled > 0 || needsPattern}
            onClick={() => void save.send(courseId, wanted, digest)}
          >
            {total === 0 ? 'Nothing to write: keep this as settled' : `Take over ${count(total, 'item', 'items')}`}
          </Button>
          <Button onClick={onClose}>Back</Button>
        </div>
      </Card>
    </div>
  );
}
