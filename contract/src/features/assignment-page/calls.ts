import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { Assignment, MilestoneType } from '#features/coursework/model';
import { readAssignment } from './abilities.ts';
import { AssignmentStudent } from './model.ts';

export const courseworkDetail = call('POST /broker/courseworkDetail', {
  shows: ['assignments', 'submissions', 'comments', 'grades', 'enrollments', 'pictures'],
  summary: 'One assignment, with the work of the students on it',
  input: { assignmentId: id() },
  output: { assignment: Assignment, milestoneTypes: z.array(MilestoneType), students: z.array(AssignmentStudent) },
  scope: 'assignment',
  allow: readAssignment,
});
