import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { confirm } from '#kit/confirms.ts';
import { toast } from '#kit/toasts.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useFormWith } from '#lib/form.ts';
import { useItemEdit } from './item-edit.ts';
import type { ItemKind } from './item-kind.ts';
import type { Plan } from './plan-edit.ts';

type Props<Item extends { readonly key: string }, Form extends object> = {
  plan: Plan;
  kind: ItemKind<Item, Form>;
  /** The item; null for a new one. */
  item: Item | null;
  onClose: () => void;
};

/** A session or an assignment of a plan: its facts, and its text in the form in which students will read it. ADM-102 */
export function ItemDialog<Item extends { readonly key: string }, Form extends object>(props: Props<Item, Form>) {
  const { plan, kind, item, onClose } = props;
  const { title, draft, isGone, save, remove, done, ...sending } = useItemEdit(plan, kind, item);
  const finish = (text: string) => {
    done();
    toast(text);
    onClose();
  };
  const form = useFormWith(sending, {
    draft,
    problems: kind.problemsOf(draft.value),
    onReady: () => void save().then((saved) => saved && finish('Saved.')),
  });
  const ask = async () => {
    const body = 'It will no longer be in the plan. Published versions keep it.';
    if (await confirm({ title: `Remove ${title}?`, body, action: 'Remove' }))
      if (await remove()) finish(`${title} was removed.`);
  };
  return (
    <FormDialog
      form={form}
      size="lg"
      title={title}
      more={
        item && (
          <Button tone="danger" onClick={() => void ask()}>
            Remove
          </Button>
        )
      }
      onClose={onClose}
    >
      {isGone && <Alert tone="warn">Someone else has removed this in the meantime. Saving it brings it back.</Alert>}
      <kind.Fields form={form} content={plan.content} />
    </FormDialog>
  );
}
