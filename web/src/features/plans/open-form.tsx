import { ASSIGNMENT_KIND } from './assignment-kind.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { ItemDialog } from './item-dialog.tsx';
import type { Plan } from './plan-edit.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { SESSION_KIND } from './session-kind.tsx';

/** The form that is open; an item without a key is a new one. */
export type OpenItemForm = {
  readonly form: 'session' | 'assignment' | 'details' | 'publish';
  readonly key: string | null;
};

/** Reads which form the link of an open draft names after the # in the address. ADM-116 */
export function parseOpenForm(planId: number, hash: string): OpenItemForm | null {
  const [plan, id, form, key] = hash.split('/');
  if (plan !== 'plan' || Number(id) !== planId) return null;
  if (form === 'details' || form === 'publish') return { form, key: null };
  return form === 'session' || form === 'assignment' ? { form, key: key || null } : null;
}

export function OpenForm({
  plan,
  open: { form, key },
  onClose,
}: {
  plan: Plan;
  open: OpenItemForm;
  onClose: () => void;
}) {
  if (form === 'details') return <DetailsDialog plan={plan} onClose={onClose} />;
  if (form === 'publish')
    return <PublishDialog plan={plan} number={(plan.versions[0]?.number ?? 0) + 1} onClose={onClose} />;
  const { sessions, assignments } = plan.content;
  return form === 'session' ? (
    <ItemDialog
      plan={plan}
      kind={SESSION_KIND}
      item={sessions.find((item) => item.key === key) ?? null}
      onClose={onClose}
    />
  ) : (
    <ItemDialog
      plan={plan}
      kind={ASSIGNMENT_KIND}
      item={assignments.find((item) => item.key === key) ?? null}
      onClose={onClose}
    />
  );
}
