import type { FormEvent } from 'react';
import { TOKEN_NAME_LENGTH } from '@bcs/contract/features/access-tokens/failures';
import type { TokenDays, TokenScope } from '@bcs/contract/features/access-tokens/model';
import { LIFETIMES, SCOPE_NAMES } from '@bcs/contract/features/access-tokens/scopes';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useDraft } from '#lib/draft.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { ShownOnce } from './shown-once.tsx';

const SCOPES = Object.keys(SCOPE_NAMES) as TokenScope[];
const EMPTY = { name: '', scopes: [] as TokenScope[], days: 90 as TokenDays };

/** Makes a token: its name, what it may read, and when it ends. */
export function NewTokenForm() {
  const { enrollmentId } = useViewer();
  const draft = useDraft('instructor-api/token', EMPTY);
  const { name, scopes, days } = draft.value;
  const make = useSend('createAccessToken', { onDone: () => draft.saved(EMPTY) });
  const { failure } = make;
  const wrong = failure?.fields ?? {};
  const change = (changed: Partial<typeof EMPTY>) => draft.set((typed) => ({ ...typed, ...changed }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void make.send({ enrollmentId, name, scopes, days });
  };
  return (
    <Card pad aria-labelledby="new-token" className="grid gap-4">
      <CardHeader
        title="New access token"
        id="new-token"
        lead="For a script of your own: it needs no password, reads what you choose, and nothing else."
      />
      <DraftNotice draft={draft} />
      <form onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <TextField
            label="Name"
            required
            maxLength={TOKEN_NAME_LENGTH}
            error={wrong['name']}
            value={name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <SelectField
            label="Works for"
            options={LIFETIMES.map(([each, label]) => ({ value: String(each), label }))}
            value={String(days)}
            onChange={({ target }) => change({ days: Number(target.value) as TokenDays })}
          />
        </div>
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">May read</legend>
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              label={SCOPE_NAMES[scope]}
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                change({ scopes: target.checked ? [...scopes, scope] : scopes.filter((each) => each !== scope) })
              }
            />
          ))}
          {wrong['scopes'] && <Alert tone="bad">{wrong['scopes']}</Alert>}
        </fieldset>
        {failure && !wrong['name'] && !wrong['scopes'] && <Alert tone="bad">{failure.message}</Alert>}
        <div>
          <Button type="submit" tone="primary" pending={make.pending}>
            Create token
          </Button>
        </div>
      </form>
      {make.output && (
        <ShownOnce label="Access token" secret={make.output.token}>
          This token is shown only now. Send it in the header authToken, and keep it as you would keep a password.
        </ShownOnce>
      )}
    </Card>
  );
}
