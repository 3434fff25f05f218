/**
 * The people who see a topic, and so hear of a change to it:
 * - everyone: all open pages of the installation
 * - account: the person who makes the change
 * - course: everybody in the course
 * - student: the staff of the course and the student concerned; the whole course where no student is named
 * - managed: the same, and the general managers of the university
 * - administrators: whoever holds a grant, and the admins and general managers of classes
 * - named: only those whom the handler names
 */
export type SeenBy = 'everyone' | 'account' | 'course' | 'student' | 'managed' | 'administrators' | 'named';

/**
 * The topics that reads show and writes change, with the people who see them. Each call declares its own; which reads
 * are fetched again after a write, and on whose pages, is derived from them.
 */
export const TOPICS = {
  enrollments: 'student',
  notifications: 'account',
  announcements: 'course',
  'read announcements': 'account',
  'announcement readers': 'named',
  sessions: 'course',
  // the same for people who plan sessions, with or without an enrollment in the class
  schedules: 'administrators',
  // covers all classes in the meeting, which the handler names
  meetings: 'named',
  'room chat': 'named',
  'room presence': 'named',
  playlists: 'everyone',
  'attendance rules': 'course',
  attendance: 'student',
  'remote requests': 'managed',
  assignments: 'course',
  submissions: 'student',
  comments: 'student',
  'saved comments': 'account',
  grades: 'student',
  graders: 'named',
  pictures: 'course',
  'support cases': 'account',
  surveys: 'student',
  'follow-ups': 'course',
  'survey reminders': 'student',
  'lines set aside': 'account',
  'calendar address': 'account',
  'access tokens': 'account',
  webhooks: 'account',
  'sign-ins': 'account',
  chats: 'student',
  'chat presence': 'course',
  'menu choices': 'account',
  'mail preferences': 'account',
  'admin drafts': 'account',
  accounts: 'administrators',
  classes: 'administrators',
  'chat bridges': 'administrators',
  plans: 'administrators',
  grants: 'administrators',
  'audit entries': 'administrators',
  imports: 'administrators',
  operation: 'administrators',
  'refused addresses': 'administrators',
} as const satisfies Record<string, SeenBy>;

export type Topic = keyof typeof TOPICS;

/** The topics of attendance and work, of which the record of a student is made. */
export const RECORD = [
  'sessions',
  'attendance',
  'remote requests',
  'assignments',
  'submissions',
  'grades',
] as const satisfies readonly Topic[];
