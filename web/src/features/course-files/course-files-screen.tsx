import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { plural } from '@bcs/contract/kernel/plural';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { NoteList } from '#features/plans/note-list.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { toast } from '#kit/toasts.ts';
import { pathId } from '#lib/path-id.ts';
import { usePlanned } from '#lib/planned.ts';
import { useAnswer } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { NOTHING_CHOSEN } from './choices.ts';
import { FilesCard } from './files-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { toTakeOverSearch, parseSource, type TakeOverSource } from './take-over-source.ts';
import { TakeOver } from './take-over.tsx';

const route = getRouteApi('/_app/admin/classes/$courseId/files');

type Props = { courseId: number; folderId: number; onDone: (changed: number) => void; onClose: () => void };

/** The screen for taking over an uploaded folder. ADM-105 */
function TakeOverFolder({ courseId, folderId, onDone, onClose }: Props) {
  const draft = useAdminDraft(`classes/${courseId}/folder/${folderId}`, 'Taking over a folder', NOTHING_CHOSEN);
  const asked = { courseId, folderId, wanted: draft.value };
  const save = useSend('applyFolder', {
    onDone: ({ changed }) => {
      draft.saved(NOTHING_CHOSEN);
      onDone(changed);
    },
  });
  const planned = usePlanned('previewFolder', asked, save);
  const { shown } = planned;
  return (
    <div className="grid gap-6">
      <NoteList notes={shown?.notes ?? []} more={shown?.moreNotes ?? 0} />
      <TakeOver
        from="folder"
        name={shown && [shown.fileName, ...(shown.revision ? [`commit ${shown.revision}`] : [])].join(', ')}
        draft={draft}
        planned={planned}
        onSave={(digest) => void save.send({ ...asked, digest })}
        onClose={onClose}
      />
    </div>
  );
}

type TakeOverPlanProps = {
  courseId: number;
  planId: number;
  number: number;
  onDone: (changed: number) => void;
  onClose: () => void;
};

/** The screen for taking over a version of a plan. ADM-103 */
function TakeOverPlan({ courseId, planId, number, onDone, onClose }: TakeOverPlanProps) {
  const draft = useAdminDraft(`classes/${courseId}/plan/${planId}/${number}`, 'Taking over a plan', NOTHING_CHOSEN);
  const asked = { courseId, planId, number, wanted: draft.value };
  const save = useSend('takeOver', {
    onDone: ({ changed }) => {
      draft.saved(NOTHING_CHOSEN);
      onDone(changed);
    },
  });
  const planned = usePlanned('previewTakeOver', asked, save);
  return (
    <TakeOver
      from="plan"
      name={planned.shown && `${planned.shown.name}, version ${number}`}
      draft={draft}
      planned={planned}
      onSave={(digest) => void save.send({ ...asked, digest })}
      onClose={onClose}
    />
  );
}

/** The curriculum of a class beside its plan and its files. ADM-103 to ADM-109 */
export function CourseFilesScreen() {
  const params = route.useParams();
  const courseId = pathId(params.courseId);
  const source = parseSource(route.useSearch());
  const navigate = useNavigate();
  const { course } = useAnswer('adminAssignments', { courseId });
  const to = '/admin/classes/$courseId/files';
  const look = (next: TakeOverSource) => void navigate({ to, params, search: toTakeOverSearch(next) });
  const onClose = () => void navigate({ to, params, search: {} });
  const onDone = (changed: number) => {
    toast(changed === 0 ? 'The class stays as it is.' : `${plural(changed, 'item')} taken over.`);
    onClose();
  };
  if (source)
    return (
      <>
        <PageHeader
          title={source.kind === 'plan' ? 'Take over a plan' : 'Take over files'}
          lead="Nothing is saved until you have reviewed every item."
          back={
            <BackLink to={to} params={params}>
              Curriculum
            </BackLink>
          }
        />
        {source.kind === 'plan' ? (
          <TakeOverPlan courseId={courseId} planId={source.planId} number={source.number} {...{ onDone, onClose }} />
        ) : (
          <TakeOverFolder courseId={courseId} folderId={source.folderId} {...{ onDone, onClose }} />
        )}
      </>
    );
  return <Overview courseId={courseId} code={course.code} onLook={look} />;
}

type OverviewProps = { courseId: number; code: string; onLook: (source: TakeOverSource) => void };

function Overview({ courseId, code, onLook }: OverviewProps) {
  const compared = useAnswer('compareWithPlan', { courseId });
  const difference = useAnswer('folderDifference', { courseId });
  return (
    <>
      <PageHeader
        dense
        title="Curriculum"
        lead="Where sessions and assignments come from, and how they differ from their source."
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <PlanCard compared={compared} onLook={onLook} />
        <FilesCard courseId={courseId} code={code} difference={difference} onLook={onLook} />
      </div>
    </>
  );
}
