import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { seeCareerServices } from './abilities.ts';
import { CareerServices } from './model.ts';

export const careerServices = call('POST /broker/careerServices', {
  shows: ['sessions', 'attendance', 'assignments', 'submissions', 'grades'],
  summary: 'The career sessions and milestones of the course, and how far the student has come',
  input: { enrollmentId: id() },
  output: CareerServices,
  scope: 'own-enrollment',
  allow: seeCareerServices,
});
