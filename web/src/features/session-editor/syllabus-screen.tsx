import { useState } from 'react';
import { courseWeek, localDay } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { formatDate, formatTime } from '#lib/dates.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useLeaveGuard } from '#lib/leave-guard.ts';
import { usePathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { TopicRow } from './topic-row.tsx';
import { changedTopics, exchangeTopics, mergedTopics, validateTopic, toTopics, type SessionTopic } from './topics.ts';

/** The syllabus as weeks, in the order in which students see it on /academicSyllabus. ADM-089 */
// No useForm: a list in which each session has a version of its own and says so itself.
export function SyllabusEditorScreen() {
  const courseId = usePathId('courseId');
  const { course, sessions, mayEdit } = useAnswer('adminSessions', { courseId });
  const stands = toTopics(sessions);
  const draft = useAdminDraft<readonly SessionTopic[]>(`syllabus/${courseId}`, `${course.code}: syllabus`, stands);
  const [tells, setTells] = useState(false);
  const [tried, setTried] = useState(false);
  useLeaveGuard(draft.dirty);
  const topics = mergedTopics(draft.value, stands);
  const isOutdated = topics.some(({ version }, place) => version !== stands[place]?.version);
  const changes = changedTopics(topics, stands);
  const save = useSend('saveSyllabus', {
    said: ({ changed }) => plural(changed, 'session was changed.', 'sessions were changed.'),
    onDone: () => {
      draft.saved();
      setTried(false);
    },
  });
  const submit = () => {
    setTried(true);
    if (topics.every((topic) => validateTopic(topic) === null)) void save.send({ courseId, topics: changes, tells });
  };
  const starts = new Map(sessions.map(({ id, startTime }) => [id, startTime]));
  const startOf = ({ sessionId }: SessionTopic) => starts.get(sessionId) ?? '';
  const whenOf = (topic: SessionTopic) =>
    starts.has(topic.sessionId)
      ? `${formatDate(startOf(topic), course.timeZone)}, ${formatTime(startOf(topic), course.timeZone)}`
      : '';
  const weekOf = (topic: SessionTopic) => courseWeek(course.startDay, localDay(startOf(topic), course.timeZone));
  const weeks = Map.groupBy(
    topics.map((topic, place) => ({ topic, place })).filter(({ topic }) => starts.has(topic.sessionId)),
    ({ topic }) => weekOf(topic),
  );
  return (
    <>
      <PageHeader
        title={`Syllabus of ${course.code}`}
        lead="Moving a topic to another session does not change any dates."
        back={
          <BackLink to="/admin/classes/$courseId/sessions" params={{ courseId: String(courseId) }}>
            Sessions
          </BackLink>
        }
      />
      <fieldset disabled={!mayEdit} className="grid max-w-3xl gap-5">
        <DraftNotice draft={draft} />
        {[...weeks].map(([week, rows]) => (
          <Card key={week}>
            <CardHeader
              title={week > 0 ? `Week ${week}` : 'Before the class'}
              className="border-b border-line px-4 py-3.5 sm:px-5"
            />
            <ol className="divide-y divide-line">
              {rows.map(({ topic, place }) => (
                <TopicRow
                  key={topic.sessionId}
                  {...{ courseId, topic }}
                  when={whenOf(topic)}
                  isFirst={place === 0}
                  isLast={place === topics.length - 1}
                  shows={tried}
                  stands={stands[place] ?? topic}
                  change={(next) =>
                    draft.set(topics.map((each, index) => (index === place ? { ...each, ...next } : each)))
                  }
                  move={(by) => draft.set(exchangeTopics(topics, place, place + by))}
                />
              ))}
            </ol>
          </Card>
        ))}
        <FailureAlert failure={save.failure} of="save" />
        <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-4 bg-canvas py-2 max-lg:pb-24">
          <Checkbox
            label="Tell students"
            checked={tells}
            onChange={({ currentTarget: { checked } }) => setTells(checked)}
          />
          <Button tone="primary" disabled={changes.length === 0 || isOutdated} pending={save.pending} onClick={submit}>
            Save {plural(changes.length, 'session')}
          </Button>
        </div>
      </fieldset>
    </>
  );
}
