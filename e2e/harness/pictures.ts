import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ENROLLMENTS, IDS } from '@bcs/server/database/seed/ids';
import type { Person } from './people.ts';
import { ROOT } from './root.ts';

/** The folder of the pictures of the README. */
export const PICTURE_FOLDER = join(ROOT, 'docs/pictures');
/** The file with the words that each page showed when its picture was taken. */
export const SHOWN_WORDS_FILE = join(PICTURE_FOLDER, 'shown.json');
export type ShownWords = Readonly<Record<string, readonly string[]>>;

export interface Picture {
  readonly name: string;
  readonly path: string;
  readonly person: Person & keyof typeof ENROLLMENTS;
  readonly phone?: true;
  readonly dark?: true;
  /** Prepares the page before the picture is taken. */
  readonly before?: (page: Page) => Promise<void>;
}

const MARKED = ['Chloe Anderson', 'Ethan Brown', 'Benjamin Cohen', 'Amara Diallo'];

/** Marks some students, as if a class were just arriving. */
async function markSome(page: Page): Promise<void> {
  for (const [place, name] of MARKED.entries()) {
    const status = place === 1 ? 'Absent' : 'Present';
    await page.getByRole('button', { name: `${status}: ${name}`, exact: true }).click();
  }
  await page.mouse.move(0, 0);
}

export const PICTURES: readonly Picture[] = [
  { name: 'dashboard', path: '/', person: 'instructor' },
  { name: 'session', path: `/sessions/${IDS.todaysSession}`, person: 'instructor', before: markSome },
  {
    name: 'gradebook',
    path: `/gradebook?view=grid&work=${IDS.ungradedAssignment}-${IDS.accounts.student}`,
    person: 'instructor',
  },
  { name: 'cohort', path: `/cohort/${IDS.activeCourse}`, person: 'ssm' },
  { name: 'graduation', path: '/graduation', person: 'student' },
  { name: 'grading', path: '/gradebook?view=grid', person: 'instructor', dark: true },
  { name: 'dashboard-phone-dark', path: '/', person: 'student', phone: true, dark: true },
  { name: 'coursework-phone', path: '/coursework', person: 'student', phone: true },
];

/**
 * A script for the page that lists the words of the navigation, headings and table headers in the first view, without
 * numbers.
 */
const LOOK = `(() => {
  const words = [...document.querySelectorAll('nav a, main h1, main h2, main th[scope=col]')]
    .filter((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      return element.checkVisibility() && bottom > 0 && top < innerHeight && width > 1 && height > 1;
    })
    .map((element) => element.innerText.trim().replace(/\\s+/g, ' '))
    .filter((text) => text !== '' && !/\\d/.test(text));
  return [...new Set(words)].sort();
})()`;

/**
 * Reads the words that reveal whether a picture is older than its page: they change with the page and not with its
 * data.
 */
export const readShownWords = (page: Page): Promise<string[]> => page.evaluate<string[]>(LOOK);
