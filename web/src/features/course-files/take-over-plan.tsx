import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { usePlanned } from '#lib/planned.ts';
import { useSend } from '#lib/send.ts';
import { NOTHING_CHOSEN } from './choices.ts';
import { TakeOver } from './take-over.tsx';

type Props = {
  courseId: number;
  planId: number;
  number: number;
  onDone: (changed: number) => void;
  onClose: () => void;
};

/** A version of a plan is taken over. ADM-103 */
export function TakeOverPlan({ courseId, planId, number, onDone, onClose }: Props) {
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
