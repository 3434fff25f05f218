import { Suspense, useState } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { DeleteButton } from '#features/deleted-items/delete-button.tsx';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Alert } from '#kit/alert.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import type { Input } from '#lib/api.ts';
import { useForm } from '#lib/form.ts';
import { useNow } from '#lib/now.ts';
import { pathId } from '#lib/path-id.ts';
import { useAnswer, useRead } from '#lib/queries.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import {
  NEW_SESSION_FORM,
  toSessionDraft,
  toSessionFields,
  validateSession,
  type PreviewedSession,
  type SessionDraft,
  type SessionFields,
} from './form.ts';
import { cancelSentences } from './hanging-words.ts';
import { ResourcesCard } from './resources-card.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { SentenceList } from './sentence-list.tsx';
import { SessionForm } from './session-form.tsx';

const route = getRouteApi('/_app/admin/classes/$courseId/sessions/$sessionId');

/** The screen of a new or an existing session. ADM-083 */
export function SessionScreen() {
  const params = route.useParams();
  const courseId = pathId(params.courseId);
  const sessionId = params.sessionId === 'new' ? null : pathId(params.sessionId);
  const asked = { courseId, sessionId, reach: 'this', tells: false, fields: null } as const;
  const stored = useAnswer('previewSession', asked);
  return <Editor key={sessionId} sessionId={sessionId} stored={stored} />;
}

type DeletingProps = {
  sessionId: number;
  version: number;
  stands: NonNullable<PreviewedSession['stands']>;
  stored: PreviewedSession;
};

/** Deletes a session; students who would come are told, as when it is cancelled. ADM-071, ADM-088 */
function Deleting({ sessionId, version, stands, stored }: DeletingProps) {
  const { course, cancelled } = stored;
  const navigate = route.useNavigate();
  const takesPlace = stands.endTime > useNow() && !cancelled;
  const leave = () =>
    navigate({ to: '/admin/classes/$courseId/sessions', params: { courseId: String(course.id) }, ignoreBlocker: true });
  return (
    <DeleteButton
      item={{ courseId: course.id, kind: 'session', id: sessionId, version }}
      name={stands.name}
      onDeleted={leave}
    >
      {takesPlace && <Follows courseId={course.id} sessionId={sessionId} />}
    </DeleteButton>
  );
}

function Follows(input: { courseId: number; sessionId: number }) {
  const { data } = useRead('previewCancelSession', input);
  return data ? <SentenceList sentences={cancelSentences(data)} /> : null;
}

function Editor({ sessionId, stored }: { sessionId: number | null; stored: PreviewedSession }) {
  const { course, stands, version, cancelled } = stored;
  const navigate = route.useNavigate();
  const zone = course.timeZone;
  const draft = useAdminDraft<SessionDraft>(
    `session/${course.id}/${sessionId ?? 'new'}`,
    `${course.code}: ${stands?.name ?? 'New session'}`,
    stands && version !== null ? toSessionDraft(stands, zone, version) : NEW_SESSION_FORM,
  );
  const [asked, setAsked] = useState<(Input<'previewSession'> & { fields: SessionFields }) | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const [waits, setWaits] = useState(false);
  const params = { courseId: String(course.id) };
  const form = useForm('saveSession', {
    draft,
    problems: validateSession(draft.value),
    guards: !cancelled,
    onReady: (value) => {
      const { reach, tells } = value;
      setAsked({ courseId: course.id, sessionId, reach, tells, fields: toSessionFields(value, stands, zone) });
    },
    leaves: !waits,
    onNewer: () => setAsked(null),
    read: ({ fields, version: newer }) => {
      const { reach: _reach, tells: _tells, ...theirs } = toSessionDraft(fields as SessionFields, zone, Number(newer));
      return theirs;
    },
    said: waits ? 'The session was saved. Its resources are not saved yet.' : 'The session was saved.',
    onDone: () =>
      waits ? setAsked(null) : navigate({ to: '/admin/classes/$courseId/sessions', params, ignoreBlocker: true }),
  });
  return (
    <>
      <PageHeader
        title={stands?.name ?? 'New session'}
        lead={`${course.code} · ${course.name}`}
        back={
          <BackLink to="/admin/classes/$courseId/sessions" params={params}>
            Sessions
          </BackLink>
        }
      >
        {stands && (
          <Button onClick={() => setCancelling(true)}>{cancelled ? 'Restore session' : 'Cancel session'}</Button>
        )}
        {stands && stored.unused && sessionId !== null && version !== null && (
          <Deleting {...{ sessionId, version, stands, stored }} />
        )}
      </PageHeader>
      <div className="grid max-w-3xl gap-5">
        {cancelled ? (
          <Alert tone="warn" title="This session is cancelled.">
            Students no longer see it, and its attendance counts nowhere. Restore it to change it.
          </Alert>
        ) : (
          <>
            <SessionForm form={form} stored={stored} />
            {sessionId !== null && (
              <Suspense fallback={<StandBy />}>
                <ResourcesCard
                  courseId={course.id}
                  sessionId={sessionId}
                  name={`${course.code}: ${stands?.name ?? ''}`}
                  onDirty={setWaits}
                />
              </Suspense>
            )}
          </>
        )}
      </div>
      {asked && (
        <ReviewDialog
          asked={asked}
          zone={zone}
          pending={form.pending}
          failure={form.failure}
          onClose={() => setAsked(null)}
          onSave={(digest, marks) =>
            void form.send({
              ...asked,
              ...(marks && { marks }),
              version: sessionId === null ? null : draft.value.version,
              digest,
            })
          }
        />
      )}
      {isCancelling && stands && sessionId !== null && (
        <CancelDialog
          courseId={course.id}
          sessionId={sessionId}
          name={stands.name}
          isCancelled={cancelled}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}
