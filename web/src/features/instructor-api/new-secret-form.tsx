import { useRef, type ReactNode } from 'react';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { selectText, useCopy } from '#kit/use-copy.ts';
import { FormFrame } from '#lib/form-frame.tsx';
import type { Form } from '#lib/form.ts';

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

type ShownOnceProps = {
  label: string;
  secret: string;
  /** Advice on how to use the secret. */
  children: ReactNode;
};

/** A secret that was just made, ready to be taken along. */
function ShownOnce({ label, secret, children }: ShownOnceProps) {
  const ref = useRef<HTMLElement>(null);
  const { copied, copy } = useCopy();
  return (
    <section aria-label={label} className="grid gap-3">
      <div className="flex items-center gap-2 rounded-control bg-sunken py-1.5 pr-1.5 pl-4 max-sm:flex-col max-sm:items-stretch max-sm:p-3">
        <code ref={ref} className="min-w-0 grow font-mono text-sm wrap-anywhere">
          {secret}
        </code>
        <Button size="sm" tone="primary" onClick={() => void copy(secret, () => selectText(ref.current))}>
          {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied && `${label} copied.`}
      </p>
      <Alert tone="warn">{children}</Alert>
    </section>
  );
}

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
