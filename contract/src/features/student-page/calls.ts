import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { RECORD } from '#kernel/topics';
import { readStudent, readStudents } from './abilities.ts';
import { StudentProfile, StudentRow } from './model.ts';

export const studentProfiles = call('POST /broker/studentProfiles', {
  shows: ['enrollments', 'sessions', 'attendance', 'assignments', 'submissions', 'grades', 'pictures'],
  summary: 'The students of a course by name: attendance, average, overdue work, and when they were here last',
  input: { courseId: id() },
  output: { students: z.array(StudentRow) },
  scope: 'course',
  allow: readStudents,
});

export const studentProfile = call('POST /broker/studentProfile', {
  shows: ['enrollments', ...RECORD, 'comments', 'pictures'],
  summary: 'One student: how to reach them, grades, attendance and remote requests',
  input: { enrollmentId: id() },
  output: StudentProfile,
  scope: { by: 'student-enrollment', field: 'enrollmentId' },
  allow: readStudent,
});
