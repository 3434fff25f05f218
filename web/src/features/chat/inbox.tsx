import { useDeferredValue, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { plural } from '@bcs/contract/kernel/plural';
import { Button } from '#kit/button.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { SkeletonRows } from '#kit/skeleton.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useNow } from '#lib/now.ts';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { inboxPages } from './chat-pages.ts';
import { InboxRow } from './inbox-row.tsx';

const ROWS = { gridTemplate: 'auto auto minmax(0, 1fr) / minmax(0, 1fr)', minHeight: 0 };

type Props = {
  onOpen?: () => void;
  autoFocus?: boolean;
  /** Shows only conversations of this course that wait for an answer. SUCC-009 */
  waitingIn?: number | undefined;
};

/** All conversations of a student success manager, who waits longest first; and any student by name. CHAT-002, D-167 */
export function Inbox({ onOpen, autoFocus, waitingIn }: Props) {
  const { enrollmentId, timeZone } = useViewer();
  const now = useNow();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const pages = useInfiniteQuery(inboxPages(enrollmentId, waitingIn));
  const found = useRead('chatInbox', { enrollmentId, search }, { enabled: search !== '', stays: true });
  const rows = (search === '' ? pages.data : found.data)?.conversations;
  const [first] = rows ?? [];
  const waiting = pages.data?.waitingCount ?? 0;
  const withCourse = new Set(rows?.map(({ course }) => course.id)).size > 1;
  const open = () => {
    if (!first || text.trim() === '' || found.isPlaceholderData) return;
    void navigate({
      to: '/chat/$studentEnrollmentId',
      params: { studentEnrollmentId: String(first.student.enrollmentId) },
    });
    onOpen?.();
  };
  return (
    <div className="grid gap-2" style={ROWS}>
      <form
        role="search"
        className="px-3"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <SearchField
          label="Find a student"
          hideLabel
          placeholder="Find a student"
          maxLength={100}
          value={text}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do in a panel that was just opened
          autoFocus={autoFocus}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
      <p role="status" className="px-3 text-sm text-muted">
        {search === '' ? waitingText(waiting) : foundText(rows?.length)}
        {waitingIn !== undefined && search === '' && (
          <>
            {' '}
            <TextLink to="/chat">Show all conversations</TextLink>
          </>
        )}
      </p>
      <div className="overflow-y-auto">
        {rows ? (
          <ul className="flex flex-col">
            {rows.map((row) => (
              <InboxRow
                key={row.student.enrollmentId}
                row={row}
                now={now}
                zone={timeZone}
                withCourse={withCourse}
                onOpen={onOpen}
              />
            ))}
          </ul>
        ) : pages.isError ? (
          <div className="grid justify-items-start gap-2 px-3">
            <p className="text-sm text-bad">The conversations could not be loaded.</p>
            <Button size="sm" onClick={() => void pages.refetch()}>
              Try again
            </Button>
          </div>
        ) : (
          <SkeletonRows rows={4} />
        )}
        {search === '' && pages.hasNextPage && (
          <div className="grid justify-items-center py-2">
            <Button size="sm" pending={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              Show more conversations
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

const waitingText = (waiting: number) =>
  waiting === 0 ? 'Nobody is waiting.' : `${plural(waiting, 'student is', 'students are')} waiting.`;
const foundText = (count: number | undefined) =>
  count === undefined ? 'Searching…' : count === 0 ? 'No student has this name.' : `${count} found.`;
