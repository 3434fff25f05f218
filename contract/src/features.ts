/**
 * The feature order: a feature may import from the features before it, never from those after it.
 * With one list there is no circle, and the list is the reading order for a newcomer.
 */
export const FEATURES = [
  'identity',
  'enrollments',
  'notifications',
  'announcements',
  'sessions',
  'videos',
  'classroom',
  'attendance',
  'remote-attendance',
  'coursework',
  'submissions',
  'grading',
  'grades',
  'gradebook',
  'career-services',
  'graduation',
  'pictures',
  'people',
  'legal',
  'surveys',
  'weekly-feedback',
  'support',
  'chat',
  'assistant',
  'billing',
  'assignment-page',
  'session-page',
  'student-page',
  'calendar-feed',
  'dashboard',
  'instructor-api',
  'administration',
] as const;
export type Feature = (typeof FEATURES)[number];
