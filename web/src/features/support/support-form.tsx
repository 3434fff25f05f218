import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { LONGEST_TEXT, SCREENSHOT } from '@bcs/contract/features/support/failures';
import { missingFrom } from '@bcs/contract/features/support/asked';
import { CATEGORIES, SUPPORT_ROLES, categoryOf } from '@bcs/contract/features/support/categories';
import type { SupportRole } from '@bcs/contract/features/support/model';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextArea } from '#kit/text-area.tsx';
import type { Output } from '#lib/api.ts';
import { isFailure } from '#lib/call-failed.ts';
import { formatDateTime } from '#lib/dates.ts';
import { useDraft } from '#lib/draft.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { newId } from '#lib/new-id.ts';
import { useSend } from '#lib/send.ts';
import { EMPTY, readForm, type Filled } from './filled.ts';
import { chosen, options } from './options.ts';
import { ScreenshotField } from './screenshot-field.tsx';
import { TutorFields } from './tutor-fields.tsx';
import { useScreenshot } from './use-screenshot.ts';

type Props = { form: Output<'supportForm'>; enrollmentId: number | null };

/** The form with all its questions; what is missing is told beside each field. SUPP-003, SUPP-007 to SUPP-017, D-159 to D-161 */
export function SupportForm({ form, enrollmentId }: Props) {
  const navigate = useNavigate();
  const draft = useDraft<Filled>(`support/${enrollmentId ?? 'none'}`, EMPTY);
  const [asked, setAsked] = useState(false);
  const [clientKey] = useState(newId);
  const screenshot = useScreenshot();
  const send = useSend('createSupportCase', {
    leaves: true,
    onDone: () => {
      draft.saved(EMPTY);
      screenshot.sent();
      return navigate({ to: '/casesuccess' });
    },
    onRefused: (failure) => isFailure(failure, SCREENSHOT.GONE) && screenshot.lost(),
  });
  const role: SupportRole = form.role ?? draft.value.role;
  const filled = { ...draft.value, role };
  const answers = readForm(filled);
  const offered = { sessions: form.sessions.length > 0, universities: form.universities.length > 0 };
  const wrong = asked ? missingFrom(answers, offered) : {};
  const put = (more: Partial<Filled>) => draft.set((now) => ({ ...now, ...more }));
  const known = categoryOf(role, filled.category);
  const subcategories = Object.keys(known?.subcategories ?? {});
  return (
    <Card pad>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          const missing = missingFrom(answers, offered);
          const [first] = Object.keys(missing);
          if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
          else void send.send({ enrollmentId, ...answers, screenshot: screenshot.key(), clientKey });
        }}
      >
        <DraftNotice draft={draft} />
        {form.role === null && (
          <SelectField
            label="Role"
            name="role"
            value={role}
            options={SUPPORT_ROLES.map(chosen)}
            onChange={({ currentTarget: { value } }) =>
              put({ role: value as SupportRole, category: '', subcategory: '' })
            }
          />
        )}
        {offered.universities && (
          <SelectField
            label="School"
            name="universityId"
            required
            value={filled.universityId}
            options={[
              { value: '', label: 'Please choose' },
              ...form.universities.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            error={wrong['universityId']}
            onChange={({ currentTarget: { value } }) => put({ universityId: value })}
          />
        )}
        <SelectField
          label="Question Category"
          name="category"
          required
          value={known ? filled.category : ''}
          options={options(CATEGORIES[role].map(({ name }) => name))}
          error={wrong['category']}
          onChange={({ currentTarget: { value } }) => put({ category: value, subcategory: '' })}
        />
        {subcategories.length > 0 && (
          <SelectField
            label="Question Subcategory"
            name="subcategory"
            required
            value={subcategories.includes(filled.subcategory) ? filled.subcategory : ''}
            options={options(subcategories)}
            error={wrong['subcategory']}
            onChange={({ currentTarget: { value } }) => put({ subcategory: value })}
          />
        )}
        <TutorFields answers={answers} filled={filled} wrong={wrong} onChange={put} />
        {form.sessions.length > 0 && (
          <SelectField
            label="Session"
            name="session"
            required
            value={filled.session}
            options={[
              { value: '', label: 'Please choose' },
              { value: 'none', label: 'Not about a session' },
              ...form.sessions.map(({ id, name, startTime }) => ({
                value: String(id),
                label: `${name}, ${formatDateTime(startTime, form.timeZone ?? 'UTC')}`,
              })),
            ]}
            error={wrong['session']}
            onChange={({ currentTarget: { value } }) => put({ session: value })}
          />
        )}
        <TextArea
          label="Description"
          name="description"
          required
          rows={6}
          maxLength={LONGEST_TEXT}
          value={filled.description}
          error={wrong['description']}
          onChange={({ currentTarget: { value } }) => put({ description: value })}
        />
        <ScreenshotField of={screenshot} />
        {send.failure && <Alert tone="bad">{send.failure.message}</Alert>}
        <div>
          <Button type="submit" tone="primary" pending={send.pending || screenshot.shown?.isThere === false}>
            Send request
          </Button>
        </div>
      </form>
    </Card>
  );
}
