import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { AssignmentFields } from '@bcs/contract/features/assignment-editor/model';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Badge } from '#kit/badge.tsx';
import { Card } from '#kit/card.tsx';
import { Markdown } from '#kit/markdown.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { toast } from '#kit/toasts.ts';
import type { Input, Output } from '#lib/api.ts';
import { ChangedMeanwhile } from '#lib/changed-meanwhile.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { useVersionedSend } from '#lib/versioned-send.ts';
import { ArchiveButton } from './archive-button.tsx';
import { AssignmentForm } from './assignment-form.tsx';
import { STATES } from './assignment-words.ts';
import { Deleting } from './deleting.tsx';
import { FollowsDialog } from './follows-dialog.tsx';
import { fieldsOf, formOf, NEW_FORM, type Form } from './form.ts';
import { VERSIONED_FIELDS } from './versioned-fields.ts';

const route = getRouteApi('/_app/admin/classes/$courseId/assignments/$assignmentId');

/** A new assignment, or one that stands. ADM-092 */
export function EditorScreen() {
  const { courseId, assignmentId } = route.useParams();
  const course = pathId(courseId);
  return assignmentId === 'new' ? <New courseId={course} /> : <Stored courseId={course} id={pathId(assignmentId)} />;
}

function New({ courseId }: { courseId: number }) {
  const { course } = useSuspenseQuery(callQuery('adminAssignments', { courseId })).data;
  return <Editor course={course} stored={null} />;
}

function Stored({ courseId, id }: { courseId: number; id: number }) {
  const stored = useSuspenseQuery(callQuery('adminAssignment', { courseId, assignmentId: id })).data;
  return <Editor key={id} course={stored.course} stored={stored} />;
}

type Props = { course: Output<'adminAssignment'>['course']; stored: Output<'adminAssignment'> | null };

function Editor({ course, stored }: Props) {
  const navigate = route.useNavigate();
  const zone = course.timeZone;
  const id = stored?.assignment.id ?? null;
  const before = stored?.fields ?? null;
  const draft = useAdminDraft<Form>(
    `assignment/${course.id}/${id ?? 'new'}`,
    `${course.code}: ${before?.title ?? 'New assignment'}`,
    stored ? formOf(stored.fields, zone, stored.version) : NEW_FORM,
  );
  const [asked, setAsked] = useState<Input<'previewAssignment'> | null>(null);
  const save = useVersionedSend('saveAssignment', draft, {
    leaves: true,
    onNewer: () => setAsked(null),
    read: ({ fields, version }) => formOf(fields as AssignmentFields, zone, Number(version)),
    onDone: () => {
      draft.saved(id === null ? NEW_FORM : undefined);
      toast('The assignment was saved.');
      const params = { courseId: String(course.id) };
      return navigate({ to: '/admin/classes/$courseId/assignments', params, ignoreBlocker: true });
    },
  });
  const state = stored?.assignment.state ?? 'draft';
  // in a class that is a draft, every release can be taken back
  const isOut = stored !== null && !course.isDraft && state !== 'draft' && state !== 'scheduled';
  return (
    <>
      <PageHeader
        title={before?.title ?? 'New assignment'}
        lead={`${course.code} · ${course.name}`}
        back={
          <BackLink to="/admin/classes/$courseId/assignments" params={{ courseId: String(course.id) }}>
            Assignments
          </BackLink>
        }
      >
        {stored && <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>}
        {stored?.mayEdit && id !== null && (
          <ArchiveButton
            courseId={course.id}
            assignmentId={id}
            title={stored.fields.title}
            isArchived={state === 'archived'}
          />
        )}
        {stored?.mayEdit && stored.unused && <Deleting stored={stored} />}
      </PageHeader>
      {stored && !stored.mayEdit ? (
        <Card pad className="max-w-3xl">
          <Markdown source={stored.fields.content} top={2} />
        </Card>
      ) : (
        <div className="grid max-w-3xl gap-5">
          <ChangedMeanwhile newer={save.newer} draft={draft} fields={VERSIONED_FIELDS} />
          <AssignmentForm
            draft={draft}
            stands={stored !== null}
            isOut={isOut}
            zone={zone}
            courseId={course.id}
            onSubmit={(form) =>
              setAsked({ courseId: course.id, assignmentId: id, fields: fieldsOf(form, before, zone) })
            }
          />
        </div>
      )}
      {asked && (
        <FollowsDialog
          title="Save this assignment?"
          action="Save"
          asked={{ name: 'previewAssignment', input: asked }}
          pending={save.pending}
          failure={save.failure}
          onClose={() => setAsked(null)}
          onSave={(digest) => void save.send({ ...asked, version: id === null ? null : draft.value.version, digest })}
        />
      )}
    </>
  );
}
