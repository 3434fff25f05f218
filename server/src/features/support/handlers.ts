import * as calls from '@bcs/contract/features/support/calls';
import { CASE_CHANGED } from '@bcs/contract/features/support/failures';
import { SUPPORT_ROLE_OF } from '@bcs/contract/features/support/categories';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { addressToSee } from '#kernel/file-address';
import { defineHandler, DONE } from '#kernel/handler';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { enqueue } from '#kernel/outbox';
import type { Settings } from '#kernel/settings';
import { askedOf } from './asking.ts';
import { notifyAnswered, notifySupportRequest, publishCase } from './notify.ts';
import { addMessage, insertCase, setState } from './queries-case.ts';
import { findCase, findCases, lockCase } from './queries-desk.ts';
import { choicesOf, findOrigin, findOwn, lockOwn } from './queries-form.ts';
import { attachScreenshot, removeScreenshot, reserveScreenshot } from './screenshots.ts';

/** Stores a new case; jobs send it to other desks, whatever becomes of them. SUPP-004, D-163 */
async function sendOut(
  db: Db,
  { cases, supportEmail }: Pick<Settings, 'cases' | 'supportEmail'>,
  caseId: number,
  now: Instant,
): Promise<void> {
  const later = (kind: string) =>
    enqueue(db, { kind, payload: { caseId }, runAt: now, dedupeKey: `${kind}.${caseId}` });
  if (cases !== null) await later('support-case');
  if (supportEmail !== null) await later('support-mail');
}

export const supportForm = defineHandler(
  calls.supportForm,
  async ({ enrollmentId }, { db, viewer, now, services: { settings } }) => {
    const origin = orNotFound(await findOrigin(db, viewer.accountId, enrollmentId));
    return {
      role: enrollmentId === null || origin.role === null ? null : SUPPORT_ROLE_OF[origin.role],
      universityId: origin.universityId,
      hidden: origin.hidden,
      // the address of a university takes precedence over that of the installation
      supportEmail: origin.supportEmail ?? settings.supportEmail,
      timeZone: origin.timeZone,
      ...(await choicesOf(db, origin, enrollmentId, now)),
    };
  },
);

export const createSupportCase = defineHandler(
  calls.createSupportCase,
  async (input, { db, viewer: { accountId }, now, services }) => {
    const { standing, asked } = await askedOf(db, accountId, input, now);
    const { id: caseId, isNew } = await insertCase(db, standing, { ...asked, accountId }, now);
    if (isNew) {
      if (asked.screenshot !== null) await attachScreenshot(db, accountId, asked.screenshot, now);
      await sendOut(db, services.settings, caseId, now);
      await publishCase(db, { ...standing, accountId });
    }
    return { ...DONE, caseId };
  },
);

export const createScreenshotUpload = defineHandler(
  calls.createScreenshotUpload,
  async (chosen, { viewer, now, services }) => reserveScreenshot(services, viewer.accountId, chosen, now),
);

export const deleteScreenshot = defineHandler(calls.deleteScreenshot, async ({ key }, { viewer, now, services }) => {
  await removeScreenshot(services, viewer.accountId, key, now);
});

export const mySupportCases = defineHandler(calls.mySupportCases, async ({ enrollmentId }, { db, viewer }) => ({
  cases: await findOwn(db, viewer.accountId, enrollmentId),
}));

export const replyToSupport = defineHandler(
  calls.replyToSupport,
  async ({ caseId, message, clientKey }, { db, viewer: { accountId }, now }) => {
    const found = orNotFound(await lockOwn(db, accountId, caseId));
    if (await addMessage(db, { caseId, accountId, byStaff: false, message, clientKey }, now))
      await notifySupportRequest(db, { ...found, caseId }, now);
  },
);

export const supportCases = defineHandler(calls.supportCases, async (wanted, { db, viewer }) =>
  findCases(db, viewer, wanted),
);

export const supportCase = defineHandler(calls.supportCase, async ({ caseId }, { db, viewer, now, services }) => {
  const { screenshotKey, ...found } = orNotFound(await findCase(db, viewer, caseId));
  return {
    case: {
      ...found,
      mailIsOff: found.mailIsOff || services.settings.mail === 'none',
      screenshotUrl: screenshotKey === null ? null : addressToSee(services.sealer, screenshotKey, now),
    },
  };
});

/** Reads a case, which must be as the caller has seen it. */
async function caseNow(db: Db, viewer: Viewer, { caseId, version }: { caseId: number; version: number }) {
  const found = orNotFound(await lockCase(db, viewer, caseId));
  if (found.version !== version) throw new RefusalError(CASE_CHANGED);
  return found;
}

export const answerSupportCase = defineHandler(
  calls.answerSupportCase,
  async ({ message, clientKey, ...which }, { db, viewer, now }: { db: Db; viewer: Viewer; now: Instant }) => {
    const found = await caseNow(db, viewer, which);
    const said = { caseId: which.caseId, clientKey };
    if (await addMessage(db, { ...said, accountId: viewer.accountId, byStaff: true, message }, now))
      await notifyAnswered(db, { ...found, ...said }, now);
  },
);

export const setSupportCaseState = defineHandler(
  calls.setSupportCaseState,
  async ({ state, ...which }, { db, viewer, now }) => {
    const found = await caseNow(db, viewer, which);
    await setState(db, which.caseId, state, now);
    await publishCase(db, found);
  },
);
