import { RESOURCE } from '@bcs/contract/features/resources/failures';
import type { GivenResource, StoredResource, UploadedFile } from '@bcs/contract/features/resources/model';
import { refuseResources } from '@bcs/contract/features/resources/problems';
import * as calls from '@bcs/contract/features/session-editor/calls-resources';
import { SESSION_IS_CANCELLED, SESSION_MOVED_ON } from '@bcs/contract/features/session-editor/failures';
import { isDifferent } from '@bcs/contract/features/session-editor/changed-sessions';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { keepFile } from '#features/resources/queries-keep';
import { withOpenFiles, findOfSession } from '#features/resources/queries';
import { lockFiles, resourcesText, replaceResources } from '#features/resources/queries-write';
import { auditOnScreen } from '#kernel/audit';
import { fileOf } from '#kernel/file-of';
import { DONE, defineHandler } from '#kernel/handler';
import { changedSession } from '#kernel/item-history';
import { orNotFound, orRefuse, RefusalError, throwIf } from '#kernel/refusal-error';
import { throwIfNewer } from '#kernel/versions';
import { NO_DUE_CONSEQUENCES } from './queries-write.ts';
import { countListeners, findHeldSessions } from './queries.ts';
import { saveChanges } from './notify-changes.ts';

export const adminResources = defineHandler(
  calls.adminResources,
  async ({ sessionId }, { db, viewer, services, now }) => {
    const { version, resources } = orNotFound(await findOfSession(db, viewer, sessionId, false));
    return { version, resources, opened: withOpenFiles(resources, services, now) };
  },
);

export const uploadResource = defineHandler(calls.uploadResource, ({ fileName, base64 }, context) => {
  const { viewer, services, now } = context;
  return keepFile(services, { accountId: viewer.accountId, fileName, bytes: fileOf(base64, context) }, now);
});

/**
 * Finds the stored files of resources.
 * @throws RefusalError RESOURCE_GONE
 */
function storedOf(given: readonly GivenResource[], files: readonly UploadedFile[]): StoredResource[] {
  const held = new Map(files.map((file) => [file.fileKey, file]));
  return given.map((each) => {
    const title = each.title.trim();
    if (each.kind === 'link') return { ...each, title, url: new URL(each.url.trim()).href };
    const file = orRefuse(held.get(each.fileKey), RESOURCE.GONE);
    return { ...file, kind: 'file', title };
  });
}

export const saveResources = defineHandler(
  calls.saveResources,
  async ({ sessionId, version, resources: given }, context) => {
    const { db, viewer } = context;
    throwIf(refuseResources(given));
    const before = orNotFound(await findOfSession(db, viewer, sessionId, true));
    if (before.cancelledAt !== null) throw new RefusalError(SESSION_IS_CANCELLED);
    throwIfNewer(calls.saveResources, version, before);
    const keys = given.flatMap((each) => (each.kind === 'file' ? [each.fileKey] : []));
    const resources = storedOf(given, await lockFiles(db, viewer, sessionId, keys));
    await replaceResources(db, viewer, sessionId, resources);
    const entry = changedSession('update', viewer, { id: sessionId, name: before.name });
    const [was, is] = [resourcesText(before.resources), resourcesText(resources)];
    await auditOnScreen(context, { ...entry, before: { resources: was }, after: { resources: is } });
  },
);

/** Tells whether each topic goes to exactly one session, so that none is lost. */
const isExchange = (topics: readonly { sessionId: number; from: number }[]): boolean => {
  const to = new Set(topics.map(({ sessionId }) => sessionId));
  const from = new Set(topics.map((topic) => topic.from));
  return to.size === topics.length && from.size === topics.length && [...from].every((id) => to.has(id));
};

/** Saves changed and exchanged topics; dates, kinds and rooms stay. ADM-089 */
export const saveSyllabus = defineHandler(calls.saveSyllabus, async ({ topics, tells }, context) => {
  const { db, viewer } = context;
  if (!isExchange(topics)) throw new RefusalError(FAILURES.INVALID_INPUT);
  const standing = await findHeldSessions(
    db,
    viewer,
    topics.map(({ sessionId }) => sessionId),
    true,
  );
  const sessions = new Map(standing.map((session) => [session.id, session]));
  const changes = topics
    .map(({ sessionId, version, from, ...topic }) => {
      const [before, origin] = [sessions.get(sessionId), sessions.get(from)];
      if (before?.version !== version || !origin) throw new RefusalError(SESSION_MOVED_ON);
      const { longDescription } = origin;
      return { id: sessionId, before, after: { ...before, ...topic, name: topic.name.trim(), longDescription } };
    })
    .filter(isDifferent);
  const studentsTold = tells ? await countListeners(db, viewer) : 0;
  await saveChanges(context, changes, {
    told: changes,
    studentsTold,
    dueDates: [],
    counted: [],
    due: NO_DUE_CONSEQUENCES,
  });
  return { ...DONE, changed: changes.length };
});
