import type { Calendar } from '../calendar.ts';
import type { SeededSubmission } from '../hand-in.ts';
import type { SeedRow } from '../plant.ts';
import { announcementNews } from './announcements.ts';
import { classNews } from './class.ts';
import { classmatesNews } from './classmates.ts';
import { courseworkNews } from './coursework.ts';
import { reminders } from './reminders.ts';
import { staffNews } from './staff.ts';

/** Plants notifications: at least one of each type in Annex F, most of them for Maya. */
export const notifications = (calendar: Calendar, handIns: readonly SeededSubmission[]): SeedRow[] => [
  ...courseworkNews(calendar),
  ...classNews(calendar),
  ...classmatesNews(calendar),
  ...staffNews(calendar),
  ...announcementNews(calendar),
  ...reminders(calendar, handIns),
];
