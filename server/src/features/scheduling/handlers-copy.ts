import { randomUUID } from 'node:crypto';
import * as calls from '@bcs/contract/features/scheduling/calls-copy';
import { CODE_TAKEN, NOT_ITS_COHORT } from '@bcs/contract/features/classes/failures';
import { COPY_NOT_SETTLED } from '@bcs/contract/features/scheduling/failures';
import { insertClass } from '#features/classes/queries-create';
import { copyResources } from '#features/resources/queries-write';
import { startEnrollments, setEnrollmentAuthor } from '#features/rosters/queries-enrolling';
import { audit, auditFromScreen, type AuditRecord } from '#kernel/audit';
import { publishPeople } from '#kernel/changes';
import { DONE } from '#kernel/handler';
import { planned } from '#kernel/planned';
import { orRefuse, RefusalError } from '#kernel/refusal-error';
import { findClassPeople } from '#features/classes/queries-class';
import { planCopy } from './plan-copy.ts';
import { copyAssignments, copySessions, copySettings, copySurveys, findEnrolledBeforeCopy } from './queries-copied.ts';
import { planCopyItems } from './plan-copy-items.ts';

export const [previewCopy, copyClass] = planned({
  preview: calls.previewCopy,
  save: calls.copyClass,
  plan: planCopy,
  show: ({ shown, digest }) => ({ ...shown, digest }),
  refuse: ({ shown }) => {
    if (shown.codeTaken) throw new RefusalError(CODE_TAKEN, { code: CODE_TAKEN.message });
  },
  write: async (plan, wanted, context) => {
    const { db, viewer, now } = context;
    const { source, shown } = plan;
    if (shown.unsettled > 0) throw new RefusalError(COPY_NOT_SETTLED);
    const created = orRefuse(await insertClass(db, wanted), NOT_ITS_COHORT, 'cohortId');
    const { universityId, startDate, endDate, takes } = wanted;
    const place = { universityId, courseId: created.id };
    if (takes.settings) await copySettings(db, place, source);
    if (takes.surveys) await copySurveys(db, place, plan);
    const sessions = await copySessions(db, place, plan, now);
    if (takes.resources) await copyResources(db, place, source.universityId, sessions);
    const assignments = await copyAssignments(db, place, plan, sessions, now);
    // a standing role may have enrolled some of them already
    const seated = new Set(await findEnrolledBeforeCopy(db, place));
    const staff = takes.staff ? source.staff.filter(({ accountId }) => !seated.has(accountId)) : [];
    const author = { ...auditFromScreen(context), batchId: randomUUID() };
    const enrolling = { by: viewer.accountId, origin: author.origin, importId: null, at: now, changesRole: false };
    await setEnrollmentAuthor(db, enrolling);
    const seats = staff.map(({ accountId, role }) => ({ ...place, accountId, role }));
    if (seats.length > 0) await startEnrollments(db, seats, enrolling);
    const [code, name] = [wanted.code.trim(), wanted.name.trim()];
    const timeZone = created.timeZone;
    const entry = (action: AuditRecord['action'], object: AuditRecord['object'], after: object): AuditRecord => ({
      action,
      object,
      universityId,
      courseId: created.id,
      after: { ...after },
    });
    await audit(db, author, [
      entry(
        'class.create',
        { kind: 'class', id: created.id, name: code },
        {
          code,
          name,
          startDate,
          endDate,
          timeZone,
          state: 'draft',
          copiedFrom: source.code,
        },
      ),
      ...sessions.map(({ id, name: session }) =>
        entry('session.create', { kind: 'session', id, name: session }, { copiedFrom: source.code }),
      ),
      ...assignments.map(({ id, name: title }) =>
        entry('assignment.create', { kind: 'assignment', id, name: title }, { copiedFrom: source.code }),
      ),
      ...staff.map(({ accountId, name: person, role }) => ({
        ...entry('enrollment.begin', { kind: 'enrollment', id: null, name: person }, { role }),
        personId: accountId,
      })),
    ]);
    await publishPeople(db, { accountIds: staff.map(({ accountId }) => accountId), courseIds: [created.id] });
    return { ...DONE, courseId: created.id };
  },
  conflicts: { a_course_code_is_unique_in_its_university: CODE_TAKEN },
});

export const [previewCopyItems, copyItems] = planned({
  preview: calls.previewCopyItems,
  save: calls.copyItems,
  plan: planCopyItems,
  show: ({ shown, digest }) => ({ ...shown, digest }),
  write: async (plan, _input, context) => {
    const { db, now } = context;
    if (plan.shown.unsettled > 0) throw new RefusalError(COPY_NOT_SETTLED);
    const { universityId, courseId } = plan.target;
    const place = { universityId, courseId };
    const sessions = await copySessions(db, place, plan, now);
    await copyResources(db, place, plan.source.universityId, sessions);
    const assignments = await copyAssignments(db, place, plan, sessions, now);
    const entries = (kind: 'session' | 'assignment', made: readonly { id: number; name: string }[]): AuditRecord[] =>
      made.map(({ id, name }) => ({
        action: `${kind}.create`,
        object: { kind, id, name },
        ...place,
        after: { copiedFrom: plan.source.code },
      }));
    await audit(db, { ...auditFromScreen(context), batchId: randomUUID() }, [
      ...entries('session', sessions),
      ...entries('assignment', assignments),
    ]);
    await publishPeople(db, { accountIds: await findClassPeople(db, place), courseIds: [courseId] });
    return { ...DONE, copied: sessions.length + assignments.length };
  },
});
