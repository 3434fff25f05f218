import { z } from 'zod';
import { call } from '#kernel/call';
import { id, text } from '#kernel/schema';
import { editOwnProfile, readContacts } from './abilities.ts';
import { GITHUB_NAME_INVALID } from './failures.ts';
import { ClassContact, StudentPerson } from './model.ts';

export const classContacts = call('POST /broker/classContacts', {
  shows: ['enrollments', 'pictures'],
  summary: 'Whom to turn to in a class: instructors, teaching assistants, student support and career staff',
  input: { courseId: id() },
  output: { contacts: z.array(ClassContact) },
  scope: 'course',
  allow: readContacts,
});

/** The greatest length of the input, so that a pasted address gets a helpful message. */
const TYPED = 255;

export const updateStudentProfileInfo = call('POST /broker/updateStudentProfileInfo', {
  changes: ['enrollments', 'accounts'],
  summary: "Changes the student's own GitHub name; without one it is forgotten",
  input: { studentEnrollmentId: id(), githubUserName: text(TYPED).nullable() },
  output: { success: z.literal(true), student: StudentPerson },
  scope: { by: 'own-enrollment', field: 'studentEnrollmentId' },
  allow: editOwnProfile,
  fails: [GITHUB_NAME_INVALID],
});
