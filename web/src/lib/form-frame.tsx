import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import type { CallFailed } from './call-failed.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { FailureAlert } from './failure-alert.tsx';
import type { Form } from './form.ts';

export type FrameProps<Value> = {
  form: Form<Value>;
  /** Explains a refusal that needs more than a sentence. */
  refusal?: ((failure: CallFailed) => ReactNode) | undefined;
  children: ReactNode;
};

/**
 * The frame of every form: the notice of a stored draft, the changes of somebody else, the fields, a refusal, the
 * buttons.
 */
export function FormFrame<Value>(props: FrameProps<Value> & { className?: string; buttons: ReactNode }) {
  const { form, className = 'grid gap-4', refusal, children, buttons } = props;
  const { draft, element, submit } = form;
  return (
    <form ref={element} noValidate onSubmit={submit} className={className}>
      <DraftNotice draft={draft} />
      <Newer form={form} />
      {children}
      <Refusal form={form} refusal={refusal} />
      {buttons}
    </form>
  );
}

const Newer = <Value,>({ form: { newer, draft, compared } }: { form: Form<Value> }) => (
  <ChangedMeanwhile newer={newer} draft={draft} fields={[...compared.values()]} />
);

/** The refusal of the last attempt, unless the fields show it. It is rendered after them, so that it knows which do. */
function Refusal<Value>({ form: { failure, marked }, refusal }: Pick<FrameProps<Value>, 'form' | 'refusal'>) {
  const wrong = Object.keys(failure?.fields ?? {});
  if (!failure || (wrong.length > 0 && wrong.every((key) => marked.has(key)))) return null;
  return refusal ? refusal(failure) : <FailureAlert failure={failure} of="save" />;
}

/** A form in a page: it can be saved once something is changed, and Cancel discards the changes. */
export function EditForm<Value>({
  onClose,
  ...frame
}: FrameProps<Value> & { className?: string; onClose: () => void }) {
  const { draft, pending } = frame.form;
  return (
    <FormFrame
      {...frame}
      buttons={
        <div className="flex flex-wrap gap-2">
          <Button type="submit" tone="primary" pending={pending} disabled={!draft.dirty}>
            Save
          </Button>
          <Button
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            Cancel
          </Button>
        </div>
      }
    />
  );
}

/**
 * A form whose button previews the effects before anything is saved; the dialog with the preview shows a refusal as
 * well.
 */
export const ReviewedForm = <Value,>(frame: Omit<FrameProps<Value>, 'refusal'> & { className?: string }) => (
  <FormFrame
    {...frame}
    refusal={() => null}
    buttons={
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:*:grow">
        <Button type="submit" tone="primary" disabled={!frame.form.draft.dirty}>
          Review and save
        </Button>
      </div>
    }
  />
);
