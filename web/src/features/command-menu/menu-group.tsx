import { useId } from 'react';
import {
  IconBook2,
  IconBolt,
  IconCalendarEvent,
  IconFileText,
  IconSchool,
  IconSwitchHorizontal,
  IconUser,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { cx } from '#kit/cx.ts';
import type { MenuEntry, EntryGroup } from './entries.ts';

const ICONS: Readonly<Record<MenuEntry['kind'], Icon>> = {
  action: IconBolt,
  page: IconFileText,
  student: IconUser,
  contact: IconUsers,
  session: IconCalendarEvent,
  assignment: IconBook2,
  class: IconSwitchHorizontal,
  person: IconUser,
  administered: IconSchool,
};

/** The width of a detail, as a style, like that of the menu itself: the style sheet comes with every page. */
const DETAIL = { maxWidth: '60%' } as const;

type Props = {
  group: EntryGroup;
  active: MenuEntry | undefined;
  optionId: (entry: MenuEntry) => string;
  onChoose: (entry: MenuEntry) => void;
};

/** A heading with its rows; the row that Enter opens is marked. */
export function MenuGroup({ group, active, optionId, onChoose }: Props) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading}>
      <p id={heading} className="px-3 pt-3 pb-1 text-2xs font-semibold tracking-wider text-muted uppercase">
        {group.title}
      </p>
      {group.entries.map((entry) => {
        const Sign = ICONS[entry.kind];
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys
          <div
            key={optionId(entry)}
            id={optionId(entry)}
            role="option"
            tabIndex={-1}
            aria-selected={entry === active}
            onClick={() => onChoose(entry)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-sunken',
              entry === active && 'bg-brand-soft',
            )}
          >
            <Sign size={19} stroke={1.8} aria-hidden className="shrink-0 text-muted" />
            <span className="min-w-0 grow truncate font-medium">{entry.title}</span>
            {entry.detail && (
              <span style={DETAIL} className="shrink-0 truncate text-sm text-muted">
                {entry.detail}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
