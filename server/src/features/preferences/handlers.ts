import { MAIL_KIND_NAMES } from '@bcs/contract/features/notifications/mail-kinds';
import * as calls from '@bcs/contract/features/preferences/calls';
import { nextAfterChange, nextDigest } from '@bcs/contract/features/preferences/times';
import { localDay } from '@bcs/contract/kernel/clock';
import { auditFromScreen } from '#kernel/audit';
import { defineHandler } from '#kernel/handler';
import { auditPreferences } from './audited.ts';
import { findChoosable, findPreferences, findTimes, lockTimes, setChoice, setNextDigest, setTimes } from './queries.ts';
import { writeDigests } from './queries-compose.ts';
import { unsubscribeBy } from './unsubscribe.ts';

export const mailPreferences = defineHandler(calls.mailPreferences, async (_input, { db, viewer, services }) => ({
  sends: services.settings.mail !== 'none',
  ...(await findPreferences(db, viewer.accountId)),
}));

export const saveMailPreferences = defineHandler(calls.saveMailPreferences, {
  facts: async ({ choice }, { db, viewer }) => ({
    choice: choice ?? null,
    classes: choice ? await findChoosable(db, viewer.accountId) : [],
  }),
  run: async ({ choice, ...times }, context) => {
    const { db, now } = context;
    const { accountId } = context.viewer;
    await auditPreferences(db, auditFromScreen(context), { accountId, action: 'person.choose-mail' }, async () => {
      if (choice) await setChoice(db, accountId, choice);
      if (Object.keys(times).length === 0) return;
      await setTimes(db, accountId, times);
      await setNextDigest(db, accountId, nextAfterChange(now, await lockTimes(db, accountId)));
    });
  },
});

export const digestPreview = defineHandler(
  calls.digestPreview,
  async (_input, { db, viewer: { accountId }, services, now }) => {
    const times = await findTimes(db, accountId);
    const at = nextDigest(now, times);
    const [written] = await writeDigests(
      db,
      [{ accountId, day: localDay(at, times.zone) }],
      services,
      now,
      async (_readers, news) => news,
    );
    return { at: written ? at : null, digest: written?.digest ?? null };
  },
);

export const unsubscribe = defineHandler(calls.unsubscribe, async ({ token }, { db, services, now }) => {
  const kind = await unsubscribeBy(db, services.sealer, token, now);
  return { kind: kind && MAIL_KIND_NAMES[kind] };
});
