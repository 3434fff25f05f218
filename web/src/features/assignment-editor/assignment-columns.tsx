import { COURSEWORK_CATEGORY_NAMES } from '@bcs/contract/features/coursework/categories';
import { effectiveDueDate } from '@bcs/contract/features/coursework/due-date';
import type { Zone } from '@bcs/contract/kernel/clock';
import { Badge } from '#kit/badge.tsx';
import type { Column } from '#kit/column.ts';
import { TextLink } from '#kit/text-link.tsx';
import { Moment } from '#lib/moment.tsx';
import { neededForText, STATE_BADGES, type ListedAssignment } from './assignment-words.ts';

/** The columns of the list of assignments. ADM-091 */
export const assignmentColumns = (
  courseId: number,
  zone: Zone,
  weekOf: (row: ListedAssignment) => number,
  thisWeek: number,
): Column<ListedAssignment>[] => [
  {
    key: 'week',
    header: 'Week',
    // on phones it is below the title
    className: 'md:w-px whitespace-nowrap text-muted max-md:order-1',
    cell: (row) => {
      const week = weekOf(row);
      return week === thisWeek ? <Badge tone="brand">{week} · now</Badge> : week < 1 ? 'Before' : week;
    },
  },
  {
    key: 'title',
    header: 'Assignment',
    rowHeader: true,
    cell: ({ id, title, ...item }) => (
      <span className="flex flex-wrap items-baseline gap-x-2">
        <TextLink
          to="/admin/classes/$courseId/assignments/$assignmentId"
          params={{ courseId: String(courseId), assignmentId: String(id) }}
          className="wrap-anywhere"
        >
          {title}
        </TextLink>
        <span className="text-sm font-normal text-muted">
          {COURSEWORK_CATEGORY_NAMES[item.kind]} · {neededForText(item)}
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state, releaseAt }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={STATE_BADGES[state].tone}>{STATE_BADGES[state].label}</Badge>
        {state === 'scheduled' && releaseAt && (
          <span className="text-sm">
            <Moment at={releaseAt} zone={zone} />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'due',
    header: 'Due',
    cell: ({ dueDate, bufferDays }) => <Moment at={effectiveDueDate(dueDate, bufferDays, zone)} zone={zone} />,
  },
  { key: 'submitted', header: 'Submissions', align: 'end', cell: ({ submitted }) => submitted },
  { key: 'graded', header: 'Graded', align: 'end', cell: ({ graded }) => graded },
];
