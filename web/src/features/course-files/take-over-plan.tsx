import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { callQuery } from '#lib/queries.ts';
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
  const shown = useQuery({ ...callQuery('previewTakeOver', asked), placeholderData: keepPreviousData });
  const save = useSend('takeOver', {
    onDone: ({ changed }) => {
      draft.saved(NOTHING_CHOSEN);
      onDone(changed);
    },
  });
  return (
    <TakeOver
      from="plan"
      name={shown.data && `${shown.data.name}, version ${number}`}
      draft={draft}
      shown={shown}
      save={save}
      onSave={(digest) => void save.send({ ...asked, digest })}
      onClose={onClose}
    />
  );
}
