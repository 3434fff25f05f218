import type { SubmitEvent } from 'react';
import { EMAIL_HAS_ACCOUNT, LONGEST_EMAIL, LONGEST_NAME } from '@bcs/contract/features/accounts/failures';
import { ROLE_NAMES, ROLES, STUDENT, type Role } from '@bcs/contract/kernel/roles';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useSend } from '#lib/send.ts';
import { ClassChoice, type ChosenClass } from './class-choice.tsx';
import { EnrollKnown } from './enroll-known.tsx';

type Props = {
  /** What the list is narrowed down to: the likely class of somebody new. */
  near: ChosenClass;
  onClose: () => void;
};

const FIELDS = [
  ['email', 'E-mail', 'email', LONGEST_EMAIL],
  ['firstName', 'First name', 'text', LONGEST_NAME],
  ['lastName', 'Last name', 'text', LONGEST_NAME],
] as const;

/** Creates somebody, with a class and an invitation by choice. ADM-018, ADM-019 */
export function AddPersonDialog({ near, onClose }: Props) {
  const nobody = { email: '', firstName: '', lastName: '', ...near, role: STUDENT, invites: true };
  const draft = useAdminDraft('people/new', 'A new person', nobody);
  const { email, firstName, lastName, role, invites, ...chosen } = draft.value;
  const seat = chosen.course === '' ? null : { courseId: Number(chosen.course), role };
  const done = () => {
    draft.saved(nobody);
    onClose();
  };
  const create = useSend('createPerson', {
    onDone: () => {
      toast(
        invites && seat
          ? `${firstName} was added. The invitation goes out, in a draft when the class is published.`
          : `${firstName} was added.`,
      );
      done();
    },
  });
  const set = (changed: Partial<typeof nobody>) => {
    if ('email' in changed) create.reset();
    draft.set((before) => ({ ...before, ...changed }));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void create.send({ email: email.trim(), firstName, lastName, seat, invites: invites && seat !== null });
  };
  const { failure } = create;
  const wrong = failure?.fields ?? {};
  const isKnown = failure?.code === EMAIL_HAS_ACCOUNT.code;
  const isSaid = isKnown || Object.keys(wrong).length > 0;
  return (
    <Dialog
      open
      sticky
      size="md"
      onClose={onClose}
      title="Add a person"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="add-person" tone="primary" pending={create.pending} disabled={isKnown}>
            Add
          </Button>
        </>
      }
    >
      <form id="add-person" noValidate onSubmit={submit} className="grid gap-4">
        <DraftNotice draft={draft} />
        <div className="grid gap-4 sm:grid-cols-2">
          {FIELDS.map(([key, label, type, longest]) => (
            <TextField
              key={key}
              label={label}
              type={type}
              required
              autoFocus={key === 'email'}
              autoComplete="off"
              maxLength={longest}
              className={key === 'email' ? 'sm:col-span-2' : undefined}
              value={draft.value[key]}
              error={wrong[key]}
              onChange={({ currentTarget: { value } }) => set({ [key]: value })}
            />
          ))}
        </div>
        <ClassChoice value={chosen} error={wrong['seat']} onChange={set} />
        <SelectField
          label="Role"
          options={ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))}
          value={role}
          onChange={({ currentTarget: { value } }) => set({ role: value as Role })}
        />
        <Checkbox
          label="Send the invitation now"
          hint={
            seat
              ? 'A mail with a link by which the person chooses a password. It works for seven days.'
              : 'An invitation needs a class.'
          }
          disabled={!seat}
          checked={invites && seat !== null}
          onChange={({ currentTarget: { checked } }) => set({ invites: checked })}
        />
        {isKnown && <EnrollKnown {...{ email, seat, invites }} onDone={done} />}
        {!isSaid && <FailureAlert failure={failure} of="save" />}
      </form>
    </Dialog>
  );
}
