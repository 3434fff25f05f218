import { useState } from 'react';
import { IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { LONGEST_TEXT, SCREENSHOT } from '@bcs/contract/features/support/failures';
import { findMissingAnswers } from '@bcs/contract/features/support/asked';
import { CATEGORIES, SUPPORT_ROLE_NAMES, SUPPORT_ROLES, categoryOf } from '@bcs/contract/features/support/categories';
import type { SupportRole } from '@bcs/contract/features/support/model';
import { SCREENSHOT_TYPES } from '@bcs/contract/features/support/screenshot';
import { Alert } from '#kit/alert.tsx';
import { Button, IconButton } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { FileDrop } from '#kit/file-drop.tsx';
import { PLEASE_CHOOSE, toOption, SelectField } from '#kit/select-field.tsx';
import { Spinner } from '#kit/spinner.tsx';
import { TextArea } from '#kit/text-area.tsx';
import type { Output } from '#lib/api.ts';
import { isFailure } from '#lib/call-failed.ts';
import { formatDateTime } from '#lib/dates.ts';
import { useDraft } from '#lib/draft.ts';
import { createFields } from '#lib/form-fields.ts';
import { FormFrame } from '#lib/form-frame.tsx';
import { useForm } from '#lib/form.ts';
import { newId } from '#lib/new-id.ts';
import { EMPTY_ANSWERS, toSupportAnswers, type FilledSupportForm } from './filled.ts';
import { subjectOptions } from './options.ts';
import { TutorFields } from './tutor-fields.tsx';
import { useScreenshot } from './use-screenshot.ts';

type Props = { form: Output<'supportForm'>; enrollmentId: number | null };

const LOW = { maxHeight: '20rem' };

/** A screenshot for the request: chosen, dropped or pasted, and shown before it is sent. SUPP-018 to SUPP-020 */
const ScreenshotField = ({ of: { shown, problem, choose, remove } }: { of: ReturnType<typeof useScreenshot> }) => (
  <div role="group" aria-label="Screenshot" className="grid gap-3">
    <p className="text-sm font-semibold">Screenshot (optional)</p>
    {problem !== null && <Alert tone="bad">{problem}</Alert>}
    {shown && (
      <figure className="grid gap-2 rounded-control bg-sunken p-3">
        <img
          src={shown.preview}
          alt="Your screenshot"
          style={LOW}
          className="max-w-full rounded-control object-contain"
        />
        <figcaption className="flex items-center gap-2 text-sm">
          {!shown.isThere && <Spinner />}
          <span role="status" className="min-w-0 grow wrap-anywhere">
            {shown.isThere ? shown.name : `Uploading ${shown.name}…`}
          </span>
          <IconButton icon={IconX} label="Remove screenshot" onClick={remove} />
        </figcaption>
      </figure>
    )}
    <FileDrop
      accept={SCREENSHOT_TYPES.join(',')}
      label={shown ? 'Choose another screenshot' : 'Add a screenshot'}
      hint="Or drop one here, or paste it. An image under 5 MB."
      onFiles={(files) => void choose(files)}
    />
  </div>
);

/**
 * The form with all its questions; errors are shown beside each field. SUPP-003, SUPP-007 to SUPP-017, D-159 to D-161
 */
export function SupportForm({ form: sources, enrollmentId }: Props) {
  const navigate = useNavigate();
  const draft = useDraft<FilledSupportForm>(`support/${enrollmentId ?? 'none'}`, EMPTY_ANSWERS);
  const [clientKey] = useState(newId);
  const screenshot = useScreenshot();
  // a draft of a version before has the name of a role
  const role: SupportRole =
    sources.role ?? SUPPORT_ROLES.find((each) => each === draft.value.role) ?? EMPTY_ANSWERS.role;
  const filled = { ...draft.value, role };
  const answers = toSupportAnswers(filled);
  const offered = { sessions: sources.sessions.length > 0, universities: sources.universities.length > 0 };
  const sending = useForm('createSupportCase', {
    draft,
    problems: findMissingAnswers(answers, offered),
    input: () => ({ enrollmentId, ...answers, screenshot: screenshot.key(), clientKey }),
    leaves: true,
    onDone: () => {
      screenshot.sent();
      return navigate({ to: '/casesuccess' });
    },
    onRefused: (failure) => isFailure(failure, SCREENSHOT.GONE) && screenshot.lost(),
  });
  const known = categoryOf(role, filled.category);
  const subcategories = known?.subcategories ?? [];
  // a choice that is offered no longer is none
  const category = known ? filled.category : '';
  const subcategory = subcategories.some(({ code }) => code === filled.subcategory) ? filled.subcategory : '';
  const form = createFields({ ...sending, value: { ...filled, category, subcategory } });
  const sessions = sources.sessions.map(({ id, name, startTime }) => ({
    value: String(id),
    label: `${name}, ${formatDateTime(startTime, sources.timeZone ?? 'UTC')}`,
  }));
  return (
    <Card pad>
      <FormFrame
        form={sending}
        className="grid gap-5"
        refusal={({ message }) => <Alert tone="bad">{message}</Alert>}
        buttons={
          <div>
            <Button type="submit" tone="primary" pending={sending.pending || screenshot.shown?.isThere === false}>
              Send request
            </Button>
          </div>
        }
      >
        {sources.role === null && (
          <SelectField
            {...form.choice(
              'role',
              'Role',
              SUPPORT_ROLES.map((value) => ({ value, label: SUPPORT_ROLE_NAMES[value] })),
            )}
            onChange={({ currentTarget: { value } }) =>
              form.set({ role: value as SupportRole, category: '', subcategory: '' })
            }
          />
        )}
        {offered.universities && (
          <SelectField
            {...form.choice('universityId', 'School', [PLEASE_CHOOSE, ...sources.universities.map(toOption)])}
            required
          />
        )}
        <SelectField
          {...form.choice('category', 'Question Category', subjectOptions(CATEGORIES[role]))}
          required
          onChange={({ currentTarget: { value } }) => form.set({ category: value, subcategory: '' })}
        />
        {subcategories.length > 0 && (
          <SelectField
            {...form.choice('subcategory', 'Question Subcategory', subjectOptions(subcategories))}
            required
          />
        )}
        <TutorFields answers={answers} form={form} />
        {offered.sessions && (
          <SelectField
            {...form.choice('session', 'Session', [
              PLEASE_CHOOSE,
              { value: 'none', label: 'Not about a session' },
              ...sessions,
            ])}
            required
          />
        )}
        <TextArea {...form.text('description', 'Description')} required rows={6} maxLength={LONGEST_TEXT} />
        <ScreenshotField of={screenshot} />
      </FormFrame>
    </Card>
  );
}
