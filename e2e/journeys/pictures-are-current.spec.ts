import { readFileSync } from 'node:fs';
import { watchRequests } from '#harness/at-rest';
import { deviceOf } from '#harness/device';
import { NIGHT_TAG } from '#harness/effort';
import { PICTURES, SHOWN_WORDS_FILE, readShownWords, type ShownWords } from '#harness/pictures';
import { expect, test } from '#harness/test';

// outdated pictures would show a product that no longer exists. D-307
test.describe.configure({ mode: 'parallel' });

const kept = JSON.parse(readFileSync(SHOWN_WORDS_FILE, 'utf8')) as ShownWords;

for (const { name, path, person, phone, before } of PICTURES) {
  test(
    `the picture ${name} shows the page as it is; else run npm run pictures`,
    { tag: NIGHT_TAG },
    async ({ enter }) => {
      const page = await enter(person);
      const become = await deviceOf(page);
      await (phone ? become.phone(390) : become.desktop(1440));
      const atRest = watchRequests(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await atRest();
      await before?.(page);
      await atRest();
      expect(await readShownWords(page)).toEqual(kept[name]);
    },
  );
}

test('the words of a picture are those of navigation, headings and heads of tables, without numbers', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.setContent(`<nav><a href="/">Dashboard</a></nav><main><h1>Grades</h1><h2>12 students</h2>
    <table><tr><th scope="col">Student</th><td>Maya</td></tr></table></main>`);
  expect(await readShownWords(page)).toEqual(['Dashboard', 'Grades', 'Student']);
});
