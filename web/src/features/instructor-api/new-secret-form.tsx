import type { ReactNode } from 'react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { FormFrame } from '#lib/form-frame.tsx';
import type { Form } from '#lib/form.ts';
import { ShownOnce } from './shown-once.tsx';

type Props<Value> = {
  id: string;
  title: string;
  lead: string;
  form: Form<Value>;
  /** The text of its button. */
  action: string;
  /** The thing just made: its name, its secret, and what to do with it. */
  made: { readonly label: string; readonly secret: string | undefined; readonly advice: string };
  /** The fields. */
  children: ReactNode;
};

/** A form that makes something whose secret is shown once, below it. */
export const NewSecretForm = <Value,>({ id, title, lead, form, action, made, children }: Props<Value>) => (
  <Card pad aria-labelledby={id} className="grid gap-4">
    <CardHeader title={title} id={id} lead={lead} />
    <FormFrame
      form={form}
      refusal={({ message }) => <Alert tone="bad">{message}</Alert>}
      buttons={
        <div>
          <Button type="submit" tone="primary" pending={form.pending}>
            {action}
          </Button>
        </div>
      }
    >
      {children}
    </FormFrame>
    {made.secret !== undefined && (
      <ShownOnce label={made.label} secret={made.secret}>
        {made.advice}
      </ShownOnce>
    )}
  </Card>
);
