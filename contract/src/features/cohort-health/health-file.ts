import { fullName } from '#kernel/full-name';
import {
  ATTENDANCE_WORDS,
  HAND_IN_WORDS,
  REASON_WORDS,
  STANDING_WORDS,
  workLabel,
  COMPARED_FIGURES,
  gradeText,
  shareText,
} from './words.ts';
import { DEFINITIONS } from './definitions.ts';
import { csvFileName } from '#kernel/csv';
import type { Role } from '#kernel/roles';
import { dateText, localDay, type Zone } from '#kernel/clock';
import { marginBins, marginTitle } from './margins.ts';
import type { CohortHealth, CohortNames } from './model.ts';
import { countText } from './small-groups.ts';
import { WAIT_BINS } from './work-figures.ts';

interface Whose {
  readonly code: string;
  readonly courseName: string;
  readonly timeZone: Zone;
}

const BLANK: readonly string[] = [];

const studentRows = ({ students }: CohortNames, role: Role): string[][] => [
  ['Student', workLabel('Graduation', role), 'Because of', 'Attendance', 'Absences', 'Missed assignments', 'Average'],
  ...students.map(({ student, standing, reasons, attendanceRate, absences, missed, average }) => [
    fullName(student),
    STANDING_WORDS[standing],
    reasons.map((id) => REASON_WORDS[id]).join('; '),
    shareText(attendanceRate),
    String(absences.count),
    String(missed.count),
    gradeText(average),
  ]),
];

function figureRows(health: CohortHealth, zone: Zone): (readonly string[])[] {
  const { meetings, items, letters, margins, waits, compared } = health;
  const day = (instant: string) => localDay(instant, zone);
  return [
    ['Class meeting', 'Date', 'Students', ...ATTENDANCE_WORDS.map(({ label }) => label)],
    ...meetings.map(({ name, startTime, students, counts }) => [
      name,
      day(startTime),
      String(students),
      ...ATTENDANCE_WORDS.map(({ code }) => countText(counts[code])),
    ]),
    BLANK,
    ['Assignment', 'Due', 'Students', ...HAND_IN_WORDS.map(({ label }) => label)],
    ...items.map(({ title, effectiveDueDate, students, counts }) => [
      title,
      day(effectiveDueDate),
      String(students),
      ...HAND_IN_WORDS.map(({ key }) => countText(counts[key])),
    ]),
    BLANK,
    ['Grade', 'Given'],
    ...letters.map(({ letter, grades }) => [letter, countText(grades)]),
    ...margins.flatMap(({ id, students }) => [
      BLANK,
      [marginTitle(id), 'Students'],
      ...students.map((count, bin) => [marginBins(id)[bin]?.label ?? '', countText(count)]),
    ]),
    BLANK,
    ['Days until graded', 'Submissions'],
    ...waits.judged.map((count, bin) => [WAIT_BINS[bin]?.label ?? '', countText(count)]),
    BLANK,
    ['Class', 'Start', ...COMPARED_FIGURES.map(({ header }) => header)],
    ...compared.map((each) => [each.code, each.startDate, ...COMPARED_FIGURES.map(({ text }) => text(each))]),
  ];
}

/** The content of the page as rows of a file, with the class, the date and the definitions. SUCC-069, D-149 */
export const healthFile = (health: CohortHealth, names: CohortNames | null, whose: Whose): (readonly string[])[] => [
  ['Class', whose.code, whose.courseName],
  ['As of', dateText(localDay(health.asOf, whose.timeZone))],
  BLANK,
  ...(names ? [...studentRows(names, health.own.role), BLANK] : []),
  ...figureRows(health, whose.timeZone),
  BLANK,
  ...DEFINITIONS,
];

/** The name of the file, such as cohort-FSF-NY-12.csv. */
export const healthFileName = (courseCode: string): string => csvFileName('cohort', courseCode);
