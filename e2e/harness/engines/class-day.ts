import { expect } from '@playwright/test';
import { IDS } from '@bcs/server/database/seed/ids';
import { PASSWORD, PEOPLE, type Person } from '../people.ts';
import type { Engine } from './engine.ts';
import { ESCAPE_KEY, visitor } from './visitor.ts';

type Visitor = ReturnType<typeof visitor>;

async function logIn(page: Visitor, person: Person) {
  await page.open('/login');
  await page.fill('Email', PEOPLE[person]);
  await page.fill('Password', PASSWORD);
  await page.press('Log in');
}

/**
 * The main tasks in another browser engine: a student checks in, submits and comments, and an instructor grades, with a
 * dialog and a toast.
 */
export async function classDay(engine: Engine, origin: string) {
  const page = visitor(engine, origin);
  await logIn(page, 'student');
  await page.sees('Student Dashboard');

  await page.open(`/attendance/check-in/${IDS.todaysSession}`);
  await page.press('Check In');
  await page.sees('You have checked in to');

  await page.open(`/coursework/${IDS.openAssignment}/submit`);
  await page.fill('URL', 'https://github.com/maya-okafor/weather-dashboard');
  await page.press('Add URL');
  await page.press('Submit Assignment');
  await page.sees('Your assignment has been submitted.');

  await page.open(`/coursework/${IDS.openAssignment}/show`);
  await page.fill('Add a comment', 'The **forecast** is off by one day.');
  await page.press('Add Comment');
  await page.sees('The forecast is off by one day.');

  await page.press('Delete comment');
  await page.dialog().toBe(true);
  await page.type(ESCAPE_KEY);
  await page.dialog().toBe(false);
  await page.press('Delete comment');
  await page.dialog().toBe(true);
  await page.pressAt(4, 4);
  await page.dialog().toBe(false);
  await page.sees('The forecast is off by one day.');

  await page.ask('localStorage.clear()');
  await logIn(page, 'instructor');
  await expect.poll(() => page.ask<boolean>(`localStorage.getItem('authToken') !== null`)).toBe(true);
  await page.ask(`localStorage.setItem('enrollmentId', '${IDS.enrollments.instructor}')`);
  await page.open(`/gradebook/${IDS.openAssignment}/grade/${IDS.accounts.student}`);
  await page.press('A+', 'label');
  await page.press('Save Grade');
  await page.sees('Undo');
  const note = await page.ask<number>(`document.querySelector('[popover]:popover-open').offsetHeight`);
  expect(note, 'a note covers nothing but its words').toBeLessThan(160);
}
