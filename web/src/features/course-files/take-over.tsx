import { plural } from '@bcs/contract/kernel/plural';
import { hangingSentences } from '#features/session-editor/hanging-words.ts';
import { SentenceList } from '#features/session-editor/sentence-list.tsx';
import { ConsequenceList } from '#features/assignment-editor/consequence-list.tsx';
import { toPattern, toWeekTimes, whyNoPattern } from '#features/scheduling/week-times.ts';
import { WeekdayFields } from '#features/scheduling/weekday-fields.tsx';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import type { Draft } from '#lib/draft.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { PlannedButton } from '#lib/planned-dialog.tsx';
import type { Planned } from '#lib/planned.ts';
import {
  findUnsettledFields,
  withItemChoice,
  withSideChoices,
  type FolderPreview,
  type WantedTakeOver,
} from './choices.ts';
import { ItemGroups } from './item-groups.tsx';
import { SIDE_NAMES } from './item-words.ts';
import type { TakeOverSource } from './take-over-source.ts';

type Props = {
  from: TakeOverSource['kind'];
  /** The name of the plan or folder that is taken over. */
  name: string | undefined;
  draft: Draft<WantedTakeOver>;
  planned: Planned<FolderPreview>;
  onSave: (digest: string) => void;
  onClose: () => void;
};

/** The changes a plan or folder would make, a choice for each, and a button that writes just them. ADM-103, ADM-105, ADM-108 */
// No useForm: a choice for each item of a preview, and no fields.
export function TakeOver({ from, name, draft, planned, onSave, onClose }: Props) {
  const wanted = draft.value;
  const { shown: data, error, failure } = planned;
  if (!data) return error ? <FailureAlert failure={error} of="preview" /> : <StandBy />;
  const { items, counts, unsettled, needsPattern, isPublished, timeZone, follows } = data;
  const sides = SIDE_NAMES[from];
  const settle = (side: 'there' | 'here') =>
    draft.set((before) => withSideChoices(before, findUnsettledFields(items), side));
  const notTaken = items.filter(({ problem }) => problem !== null).length;
  const total = counts.created + counts.changed + counts.taken;
  const times = toWeekTimes(wanted.pattern ?? data.pattern);
  return (
    <div className="grid gap-6">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <DraftNotice draft={draft} />
      {(needsPattern || wanted.pattern !== null) && (
        <Card pad className="grid gap-4">
          <CardHeader title="When the class meets" />
          <p className="text-sm text-muted">New class meetings are scheduled on these weekdays, skipping holidays.</p>
          <WeekdayFields
            times={times}
            onChange={(next) =>
              draft.set((before) => ({
                ...before,
                pattern: whyNoPattern(next) === null ? toPattern(next) : before.pattern,
              }))
            }
          />
        </Card>
      )}
      {counts.created > 0 && (
        <Alert>
          {isPublished
            ? 'Students see this class. New assignments begin as drafts until you release them.'
            : 'New assignments are released on the day they open. Those that opened before today begin as drafts.'}
        </Alert>
      )}
      {unsettled > 0 && (
        <Alert
          tone="warn"
          title={`${plural(unsettled, 'item was', 'items were')} changed on both sides`}
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
          Choose one side for each field, or leave the item out. Nothing is overwritten until then.
        </Alert>
      )}
      <ItemGroups
        items={items}
        from={from}
        zone={timeZone}
        onTake={(item, takes) => draft.set((before) => withItemChoice(before, item, takes))}
        onChoose={(item, field, side) => draft.set((before) => withSideChoices(before, [{ item, field }], side))}
      />
      <Card pad className="grid gap-4">
        <CardHeader title="What would change" />
        <ConsequenceList follows={follows} />
        <SentenceList
          sentences={hangingSentences({ hanging: data.hanging, absencesTakenBack: 0, studentsTold: data.studentsTold })}
        />
        {notTaken > 0 && (
          <Alert tone="warn">
            {plural(notTaken, 'item cannot', 'items cannot')} be taken over. Each of them says why.
          </Alert>
        )}
        <FailureAlert failure={error} of="preview" />
        <FailureAlert failure={failure} of="save" />
        <div className="flex flex-wrap gap-2">
          <PlannedButton planned={planned} disabled={unsettled > 0 || needsPattern} onSave={onSave}>
            {total === 0 ? 'Keep the class as it is' : `Take over ${plural(total, 'item')}`}
          </PlannedButton>
          <Button onClick={onClose}>Back</Button>
        </div>
      </Card>
    </div>
  );
}
