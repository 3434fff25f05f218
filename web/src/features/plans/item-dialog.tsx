import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { confirm } from '#kit/confirms.ts';
import { toast } from '#kit/toasts.ts';
import { ChangedMeanwhile } from '#lib/changed-meanwhile.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useItemEdit } from './item-edit.ts';
import type { ItemKind } from './item-kind.ts';
import type { Plan } from './plan-edit.ts';

type Props<Item extends { readonly key: string }, Form extends object> = {
  plan: Plan;
  kind: ItemKind<Item, Form>;
  /** Null: a new one. */
  item: Item | null;
  onClose: () => void;
};

/** A session or an assignment of a plan: its facts, and its text as students will read it. ADM-102 */
export function ItemDialog<Item extends { readonly key: string }, Form extends object>(props: Props<Item, Form>) {
  const { plan, kind, item, onClose } = props;
  const { title, draft, newer, isGone, pending, failure, save, remove, done } = useItemEdit(plan, kind, item);
  const finish = (text: string) => {
    done();
    toast(text);
    onClose();
  };
  const ask = async () => {
    const body = 'It is no longer in the plan. Versions that were published keep it.';
    if (await confirm({ title: `Remove ${title}?`, body, action: 'Remove' }))
      if (await remove()) finish(`${title} was removed.`);
  };
  return (
    <FormDialog
      size="lg"
      title={title}
      pending={pending}
      failure={failure}
      problems={kind.problemsOf(draft.value)}
      more={
        item && (
          <Button tone="danger" onClick={() => void ask()}>
            Remove
          </Button>
        )
      }
      onClose={onClose}
      onSave={() => void save().then((saved) => saved && finish('Saved.'))}
    >
      {(shown) => (
        <>
          <DraftNotice draft={draft} />
          <ChangedMeanwhile newer={newer} draft={draft} fields={kind.versioned} />
          {isGone && (
            <Alert tone="warn">Somebody else has removed this in the meantime. Saving it brings it back.</Alert>
          )}
          <kind.Fields
            form={draft.value}
            problems={shown as Readonly<Record<string, string>>}
            content={plan.content}
            change={(next) => draft.set((value) => ({ ...value, ...next }))}
          />
        </>
      )}
    </FormDialog>
  );
}
