import { Button } from '#kit/button.tsx';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';
import { toast } from '#kit/toasts.ts';
import { toastFailure } from '#lib/failure-text.ts';
import type { Input } from '#lib/api.ts';
import { useAnswer } from '#lib/queries.ts';
import { saveFile } from '#lib/save-file.ts';

type Asked = Input<'exportRows'>;

const ALL = {
  universityId: null,
  cohortId: null,
  courseId: null,
  search: '',
  role: null,
  state: null,
  active: true,
} as const satisfies Omit<Asked, 'noun'>;

/** Saves a list as its filters leave it, in the form in which it is imported; instructors export nothing. ADM-007, ADM-058, D-256 */
export function ExportButton({ noun, filters }: { noun: Asked['noun']; filters: Partial<Omit<Asked, 'noun'>> }) {
  const { administers } = useAnswer('myInfo');
  const { send, pending, dialog } = useSendWithPassword('exportRows', {
    onDone: ({ fileName, csv, rows, leftOut }) => {
      saveFile(fileName, 'text/csv', csv);
      if (leftOut > 0) toast(`${rows} saved. ${leftOut} were left out because they also belong elsewhere.`);
    },
    onRefused: (failure) => toastFailure(failure, 'preview'),
  });
  if (administers === 'authoring') return null;
  return (
    <>
      <Button pending={pending} onClick={() => void send({ ...ALL, ...filters, noun })}>
        Download CSV
      </Button>
      {dialog}
    </>
  );
}
