import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { Assignment, MilestoneType } from '#features/coursework/model';
import { NOT_IN_GRADEBOOK } from '#features/grading/failures';
import { GradebookStudent, GradeChange } from '#features/grading/model';
import { Submission } from '#features/submissions/model';
import { openGrading, readAssignment } from './abilities.ts';
import { AssignmentStudent } from './model.ts';

export const courseworkDetail = call({
  at: 'POST /broker/courseworkDetail',
  kind: 'read',
  summary: 'One assignment, with the work of the students on it',
  input: z.strictObject({ assignmentId: id() }),
  output: z.object({
    assignment: Assignment,
    milestoneTypes: z.array(MilestoneType),
    students: z.array(AssignmentStudent),
  }),
  scope: { by: 'assignment', field: 'assignmentId' },
  allow: readAssignment,
  fails: [],
});

export const grade = call({
  at: 'POST /broker/grade',
  kind: 'read',
  summary: 'One student’s work on an assignment, to be graded',
  input: z.strictObject({ assignmentId: id(), studentId: id() }),
  output: GradebookStudent.extend({
    assignment: Assignment,
    submission: Submission.nullable(),
    gradeHistory: z.array(GradeChange),
  }),
  scope: { by: 'assignment', field: 'assignmentId' },
  allow: openGrading,
  fails: [NOT_IN_GRADEBOOK],
});
