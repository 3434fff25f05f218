import type { ClassPhase } from '@bcs/contract/features/classes/states';
import { useFormOpen, useAdminDraft } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { confirm } from '#kit/confirms.ts';
import { toast } from '#kit/toasts.ts';
import { toastFailure } from '#lib/failure-text.ts';
import type { Output } from '#lib/api.ts';
import { useSend } from '#lib/send.ts';
import { releasesText } from './releases-text.ts';
import { LONGEST_REASON } from '@bcs/contract/features/classes/failures';
import { TextArea } from '#kit/text-area.tsx';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useForm } from '#lib/form.ts';

type Found = Output<'adminClass'>;
type Step = 'publishClass' | 'concludeClass' | 'archiveClass' | 'restoreClass' | 'deleteDraftClass';

interface Words {
  readonly action: string;
  readonly question: (found: Found) => string;
  readonly body: (found: Found) => string;
  readonly done: (found: Found) => string;
  readonly danger?: true;
}

const STEP_WORDS: Readonly<Record<Step, Words>> = {
  publishClass: {
    action: 'Publish',
    question: ({ name }) => `Publish ${name}?`,
    body: ({ releases }) =>
      `Its students see it at once. ${releasesText(releases)} Invitations that were held back are sent.`,
    done: ({ name }) => `${name} is published.`,
  },
  concludeClass: {
    action: 'Conclude',
    question: ({ name }) => `Conclude ${name}?`,
    body: () => 'Everyone in it can still read it. No one can hand in, grade or change anything anymore.',
    done: ({ name }) => `${name} is concluded.`,
  },
  archiveClass: {
    action: 'Archive',
    question: ({ name }) => `Archive ${name}?`,
    body: () =>
      'It disappears from all pickers and lists, and nothing in it can be changed. You can bring it back at any time.',
    done: ({ name }) => `${name} is archived.`,
  },
  restoreClass: {
    action: 'Bring back',
    question: ({ name }) => `Bring ${name} back?`,
    body: () => 'It will be as it was, with everything in it.',
    done: ({ name }) => `${name} is back.`,
  },
  deleteDraftClass: {
    action: 'Delete',
    question: ({ name }) => `Delete ${name}?`,
    body: () => 'No one has worked in it. You can bring it back for 30 days.',
    done: ({ name }) => `${name} is deleted.`,
    danger: true,
  },
};

/** The steps that a class can take in each state. */
const STEPS: Readonly<Record<Found['state'], readonly Step[]>> = {
  draft: ['publishClass', 'archiveClass', 'deleteDraftClass'],
  published: ['concludeClass', 'archiveClass'],
  concluded: ['archiveClass'],
  archived: ['restoreClass'],
  deleted: ['restoreClass'],
};
/** The step that is next in a phase, if any is. */
const NEXT_STEP: Readonly<Partial<Record<ClassPhase, Step>>> = { draft: 'publishClass', over: 'concludeClass' };
const BY_ADMINS: readonly Step[] = ['publishClass', 'concludeClass'];

/** The buttons that change where a class stands. ADM-069 to ADM-071 */
export function ClassSteps({ found, phase }: { found: Found; phase: ClassPhase }) {
  const [reopening, setReopening] = useFormOpen(`class/${found.courseId}/reopen`);
  const may = (step: Step) =>
    (BY_ADMINS.includes(step) ? found.mayChange : found.mayKeep) && !(step === 'deleteDraftClass' && found.hasWork);
  return (
    <>
      {STEPS[found.state].filter(may).map((step) => (
        <StepButton key={step} step={step} found={found} isNext={step === NEXT_STEP[phase]} />
      ))}
      {found.state === 'concluded' && found.mayKeep && <Button onClick={() => setReopening(true)}>Reopen</Button>}
      {reopening && <ReopenDialog found={found} onClose={() => setReopening(false)} />}
    </>
  );
}

function StepButton({ step, found, isNext }: { step: Step; found: Found; isNext: boolean }) {
  const { action, question, body, done, danger } = STEP_WORDS[step];
  const sending = useSend(step, {
    onDone: () => toast(done(found)),
    onRefused: toastFailure,
  });
  const ask = async () => {
    if (
      await confirm({
        title: question(found),
        body: body(found),
        action,
        danger,
      })
    )
      void sending.send({ courseId: found.courseId });
  };
  return (
    <Button tone={isNext ? 'primary' : undefined} pending={sending.pending} onClick={() => void ask()}>
      {action}
    </Button>
  );
}

type Props = { found: Pick<Output<'adminClass'>, 'courseId' | 'name'>; onClose: () => void };

/** Lets a concluded class be changed again, for a reason. ADM-070 */
function ReopenDialog({ found: { courseId, name }, onClose }: Props) {
  const form = useForm('reopenClass', {
    draft: useAdminDraft(`class/${courseId}/reopen`, `${name}: reason to reopen`, { reason: '' }),
    input: ({ reason }) => ({ courseId, reason }),
    said: `${name} can be changed again.`,
    onDone: onClose,
  });
  return (
    <FormDialog form={form} size="md" title={`Reopen ${name}`} action="Reopen" onClose={onClose}>
      <TextArea
        {...form.text('reason', 'Reason')}
        hint="It is kept in the history."
        required
        autoFocus
        maxLength={LONGEST_REASON}
      />
    </FormDialog>
  );
}
