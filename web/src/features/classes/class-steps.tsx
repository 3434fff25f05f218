import { IconDots } from '@tabler/icons-react';
import type { ClassPhase } from '@bcs/contract/features/classes/states';
import { useFormOpen, useAdminDraft } from '#features/grants/admin-draft.ts';
import { Button, IconButton } from '#kit/button.tsx';
import { Menu } from '#kit/menu.tsx';
import { MenuItem } from '#kit/menu-item.tsx';
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
/** The step that is next in a phase, if any is: its button. The others are in the menu. */
const NEXT_STEP: Readonly<Partial<Record<ClassPhase, Step>>> = {
  draft: 'publishClass',
  over: 'concludeClass',
  archived: 'restoreClass',
  deleted: 'restoreClass',
};
const MORE = 'More actions for this class';
const BY_ADMINS: readonly Step[] = ['publishClass', 'concludeClass'];

/** The button and the menu that change the state of a class. ADM-069 to ADM-071 */
export function ClassSteps({ found, phase }: { found: Found; phase: ClassPhase }) {
  const [reopening, setReopening] = useFormOpen(`class/${found.courseId}/reopen`);
  const asked = {
    publishClass: useStep('publishClass', found),
    concludeClass: useStep('concludeClass', found),
    archiveClass: useStep('archiveClass', found),
    restoreClass: useStep('restoreClass', found),
    deleteDraftClass: useStep('deleteDraftClass', found),
  };
  const may = (step: Step) =>
    (BY_ADMINS.includes(step) ? found.mayChange : found.mayKeep) && !(step === 'deleteDraftClass' && found.hasWork);
  const steps = STEPS[found.state].filter(may);
  const next = steps.find((step) => step === NEXT_STEP[phase]);
  const others = steps.filter((step) => step !== next);
  return (
    <>
      {next && (
        <Button tone="primary" pending={asked[next].pending} onClick={asked[next].ask}>
          {STEP_WORDS[next].action}
        </Button>
      )}
      {found.state === 'concluded' && found.mayKeep && <Button onClick={() => setReopening(true)}>Reopen</Button>}
      {others.length > 0 && (
        <Menu label={MORE} button={(wiring) => <IconButton {...wiring} icon={IconDots} iconSize={20} label={MORE} />}>
          {others.map((step) => (
            <MenuItem key={step} danger={STEP_WORDS[step].danger} onSelect={asked[step].ask}>
              {STEP_WORDS[step].action}
            </MenuItem>
          ))}
        </Menu>
      )}
      {reopening && <ReopenDialog found={found} onClose={() => setReopening(false)} />}
    </>
  );
}

/** Asks whether a step is to be taken, and takes it. */
function useStep(step: Step, found: Found) {
  const { action, question, body, done, danger } = STEP_WORDS[step];
  const { send, pending } = useSend(step, {
    asks: { title: question(found), body: body(found), action, danger },
    said: done(found),
    onRefused: toastFailure,
  });
  return { pending, ask: () => void send({ courseId: found.courseId }) };
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
