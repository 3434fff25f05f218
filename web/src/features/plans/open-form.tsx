import { ASSIGNMENTS } from './assignment-kind.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { ItemDialog } from './item-dialog.tsx';
import type { Plan } from './plan-edit.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { SESSIONS } from './session-kind.tsx';

/** Which form is open; an item without a key is a new one. */
export type Open = { readonly form: 'session' | 'assignment' | 'details' | 'publish'; readonly key: string | null };

/** The form that the link of an open draft names behind the # of the address. ADM-116 */
export function parseOpen(planId: number, hash: string): Open | null {
  const [plan, id, form, key] = hash.split('/');
  if (plan !== 'plan' || Number(id) !== planId) return null;
  if (form === 'details' || form === 'publish') return { form, key: null };
  return form === 'session' || form === 'assignment' ? { form, key: key || null } : null;
}

export function OpenForm({ plan, open: { form, key }, onClose }: { plan: Plan; open: Open; onClose: () => void }) {
  if (form === 'details') return <DetailsDialog plan={plan} onClose={onClose} />;
  if (form === 'publish')
    return <PublishDialog plan={plan} number={(plan.versions[0]?.number ?? 0) + 1} onClose={onClose} />;
  const { sessions, assignments } = plan.content;
  return form === 'session' ? (
    <ItemDialog
      plan={plan}
      kind={SESSIONS}
      item={sessions.find((item) => item.key === key) ?? null}
      onClose={onClose}
    />
  ) : (
    <ItemDialog
      plan={plan}
      kind={ASSIGNMENTS}
      item={assignments.find((item) => item.key === key) ?? null}
      onClose={onClose}
    />
  );
}
