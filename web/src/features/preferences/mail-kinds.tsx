import { useState } from 'react';
import { deliveriesOf, mailKindsFor, usualDelivery } from '@bcs/contract/features/notifications/delivery';
import { DELIVERY_NAMES, MAIL_KIND_NAMES } from '@bcs/contract/features/notifications/mail-kinds';
import type { MailKind } from '@bcs/contract/features/notifications/model';
import { isRecipient } from '@bcs/contract/features/notifications/types';
import type { MailPreferences } from '@bcs/contract/features/preferences/model';
import type { Role } from '@bcs/contract/kernel/roles';
import { Alert } from '#kit/alert.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { cx } from '#kit/cx.ts';
import { SelectField } from '#kit/select-field.tsx';
import { useSend } from '#lib/send.ts';

/** Explanations for kinds whose name is not enough. */
const HINTS: Readonly<Partial<Record<MailKind, string>>> = {
  waiting: 'What Today lists for you',
  cohorts: 'What Cohorts shows, on Mondays',
  support: 'Answers to your own requests',
  remoteRequests: 'At once for a session within 24 hours, unless you choose otherwise',
  digest: 'One e-mail with everything set to daily or weekly; what is weekly comes on Mondays',
};
/** Explains a kind further. People who answer support requests choose how they are notified of replies. */
const hintOf = (kind: MailKind, roles: readonly Role[]) =>
  kind === 'support' && roles.some((role) => isRecipient('SUPPORT_REPLIED', role))
    ? 'Answers to your own requests come at once, unless you turn this off'
    : HINTS[kind];

/** The value of the option that resets a choice to the default. */
const AS_USUAL = '';

/** The settings for each kind of mail, for all classes or for one. SUCC-076, SUCC-083 */
export function MailKinds({ preferences }: { preferences: MailPreferences }) {
  const { classes } = preferences;
  const [courseId, setCourseId] = useState<number | null>(null);
  const chosen = classes.find((each) => each.courseId === courseId) ?? null;
  const roles = chosen ? [chosen.role] : classes.map(({ role }) => role);
  const kinds = mailKindsFor(roles).filter((kind) => kind !== 'digest' || chosen === null);
  return (
    <Card pad>
      <CardHeader title="What you get" lead="A choice for all classes also applies to classes that you join later." />
      {classes.length > 1 && (
        <SelectField
          label="For"
          className="mt-4 max-w-sm"
          value={chosen ? String(chosen.courseId) : ''}
          options={[
            { value: '', label: 'All classes' },
            ...classes.map((each) => ({ value: String(each.courseId), label: `${each.code}: ${each.name}` })),
          ]}
          onChange={({ target }) => setCourseId(target.value === '' ? null : Number(target.value))}
        />
      )}
      <ul className="mt-4 grid divide-y divide-line">
        {kinds.map((kind) => (
          <li key={`${kind} ${courseId}`} className="py-3 first:pt-0 last:pb-0">
            <KindRow kind={kind} courseId={chosen?.courseId ?? null} roles={roles} preferences={preferences} />
          </li>
        ))}
      </ul>
      {classes.length === 0 && <p className="mt-4 text-muted">More choices appear here once you are in a class.</p>}
    </Card>
  );
}

type RowProps = { kind: MailKind; courseId: number | null; roles: readonly Role[]; preferences: MailPreferences };

function KindRow({ kind, courseId, roles, preferences: { choices } }: RowProps) {
  const { send, pending, failure } = useSend('saveMailPreferences');
  const offered = deliveriesOf(kind, roles);
  // a choice made in another role may not be offered in this one, and is ignored
  const choiceFor = (id: number | null) =>
    choices.find((each) => each.kind === kind && each.courseId === id && offered.includes(each.delivery))?.delivery;
  const usual = usualDelivery(kind, roles);
  const hint = hintOf(kind, roles);
  const value = choiceFor(courseId) ?? (courseId === null ? usual : AS_USUAL);
  const asForAll = {
    value: AS_USUAL,
    label: `Same as for all classes (${DELIVERY_NAMES[choiceFor(null) ?? usual].toLowerCase()})`,
  };
  const options = offered.map((each) => ({ value: each, label: DELIVERY_NAMES[each] }));
  const save = (picked: string) => {
    const delivery = options.find((option) => option.value === picked)?.value ?? null;
    void send({ choice: { kind, courseId, delivery } });
  };
  return (
    <div
      className={cx(
        'grid items-center gap-x-4 gap-y-1',
        courseId === null ? 'grid-cols-[1fr_7.5rem]' : 'sm:grid-cols-[1fr_15rem]',
      )}
    >
      <div>
        <p className="font-semibold">{MAIL_KIND_NAMES[kind]}</p>
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </div>
      <SelectField
        label={MAIL_KIND_NAMES[kind]}
        hideLabel
        value={value}
        disabled={pending}
        options={courseId === null ? options : [asForAll, ...options]}
        onChange={({ target }) => save(target.value)}
      />
      {failure && (
        <Alert tone="bad" className="col-span-full">
          {failure.message}
        </Alert>
      )}
    </div>
  );
}
