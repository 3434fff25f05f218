import type { FormEvent, ReactNode } from 'react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import type { Draft } from '#lib/draft.ts';
import { ShownOnce } from './shown-once.tsx';

type Props = {
  id: string;
  title: string;
  lead: string;
  draft: Pick<Draft<unknown>, 'restored' | 'conflict' | 'discard'>;
  /** The text of its button. */
  action: string;
  pending: boolean;
  onSubmit: () => unknown;
  /** The refusal that stands beside no field. */
  refused: string | null;
  /** The thing just made: its name, its secret, and what to do with it. */
  made: { readonly label: string; readonly secret: string | undefined; readonly advice: string };
  /** The fields. */
  children: ReactNode;
};

/** A form that makes something whose secret is shown once, below it. */
export function NewSecretForm({ id, title, lead, draft, action, pending, onSubmit, refused, made, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Card pad aria-labelledby={id} className="grid gap-4">
      <CardHeader title={title} id={id} lead={lead} />
      <DraftNotice draft={draft} />
      <form onSubmit={submit} className="grid gap-4">
        {children}
        {refused !== null && <Alert tone="bad">{refused}</Alert>}
        <div>
          <Button type="submit" tone="primary" pending={pending}>
            {action}
          </Button>
        </div>
      </form>
      {made.secret !== undefined && (
        <ShownOnce label={made.label} secret={made.secret}>
          {made.advice}
        </ShownOnce>
      )}
    </Card>
  );
}
