import { TOKEN_NAME_LENGTH } from '@bcs/contract/features/access-tokens/failures';
import type { TokenDays, TokenScope } from '@bcs/contract/features/access-tokens/model';
import { LIFETIMES, SCOPE_NAMES } from '@bcs/contract/features/access-tokens/scopes';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useDraft } from '#lib/draft.ts';
import { useViewer } from '#lib/viewer.ts';
import { Choices } from './choices.tsx';
import { NewSecretForm } from './new-secret-form.tsx';

const EMPTY = { name: '', scopes: [] as TokenScope[], days: 90 as TokenDays };
const ADVICE =
  'This token is shown only now. Send it in the header authToken, and keep it as you would keep a password.';

/** Makes a token: its name, what it may read, and when it ends. */
export function NewTokenForm() {
  const { enrollmentId } = useViewer();
  const draft = useDraft('instructor-api/token', EMPTY);
  const { name, scopes, days } = draft.value;
  const { send, pending, failure, output, dialog } = useSendWithPassword('createAccessToken', {
    onDone: () => draft.saved(EMPTY),
  });
  const wrong = failure?.fields ?? {};
  const change = (changed: Partial<typeof EMPTY>) => draft.set((typed) => ({ ...typed, ...changed }));
  return (
    <>
      <NewSecretForm
        id="new-token"
        title="New access token"
        lead="For a script of your own: it needs no password, reads what you choose, and nothing else."
        draft={draft}
        action="Create token"
        pending={pending}
        onSubmit={() => send({ enrollmentId, name, scopes, days })}
        refused={failure && !wrong['name'] && !wrong['scopes'] ? failure.message : null}
        made={{ label: 'Access token', secret: output?.token, advice: ADVICE }}
      >
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
        <Choices
          legend="May read"
          names={SCOPE_NAMES}
          chosen={scopes}
          onChoose={(chosen) => change({ scopes: chosen })}
          error={wrong['scopes']}
        />
      </NewSecretForm>
      {dialog}
    </>
  );
}
