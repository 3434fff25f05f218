import { lazy, Suspense, useId, useState } from 'react';
import {
  IconBook2,
  IconBriefcase,
  IconChartLine,
  IconCheckbox,
  IconChevronDown,
  IconMessages,
  IconTable,
  IconUserCheck,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { lineHref, LINES } from '@bcs/contract/features/today/kinds';
import type { LineKind, TodayClassHead, TodayLine } from '@bcs/contract/features/today/model';
import { COURSE_RUNNERS, type Role } from '@bcs/contract/kernel/roles';
import { isUrgent, timeOfLine } from '@bcs/contract/features/today/times';
import { buttonLook } from '#kit/button-look.ts';
import { IconButton } from '#kit/button.tsx';
import { SkeletonRows } from '#kit/skeleton.tsx';
import { cx } from '#kit/cx.ts';
import { SOFT_TONES } from '#kit/tone.ts';
import { useNow } from '#lib/now.ts';
import { useGoToClass } from './go-to-line.ts';

// Menu and dialog are not for the first view
const AsideMenu = lazy(() => import('./aside-menu.tsx').then((file) => ({ default: file.AsideMenu })));
const InPlace = lazy(() => import('./in-place.tsx').then((file) => ({ default: file.InPlace })));

// reuses the components of the menu, which are already loaded
const ICONS: Readonly<Record<LineKind, Icon>> = {
  attendance: IconCheckbox,
  remoteRequests: IconUserCheck,
  npsSurvey: IconChartLine,
  grading: IconTable,
  comments: IconBook2,
  careerFeedback: IconBriefcase,
  chats: IconMessages,
  supportCases: IconUsers,
  refusedAddresses: IconUsers,
  chatBridges: IconMessages,
};

/** Tells whether a line can be handled without leaving the list. D-240 */
const opensInPlace = ({ kind, readOnly }: TodayLine, role: Role): boolean =>
  !readOnly && COURSE_RUNNERS.includes(role) && (kind === 'remoteRequests' || kind === 'attendance');

type Of = Pick<TodayClassHead, 'role' | 'timeZone' | 'nextClassDay'>;
type Props = {
  line: TodayLine;
  of: Of;
  settled?: boolean;
  /** Long texts are cut, so that every line is equally high. */
  short?: boolean | undefined;
};

/**
 * A line that says what is waiting, how many, and how long: one link to where it is handled; some open in place.
 * SUCC-009
 */
export function LineRow({ line, of, settled = false, short = false }: Props) {
  const now = useNow();
  const go = useGoToClass();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const { text, action, about } = LINES[line.kind];
  const Sign = ICONS[line.kind];
  const href = lineHref(line, of.role);
  const urgent = isUrgent(line, now);
  const sign = (
    <span
      aria-hidden
      className={cx(
        'grid size-9 shrink-0 place-items-center rounded-control max-sm:hidden',
        SOFT_TONES[settled ? 'good' : line.readOnly ? 'neutral' : urgent ? 'warn' : 'brand'],
      )}
    >
      <Sign size={19} />
    </span>
  );
  const words = (
    <span className="min-w-0 grow basis-60">
      <span
        className={cx(
          'block font-semibold',
          short ? 'truncate' : 'wrap-anywhere',
          settled && 'text-muted line-through',
        )}
      >
        {text(line)}
      </span>
      <span className={cx('block text-sm', urgent && !settled ? 'text-warn' : 'text-muted')}>
        {settled ? 'Settled' : timeOfLine(urgent || about !== 'people' ? line : { ...line, due: null }, now)}
        {line.readOnly && !settled && ' · for others to do'}
      </span>
    </span>
  );
  const look = 'flex min-h-16 min-w-0 grow items-center gap-3 px-4 py-2.5';
  const content = (
    <>
      {sign}
      {/* on a phone the button is below the text */}
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2">
        {words}
        {!line.readOnly && (
          // its place stays when the line is settled, or the lines below would move
          <span className={buttonLook({ size: 'sm' })} style={settled ? { visibility: 'hidden' } : undefined}>
            {action}
          </span>
        )}
      </span>
    </>
  );
  const row = (
    <div className="flex min-h-16 items-center gap-1 pr-2 sm:pr-3">
      {line.readOnly || settled ? (
        <div className={look}>{content}</div>
      ) : (
        <a
          href={href}
          onClick={(event) => go(event, line.enrollmentId, href)}
          onAuxClick={(event) => go(event, line.enrollmentId, href)}
          className={cx(look, 'hover:bg-sunken focus-visible:-outline-offset-2')}
        >
          {content}
        </a>
      )}
      {!short && !settled && opensInPlace(line, of.role) && (
        <IconButton
          label={`Open here: ${text(line)}`}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconChevronDown size={19} aria-hidden className={cx(isOpen && 'rotate-180')} />
        </IconButton>
      )}
      {!short && !line.readOnly && (
        <span className="size-10 shrink-0 pointer-coarse:size-11">
          {!settled && (
            <Suspense>
              <AsideMenu line={line} of={of} />
            </Suspense>
          )}
        </span>
      )}
    </div>
  );
  return (
    <>
      {row}
      {/* remains after its line is handled, so that it can be undone */}
      {isOpen && (
        <div id={panel} className="border-t border-line bg-sunken/40 px-4 py-3 sm:pl-16">
          <Suspense fallback={<SkeletonRows rows={Math.min(line.count, 3)} />}>
            <InPlace line={line} role={of.role} />
          </Suspense>
        </div>
      )}
    </>
  );
}
