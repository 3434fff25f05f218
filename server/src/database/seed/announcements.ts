import { HOUR, plus } from '@bcs/contract/kernel/clock';
import type { Calendar } from './calendar.ts';
import { ENROLLMENTS, IDS } from './ids.ts';
import type { SeedRow } from './plant.ts';

export interface PlantedAnnouncement {
  readonly id: number;
  readonly author: number;
  readonly career?: boolean;
  readonly title: string;
  readonly body: string;
  /** The start, in hours from the anchor. */
  readonly from: number;
  readonly to: number;
  readonly universityId?: number;
  readonly courseId?: number;
}
const WEEK = 168;

export const ANNOUNCEMENTS: readonly PlantedAnnouncement[] = [
  {
    id: IDS.announcement,
    author: ENROLLMENTS.instructor,
    title: 'Bring headphones tonight',
    body: 'We start **Express** today with a recorded interview.\n\n- Please bring headphones\n- Pull the class repository before you come',
    from: -6,
    to: WEEK,
  },
  {
    id: IDS.readAnnouncement,
    author: ENROLLMENTS.ssm,
    title: 'Office hours move to the online classroom',
    body: 'From this week on office hours take place in the online classroom. The link stands on the page of each session.',
    from: -4 * 24,
    to: 2 * WEEK,
  },
  {
    id: IDS.careerAnnouncement,
    author: ENROLLMENTS.cd,
    career: true,
    title: 'Hiring manager panel: send your questions',
    body: 'Four hiring managers will join us next month. Send me your questions until Friday, and I will pass them on.',
    from: -30,
    to: 3 * WEEK,
  },
  {
    id: IDS.scheduledAnnouncement,
    author: ENROLLMENTS.instructor,
    title: 'Project teams for Project 2',
    body: 'The teams are listed in the class repository.',
    from: 3 * 24,
    to: 3 * WEEK,
  },
  {
    id: IDS.expiredAnnouncement,
    author: ENROLLMENTS.instructor,
    title: 'Snow day: class is online',
    body: 'The campus is closed tonight. Class takes place online.',
    from: -5 * WEEK,
    to: -4 * WEEK,
  },
  {
    id: 6,
    author: ENROLLMENTS.ta,
    title: 'Study group on Saturday',
    body: 'Room 204 is ours from ten to two. Bring challenge 10.',
    from: -50,
    to: 60,
  },
  {
    id: 7,
    author: ENROLLMENTS.admin,
    title: 'Parking during the renovation',
    body: 'Lot C is closed until further notice. Please use Lot D behind Whitman Hall.',
    from: -8 * 24,
    to: 4 * WEEK,
  },
  {
    id: IDS.fullTimeAnnouncement,
    author: ENROLLMENTS.instructor2InFullTime,
    title: 'Demo day moves to the main hall',
    body: 'The main hall has room for all of us. Doors open at nine.',
    from: -20,
    to: 2 * WEEK,
    courseId: IDS.fullTimeCourse,
  },
  {
    id: IDS.lakesideAnnouncement,
    author: ENROLLMENTS.lakesideInstructor,
    title: 'Welcome to Lakeside',
    body: 'The pier lab is open from nine.',
    from: -2 * 24,
    to: 2 * WEEK,
    universityId: IDS.lakeside,
    courseId: IDS.lakesideCourse,
  },
];

export const announcements = ({ anchor }: Calendar): SeedRow[] =>
  ANNOUNCEMENTS.map((one) => {
    const activation = plus(anchor, one.from * HOUR);
    const writtenAt = plus(anchor, Math.min(one.from, 0) * HOUR - HOUR);
    return {
      university_id: one.universityId ?? IDS.northfield,
      id: one.id,
      course_id: one.courseId ?? IDS.activeCourse,
      staff_enrollment_id: one.author,
      context_code: one.career ? 'career' : 'academic',
      title: one.title,
      body: one.body,
      activation_date: activation,
      expiration_date: plus(anchor, one.to * HOUR),
      created_at: writtenAt,
      updated_at: writtenAt,
      deleted_at: null,
      appeared_at: one.from <= 0 ? activation : null,
      ended_at: one.to <= 0 ? plus(anchor, one.to * HOUR) : null,
    };
  });

/** The announcements that people have read: Maya two of hers, so three are unread, and Noah none. */
export const READ_ANNOUNCEMENTS: readonly (readonly [announcement: number, enrollment: number])[] = [
  [IDS.readAnnouncement, ENROLLMENTS.student],
  [7, ENROLLMENTS.student],
  [IDS.expiredAnnouncement, ENROLLMENTS.student],
  [IDS.announcement, ENROLLMENTS.ta],
  [IDS.readAnnouncement, ENROLLMENTS.instructor],
];

/** Authors have read their own announcements. */
const WRITTEN = ANNOUNCEMENTS.map(({ id, author }) => [id, author] as const);

export const announcementReads = ({ anchor }: Calendar): SeedRow[] =>
  [...READ_ANNOUNCEMENTS, ...WRITTEN].map(([announcement, enrollment]) => ({
    university_id: ANNOUNCEMENTS.find(({ id }) => id === announcement)?.universityId ?? IDS.northfield,
    announcement_id: announcement,
    enrollment_id: enrollment,
    read_at: plus(anchor, -HOUR),
  }));
