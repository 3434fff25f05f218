import { z } from 'zod';
import { call } from '#kernel/call';
import { day, id } from '#kernel/schema';
import { RECORD } from '#kernel/topics';
import { seeDashboard, seeNpsSurvey, toggleNpsSurvey } from './abilities.ts';
import { NPS_WINDOW_CLOSED } from './failures.ts';
import { Dashboard } from './model.ts';

const ofEnrollment = { enrollmentId: id() };
const Schedule = z.object({ id: id(), courseId: id(), survey: z.string(), dateFrom: day(), dateTo: day() });

export const dashboard = call('POST /broker/dashboard', {
  shows: [
    ...RECORD,
    'announcements',
    'read announcements',
    'follow-ups',
    'notifications',
    'comments',
    'chats',
    'support cases',
    'refused addresses',
    'surveys',
    'enrollments',
    'chat bridges',
    'lines set aside',
    'meetings',
  ],
  summary: 'What the dashboard of an enrollment shows',
  input: ofEnrollment,
  output: Dashboard,
  scope: 'own-enrollment',
  allow: seeDashboard,
});

export const survey = call('POST /broker/survey', {
  shows: ['surveys'],
  summary: 'What the NPS survey card shows',
  input: ofEnrollment,
  output: {
    endSurveyEnabled: z.boolean(),
    midCourseSurveySchedule: Schedule.nullable(),
    endCourseSurveySchedule: Schedule.nullable(),
    windowOpen: z.boolean(),
  },
  scope: 'own-enrollment',
  allow: seeNpsSurvey,
});

export const enableNpsEndSurvey = call('POST /broker/enableNpsEndSurvey', {
  changes: ['surveys', 'enrollments', 'classes'],
  summary: 'Enables or disables the NPS end survey of a course',
  input: { courseId: id(), value: z.boolean() },
  output: { success: z.literal(true), endSurveyEnabled: z.boolean() },
  scope: 'course',
  allow: toggleNpsSurvey,
  fails: [NPS_WINDOW_CLOSED],
});
