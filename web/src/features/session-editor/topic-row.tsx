import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { LONGEST_SESSION_NAME, LONGEST_SESSION_SUMMARY } from '@bcs/contract/kernel/lengths';
import { Alert } from '#kit/alert.tsx';
import { Button, IconButton } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { createFields } from '#lib/form-fields.ts';
import { validateTopic, type SessionTopic } from './topics.ts';

type Props = {
  courseId: number;
  topic: SessionTopic;
  /** 'March 10, 2026, 6:30 PM'. */
  when: string;
  isFirst: boolean;
  isLast: boolean;
  shows: boolean;
  /** The topic as the session has it now, perhaps changed by somebody else since. */
  stands: SessionTopic;
  change: (next: Partial<SessionTopic>) => void;
  move: (by: 1 | -1) => void;
};

/** A session of the syllabus: its date stays, its topic is edited or moves up and down. ADM-089 */
export function TopicRow({ courseId, topic, when, isFirst, isLast, shows, stands, change, move }: Props) {
  const problem = shows ? validateTopic(topic) : null;
  const row = createFields({ value: topic, set: change });
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <TextLink
          to="/admin/classes/$courseId/sessions/$sessionId"
          params={{ courseId: String(courseId), sessionId: String(topic.sessionId) }}
          className="text-sm"
        >
          {when}
        </TextLink>
        <span className="flex gap-1">
          <IconButton icon={IconArrowUp} label={`Move up: ${topic.name}`} disabled={isFirst} onClick={() => move(-1)} />
          <IconButton
            icon={IconArrowDown}
            label={`Move down: ${topic.name}`}
            disabled={isLast}
            onClick={() => move(1)}
          />
        </span>
      </div>
      {stands.version !== topic.version && (
        <Alert tone="bad" title="Someone else has changed this session in the meantime">
          <p className="wrap-anywhere">Now: {stands.name}</p>
          <span className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => change({ version: stands.version })}>
              Keep mine
            </Button>
            <Button size="sm" onClick={() => change(stands)}>
              Take theirs
            </Button>
          </span>
        </Alert>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...row.text('chapter', 'Chapter')} inputMode="decimal" aria-label={`Chapter on ${when}`} />
        <TextField
          {...row.text('name', 'Name')}
          aria-label={`Name on ${when}`}
          maxLength={LONGEST_SESSION_NAME}
          error={problem}
        />
        <TextField
          {...row.text('shortDescription', 'Summary')}
          aria-label={`Summary on ${when}`}
          className="sm:col-span-2"
          maxLength={LONGEST_SESSION_SUMMARY}
        />
      </div>
    </li>
  );
}
