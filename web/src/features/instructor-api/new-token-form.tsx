import { TOKEN_NAME_LENGTH } from '@bcs/contract/features/access-tokens/failures';
import type { TokenDays, TokenScope } from '@bcs/contract/features/access-tokens/model';
import { LIFETIMES, SCOPE_NAMES } from '@bcs/contract/features/access-tokens/scopes';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useDraft } from '#lib/draft.ts';
import { useFormWith } from '#lib/form.ts';
import { useViewer } from '#lib/viewer.ts';
import { Choices } from './choices.tsx';
import { NewSecretForm } from './new-secret-form.tsx';

const EMPTY_FORM = { name: '', scopes: [] as TokenScope[], days: 90 as TokenDays };
const LIFETIME_OPTIONS = LIFETIMES.map(([days, label]) => ({ value: String(days), label }));
const ADVICE =
  'This token is shown only now. Send it in the header authToken, and keep it as you would keep a password.';

/** Makes a token: its name, what it may read, and when it ends. */
export function NewTokenForm() {
  const { enrollmentId } = useViewer();
  const draft = useDraft('instructor-api/token', EMPTY_FORM);
  const { dialog, ...sending } = useSendWithPassword('createAccessToken', { onDone: () => draft.saved(EMPTY_FORM) });
  const form = useFormWith(sending, {
    draft,
    problems: {},
    onReady: (typed) => void sending.send({ enrollmentId, ...typed }),
  });
  const { value: scopes, onChange, error } = form.own('scopes', 'May read');
  return (
    <>
      <NewSecretForm
        id="new-token"
        title="New access token"
        lead="For a script of your own: it needs no password, reads what you choose, and nothing else."
        form={form}
        action="Create token"
        made={{ label: 'Access token', secret: sending.output?.token, advice: ADVICE }}
      >
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <TextField {...form.text('name', 'Name')} required maxLength={TOKEN_NAME_LENGTH} />
          <SelectField {...form.choice('days', 'Works for', LIFETIME_OPTIONS)} />
        </div>
        <Choices legend="May read" names={SCOPE_NAMES} chosen={scopes} onChoose={onChange} error={error} />
      </NewSecretForm>
      {dialog}
    </>
  );
}
