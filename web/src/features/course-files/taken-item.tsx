import type { Zone } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { consequenceSentences } from '#features/assignment-editor/consequence-list.tsx';
import { SESSION_WARNINGS } from '#features/scheduling/warning-words.ts';
import { Badge } from '#kit/badge.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { formatDateTime } from '#lib/dates.ts';
import type { ComparedItem, ComparedSide } from './choices.ts';
import { FieldDifferenceRow } from './field-difference.tsx';
import { OUTCOME_WORDS } from './item-words.ts';
import type { TakeOverSource } from './take-over-source.ts';

type Props = {
  item: ComparedItem;
  from: TakeOverSource['kind'];
  zone: Zone;
  onTake: (takes: boolean) => void;
  onChoose: (field: string, side: ComparedSide) => void;
};

/** The effect of ticking an item that is gone, by its kind. */
const GONE = {
  session: 'Cancels the session.',
  assignment: 'Archives the assignment; work on it stays readable.',
} as const;

/** One item: the result, both sides of each field, and the consequences of this item alone. ADM-103, ADM-108 */
export function TakenItemRow({ item, from, zone, onTake, onChoose }: Props) {
  const { kind, name, outcome, differs, mayTake, takes, problem, startsAt, holiday, submitted, follows, warnings } =
    item;
  const { word, tone } = OUTCOME_WORDS[outcome];
  const sentences = follows ? consequenceSentences(follows) : [];
  const facts = [
    kind === 'session' ? 'Session' : 'Assignment',
    ...(startsAt === null ? [] : [`${kind === 'session' ? '' : 'due '}${formatDateTime(startsAt, zone)}`]),
    ...(submitted === 0 ? [] : [plural(submitted, 'submission')]),
  ];
  return (
    <li className="grid gap-3 px-4 py-3 [content-visibility:auto] sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0 gap-0.5">
          {mayTake ? (
            <Checkbox
              label={<span className="font-semibold wrap-anywhere">{name}</span>}
              hint={outcome === 'gone' ? GONE[kind] : undefined}
              checked={takes}
              onChange={({ currentTarget: { checked } }) => onTake(checked)}
            />
          ) : (
            <span className="py-1 font-semibold wrap-anywhere">{name}</span>
          )}
          <p className="text-sm text-muted">{facts.join(' · ')}</p>
        </div>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {problem !== null && <p className="text-sm text-bad">{problem}</p>}
      {holiday !== null && <p className="text-sm text-muted">Moved to the next class day: {holiday}</p>}
      {warnings.map(({ what, name: of }) => (
        <p key={what + of} className="text-sm text-warn">
          {SESSION_WARNINGS[what](of)}
        </p>
      ))}
      {differs.map((difference) => (
        <FieldDifferenceRow
          key={difference.field}
          item={item}
          difference={difference}
          from={from}
          zone={zone}
          onChoose={mayTake ? (side) => onChoose(difference.field, side) : undefined}
        />
      ))}
      {sentences.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
