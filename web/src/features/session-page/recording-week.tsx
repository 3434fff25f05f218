import { useId } from 'react';
import { wasSessionMissed } from '@bcs/contract/features/session-page/missed';
import type { RecordedSession } from '@bcs/contract/features/session-page/model';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Badge } from '#kit/badge.tsx';
import { Card } from '#kit/card.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { Moment } from '#lib/moment.tsx';
import { useViewer } from '#lib/viewer.ts';
import { recordingLength } from './recording-search.ts';

/** The recordings of one week of the course. */
export function RecordingWeek({ week, recordings }: { week: number; recordings: readonly RecordedSession[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h2 id={heading} className="text-lg font-semibold">
        {week > 0 ? `Week ${week}` : 'Before the first week'}
      </h2>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {recordings.map((recording) => (
            <Row key={recording.id} recording={recording} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Row({ recording }: { recording: RecordedSession }) {
  const { timeZone } = useViewer();
  const { id, name, chapter, startTime, videoIds, statusCode } = recording;
  const sessionId = String(id);
  const title = chapter === null ? name : `${chapter} ${name}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <span className="grid min-w-0 gap-0.5">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          <TextLink to="/sessions/$sessionId" params={{ sessionId }} className="font-semibold wrap-anywhere">
            {title}
          </TextLink>
          {wasSessionMissed(statusCode) && <Badge tone="warn">You missed this one</Badge>}
        </span>
        <span className="text-sm text-muted">
          <Moment at={startTime} zone={timeZone} dayOnly /> · {recordingLength(recording)}
        </span>
      </span>
      <span className="flex flex-wrap gap-x-4 gap-y-1">
        {videoIds.map((video, at) => (
          <TextLink
            key={video}
            to="/sessions/$sessionId/video/$videoId"
            params={{ sessionId, videoId: String(video) }}
            className="inline-flex min-h-10 items-center gap-1.5 pointer-coarse:min-h-11"
          >
            <IconPlayerPlay size={17} aria-hidden />
            {videoIds.length === 1 ? 'Watch' : `Part ${at + 1}`}
            <span className="sr-only"> of {title}</span>
          </TextLink>
        ))}
      </span>
    </li>
  );
}
