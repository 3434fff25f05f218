import { useState } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import type { AssignmentFields } from '@bcs/contract/features/assignment-editor/model';
import type { Zone } from '@bcs/contract/kernel/clock';
import { LONGEST_MARKDOWN, LONGEST_TITLE } from '@bcs/contract/kernel/lengths';
import { DeleteButton } from '#features/deleted-items/delete-button.tsx';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Badge } from '#kit/badge.tsx';
import { Card } from '#kit/card.tsx';
import { Markdown } from '#kit/markdown.tsx';
import { MarkdownEditor } from '#kit/markdown-editor.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Input, Output } from '#lib/api.ts';
import { ReviewedForm } from '#lib/form-frame.tsx';
import { useForm, type Form as FormOf } from '#lib/form.ts';
import { pathId } from '#lib/path-id.ts';
import { useAnswer, useRead } from '#lib/queries.ts';
import { ArchiveButton } from './archive-button.tsx';
import { STATE_BADGES } from './assignment-words.ts';
import { ConsequenceList } from './consequence-list.tsx';
import { DateFields } from './date-fields.tsx';
import { FollowsDialog } from './follows-dialog.tsx';
import {
  toAssignmentFields,
  toAssignmentDraft,
  NEW_ASSIGNMENT_FORM,
  validateAssignment,
  type AssignmentDraft,
} from './form.ts';
import { KindFields } from './kind-fields.tsx';

const route = getRouteApi('/_app/admin/classes/$courseId/assignments/$assignmentId');

/** The screen of a new or an existing assignment. ADM-092 */
export function EditorScreen() {
  const { courseId, assignmentId } = route.useParams();
  const course = pathId(courseId);
  return assignmentId === 'new' ? <New courseId={course} /> : <Stored courseId={course} id={pathId(assignmentId)} />;
}

function New({ courseId }: { courseId: number }) {
  const { course } = useAnswer('adminAssignments', { courseId });
  return <Editor course={course} stored={null} />;
}

function Stored({ courseId, id }: { courseId: number; id: number }) {
  const stored = useAnswer('adminAssignment', { courseId, assignmentId: id });
  return <Editor key={id} course={stored.course} stored={stored} />;
}

type Props = { course: Output<'adminAssignment'>['course']; stored: Output<'adminAssignment'> | null };

/** Deletes an assignment; for students the same follows as when it is archived. ADM-071, ADM-099 */
function Deleting({ stored }: { stored: Output<'adminAssignment'> }) {
  const { course, assignment, fields, version } = stored;
  const navigate = route.useNavigate();
  const leave = () =>
    navigate({
      to: '/admin/classes/$courseId/assignments',
      params: { courseId: String(course.id) },
      ignoreBlocker: true,
    });
  return (
    <DeleteButton
      item={{ courseId: course.id, kind: 'assignment', id: assignment.id, version }}
      name={fields.title}
      onDeleted={leave}
    >
      {assignment.state !== 'archived' && <Follows courseId={course.id} assignmentId={assignment.id} />}
    </DeleteButton>
  );
}

function Follows(input: { courseId: number; assignmentId: number }) {
  const { data } = useRead('previewArchiveAssignment', input);
  return data ? <ConsequenceList follows={data} /> : null;
}

function Editor({ course, stored }: Props) {
  const navigate = route.useNavigate();
  const zone = course.timeZone;
  const id = stored?.assignment.id ?? null;
  const before = stored?.fields ?? null;
  const draft = useAdminDraft<AssignmentDraft>(
    `assignment/${course.id}/${id ?? 'new'}`,
    `${course.code}: ${before?.title ?? 'New assignment'}`,
    stored ? toAssignmentDraft(stored.fields, zone, stored.version) : NEW_ASSIGNMENT_FORM,
  );
  const [asked, setAsked] = useState<Input<'previewAssignment'> | null>(null);
  const form = useForm('saveAssignment', {
    draft,
    problems: validateAssignment(draft.value),
    guards: stored?.mayEdit ?? true,
    onReady: (value) =>
      setAsked({ courseId: course.id, assignmentId: id, fields: toAssignmentFields(value, before, zone) }),
    leaves: true,
    onNewer: () => setAsked(null),
    read: ({ fields, version }) => toAssignmentDraft(fields as AssignmentFields, zone, Number(version)),
    said: 'The assignment was saved.',
    onDone: () => {
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
        {stored && <Badge tone={STATE_BADGES[state].tone}>{STATE_BADGES[state].label}</Badge>}
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
        <AssignmentForm {...{ form, isOut, zone }} stands={stored !== null} courseId={course.id} />
      )}
      {asked && (
        <FollowsDialog
          title="Save this assignment?"
          action="Save"
          asked={{ name: 'previewAssignment', input: asked }}
          pending={form.pending}
          failure={form.failure}
          onClose={() => setAsked(null)}
          onSave={(digest) => void form.send({ ...asked, version: id === null ? null : draft.value.version, digest })}
        />
      )}
    </>
  );
}

type FormProps = { form: FormOf<AssignmentDraft>; stands: boolean; isOut: boolean; zone: Zone; courseId: number };

/** Title, kind, dates and instructions; what is typed is kept on every pause. ADM-092 */
const AssignmentForm = ({ form, stands, ...dates }: FormProps) => (
  <ReviewedForm form={form} className="grid max-w-3xl gap-5">
    <Card pad className="grid gap-5">
      <KindFields {...{ form, stands }} />
      <DateFields {...{ form, ...dates }} />
    </Card>
    <Card pad className="grid gap-5">
      <TextField {...form.text('header', 'Header')} hint="One line above the instructions." maxLength={LONGEST_TITLE} />
      <MarkdownEditor {...form.own('content', 'Instructions')} rows={16} longest={LONGEST_MARKDOWN} />
    </Card>
  </ReviewedForm>
);
