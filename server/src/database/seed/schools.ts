import { addDays, type Day } from '@bcs/contract/kernel/clock';
import { IDS } from './ids.ts';
import type { SeedRow } from './plant.ts';

/** The holidays of a university, except those on which a class of the demo world meets. */
const HOLIDAYS = [
  { from: '2026-05-25', to: '2026-05-25', name: 'Memorial Day' },
  { from: '2026-07-03', to: '2026-07-03', name: 'Independence Day' },
  { from: '2026-11-26', to: '2026-11-27', name: 'Thanksgiving' },
  { from: '2026-12-21', to: '2027-01-03', name: 'Winter recess' },
];

/** Plants universities; the product treats 94, 222 and 234 specially. */
export const universities = (isClassDay: (day: Day) => boolean): SeedRow[] => [
  university(IDS.northfield, 'Northfield University', {
    chat_enabled: true,
    short_name: 'Northfield',
    accent_color: '#1f5fa8',
    holidays: HOLIDAYS.filter(({ from, to }) => !daysFrom(from, to).some(isClassDay)),
    review_label: 'Review Northfield University',
    review_url: 'https://reviews.example/northfield',
  }),
  university(IDS.lakeside, 'Lakeside Institute'),
  university(IDS.riverton, 'Riverton College'),
  university(IDS.harborview, 'Harborview University'),
  university(IDS.stonebridge, 'Stonebridge University'),
];

const daysFrom = (from: Day, to: Day): Day[] => (from > to ? [] : [from, ...daysFrom(addDays(from, 1), to)]);

const university = (id: number, name: string, more: SeedRow = {}): SeedRow => ({
  id,
  name,
  logo_url: null,
  short_name: null,
  accent_color: null,
  holidays: [],
  chat_enabled: false,
  review_label: null,
  review_url: null,
  ...more,
});

const NAMES = [
  ['Full Stack Web Development, Part-Time', 'Full Stack Flex Part-Time'],
  ['Full Stack Web Development, Full-Time', 'Full Stack Flex Full-Time'],
  ['Data Analytics and Visualization', 'Data Viz'],
  ['UX/UI Design', 'UX/UI'],
  ['Cybersecurity', 'Cyber'],
] as const;

export const programs = (): SeedRow[] => [
  ...NAMES.map(([name, type], index) => program(IDS.northfield, index + 1, name, type)),
  program(IDS.lakeside, 6, NAMES[0][0], NAMES[0][1]),
  program(IDS.riverton, 7, NAMES[4][0], NAMES[4][1]),
  program(IDS.harborview, 8, NAMES[0][0], NAMES[0][1]),
  program(IDS.stonebridge, 9, NAMES[3][0], NAMES[3][1]),
];

const program = (university_id: number, id: number, name: string, program_type: string): SeedRow => ({
  university_id,
  id,
  name,
  program_type,
});

export const classrooms = (): SeedRow[] => [
  {
    university_id: IDS.northfield,
    id: 1,
    name: 'Whitman 204',
    video_url: null,
    room_number: '204',
    building_name: 'Whitman Hall',
  },
  {
    university_id: IDS.northfield,
    id: 2,
    name: 'Online Classroom',
    video_url: 'https://northfield.zoom.us/j/94410020030',
    room_number: null,
    building_name: null,
  },
  {
    university_id: IDS.northfield,
    id: 3,
    name: 'Career Studio',
    video_url: null,
    room_number: '12',
    building_name: 'Alumni House',
  },
  {
    university_id: IDS.lakeside,
    id: 4,
    name: 'Pier Lab',
    video_url: null,
    room_number: 'B1',
    building_name: 'Pier Building',
  },
];
