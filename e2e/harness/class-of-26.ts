import type { Page } from '@playwright/test';
import { shell } from '#pages/shell';
import type { CountedHands } from './counted-hands.ts';
import { expect } from './test.ts';

/** An instructor, an assistant and 24 students, as the file of a school names them. */
const rosterAt = (domain: string) =>
  [
    'First name,Last name,E-mail,Role',
    `Ines,Teller,ines@${domain},instructor`,
    `Tom,Ward,tom@${domain},ta`,
    ...Array.from({ length: 24 }, (_, number) => `Student${number + 1},New,s${number + 1}@${domain},student`),
  ].join('\n');

/** Brings 26 people into a class that nobody is in by a file, and publishes it. Its page is open then. */
export async function bringPeopleAndPublish(page: Page, hands: CountedHands, code: string): Promise<void> {
  await hands.goTo('Import');
  await expect(hands.field('University or class').getByText(code)).toBeAttached();
  await hands.choose('University or class', { label: `${code}, Northfield University` });
  const buffer = Buffer.from(rosterAt(`${code.toLowerCase()}.example`));
  await hands.bring('File to import', { name: 'roster.csv', mimeType: 'text/csv', buffer });
  await hands.press('Apply 26 rows');
  await expect(page.getByText(/26 rows written/u).first()).toBeVisible();

  await hands.goTo('Classes');
  await hands.click(page.getByRole('row', { name: code }).getByRole('link'));
  await expect(shell(page).heading).toBeVisible();
  await hands.press('Publish');
  await hands.click(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await expect(page.getByText(/^(?:Not begun|Running|Over)$/u).first()).toBeVisible();
}
