import { lazy, Suspense, useState, type ReactNode } from 'react';

const BillingDialog = lazy(() => import('./billing-dialog.tsx').then((file) => ({ default: file.BillingDialog })));

/** Billing, for students where a payment portal is set up. SHELL-034, SHELL-045 */
export function BillingButton({ className, children }: { className: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      <Suspense>{open && <BillingDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
