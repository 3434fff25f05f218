import { z } from 'zod';
import { DeletedItem } from '#features/deleted-items/model';
import { call } from '#kernel/call';
import { PREVIEW_OUTDATED } from '#kernel/failure';
import { count, digest, done, id, instant, version } from '#kernel/schema';
import { editAssignments, readAssignments } from './abilities.ts';
import { ASSIGNMENT_IS_OUT, KIND_IS_FIXED, TIED_SESSION_GONE } from './failures.ts';
import {
  AssignmentFields,
  AssignmentInList,
  AssignmentConsequences,
  EditedClass,
  PlannedRelease,
  ReleaseState,
  ReleaseRule,
} from './model.ts';

const ofClass = { scope: 'course-or-grant', allow: editAssignments } as const;

/** The topics that a change of an assignment affects; the pages of grant holders subscribe to 'audit entries'. */
const changes = ['assignments', 'audit entries'] as const;
const shows = ['enrollments', 'assignments', 'submissions', 'grades', 'audit entries'] as const;
const Previewed = AssignmentConsequences.extend({ digest: z.string() });
const edited = {
  courseId: id(),
  /** The id is missing for a new assignment. */ assignmentId: id().nullable(),
  fields: AssignmentFields,
};
const one = { courseId: id(), assignmentId: id() };

export const adminAssignments = call('POST /broker/adminAssignments', {
  shows,
  summary: 'Lists the assignments of a class in every state, by due date',
  input: { courseId: id() },
  output: {
    course: EditedClass,
    assignments: z.array(AssignmentInList),
    deleted: z.array(DeletedItem),
    mayEdit: z.boolean(),
  },
  scope: 'course-or-grant',
  allow: readAssignments,
});

export const adminAssignment = call('POST /broker/adminAssignment', {
  shows,
  summary: 'Shows an assignment for its editor',
  input: one,
  output: {
    course: EditedClass,
    assignment: AssignmentInList.pick({ id: true, state: true, bufferDays: true, submitted: true, graded: true }),
    fields: z.object({ ...AssignmentFields.shape }),
    version: version(),
    archivedAt: instant().nullable(),
    /** Tells whether nobody has worked on it yet, so that it can be deleted. ADM-071 */
    unused: z.boolean(),
    mayEdit: z.boolean(),
  },
  scope: 'course-or-grant',
  allow: readAssignments,
});

export const previewAssignment = call('POST /broker/previewAssignment', {
  ...ofClass,
  shows,
  summary: 'Previews the effects on students of saving an assignment',
  input: edited,
  output: Previewed,
  fails: [ASSIGNMENT_IS_OUT, KIND_IS_FIXED, TIED_SESSION_GONE],
});

export const saveAssignment = call('POST /broker/saveAssignment', {
  ...ofClass,
  changes,
  summary: 'Saves a new or changed assignment after its preview',
  input: {
    ...edited,
    /** The digest of the preview; missing for a new assignment. */ version: version().nullable(),
    digest: digest(),
  },
  output: done().extend({ assignmentId: id() }),
  edits: ['fields'],
  fails: [PREVIEW_OUTDATED, ASSIGNMENT_IS_OUT, KIND_IS_FIXED, TIED_SESSION_GONE],
});

export const previewArchiveAssignment = call('POST /broker/previewArchiveAssignment', {
  ...ofClass,
  shows,
  summary: 'Previews the effects on students of archiving an assignment, or of bringing it back',
  input: one,
  output: Previewed,
});

export const archiveAssignment = call('POST /broker/archiveAssignment', {
  ...ofClass,
  changes,
  summary:
    'Closes an assignment for new work; it counts neither as missed nor in averages, and its work stays readable',
  input: { ...one, digest: digest() },
  fails: [PREVIEW_OUTDATED],
});

export const restoreAssignment = call('POST /broker/restoreAssignment', {
  ...ofClass,
  changes,
  summary: 'Brings back an archived assignment as it was',
  input: { ...one, digest: digest() },
  fails: [PREVIEW_OUTDATED],
});

/** The most releases in one plan: more than any class has. */
const MOST_PLANNED = 500;
const releases = {
  courseId: id(),
  rule: ReleaseRule,
  /** Assignments with a release time of their own, instead of the rule. */
  own: z.array(z.strictObject({ assignmentId: id(), release: ReleaseState })).max(MOST_PLANNED),
};

export const previewReleases = call('POST /broker/previewReleases', {
  ...ofClass,
  shows,
  summary: 'Previews when a plan would release each assignment that students do not see yet, and the effects on them',
  input: releases,
  output: Previewed.extend({ planned: z.array(PlannedRelease) }),
});

export const saveReleases = call('POST /broker/saveReleases', {
  ...ofClass,
  changes,
  summary: 'Sets all releases of a class at once, as the preview with this digest showed them',
  input: { ...releases, digest: digest() },
  output: done().extend({ changed: count() }),
  fails: [PREVIEW_OUTDATED],
});
