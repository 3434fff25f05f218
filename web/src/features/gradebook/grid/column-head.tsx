import { averageText } from '@bcs/contract/features/grades/average';
import type { GradebookAssignment } from '@bcs/contract/features/grading/model';
import { cx } from '#kit/cx.ts';
import type { GridParts } from '#features/gradebook/gradebook-rows.ts';
import type { GradebookSort } from '#features/gradebook/gradebook-sort.ts';
import { feedbackLabel } from '@bcs/contract/features/coursework/statuses';
import type { MarkKind, Share } from '@bcs/contract/features/gradebook/figures';
import { isGrade } from '@bcs/contract/features/grading/scale';
import { SOLID_TONES } from '#kit/tone.ts';
import { feedbackTone } from '#features/coursework/submission-badge.tsx';
import { gradeTone } from '#features/grading/grade-chip.tsx';

const SHARE_WORDS: Readonly<Record<string, string>> = {
  waiting: 'not graded',
  missing: 'missing',
  none: 'not submitted',
};
const LOOKS: Readonly<Record<string, string>> = {
  waiting: SOLID_TONES.brand,
  missing: SOLID_TONES.bad,
  none: 'bg-line',
};

const feedbackIn = (kind: MarkKind) => Number(kind.replace('feedback ', ''));

/** Says the share of a part: '12 A', '3 missing'. */
const shareInWords = ({ kind, count }: Share): string =>
  `${count} ${isGrade(kind) ? kind : (SHARE_WORDS[kind] ?? feedbackLabel(feedbackIn(kind)))}`;

/** Returns the look of its part of the bar. */
const shareLook = (kind: MarkKind): string =>
  isGrade(kind) ? SOLID_TONES[gradeTone(kind)] : (LOOKS[kind] ?? SOLID_TONES[feedbackTone(feedbackIn(kind))]);

type Props = {
  assignment: GradebookAssignment;
  column: number;
  parts: Pick<GridParts, 'figuresOf'>;
  sort: GradebookSort;
  onSort: (sort: GradebookSort) => void;
};

/**
 * The head of a column: its title, which sorts by it, the average and a bar of how it went. The bar says nothing that
 * does not stand in the tip as words.
 */
export function ColumnHead({ assignment, column, parts, sort, onSort }: Props) {
  const { id, title } = assignment;
  const { average, shares } = parts.figuresOf(assignment);
  const told = average === null ? 'no grades yet' : `average ${averageText(average)}`;
  const isSorted = sort === String(id) ? 'ascending' : sort === `-${id}` ? 'descending' : undefined;
  return (
    <th
      scope="col"
      aria-colindex={column + 2}
      aria-sort={isSorted}
      title={`${title}: ${told}; ${shares.map(shareInWords).join(', ')}`}
      className="sticky top-0 z-10 border-b border-line bg-surface px-1 pb-1.5 align-bottom text-xs leading-tight font-medium text-muted"
    >
      {/* no tab stop: there are 150 of them, and 'Sort by' does the same */}
      <button
        type="button"
        tabIndex={-1}
        className={cx('w-full rounded-sm hover:text-ink', isSorted && 'font-bold text-brand')}
        onClick={() => onSort(isSorted === 'ascending' ? `-${id}` : `${id}`)}
      >
        <span className="line-clamp-3 hyphens-auto [hyphenate-limit-chars:13]">{title}</span>
      </button>
      <span aria-hidden className="mt-0.5 block text-2xs font-semibold text-ink tabular-nums">
        {average === null ? '–' : averageText(average)}
      </span>
      <span aria-hidden className="mt-0.5 flex h-1.5 gap-px overflow-hidden rounded-full">
        {shares.map(({ kind, count }) => (
          <span key={kind} className={shareLook(kind)} style={{ flexGrow: count }} />
        ))}
      </span>
    </th>
  );
}
