import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { readStudent, readStudents } from './abilities.ts';
import { StudentProfile, StudentRow } from './model.ts';

export const studentProfiles = call('POST /broker/studentProfiles', {
  shows: ['enrollments', 'sessions', 'attendance', 'assignments', 'submissions', 'grades', 'pictures'],
  summary: 'The students of a course by name: attendance, average, overdue work, and when they were here last',
  input: z.strictObject({ courseId: id() }),
  output: z.object({ students: z.array(StudentRow) }),
  scope: { by: 'course', field: 'courseId' },
  allow: readStudents,
});

export const studentProfile = call('POST /broker/studentProfile', {
  shows: [
    'enrollments',
    'sessions',
    'attendance',
    'remote requests',
    'assignments',
    'submissions',
    'comments',
    'grades',
    'pictures',
  ],
  summary: 'One student: how to reach them, grades, attendance and remote requests',
  input: z.strictObject({ enrollmentId: id() }),
  output: StudentProfile,
  scope: { by: 'student-enrollment', field: 'enrollmentId' },
  allow: readStudent,
});
