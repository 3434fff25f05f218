import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '@bcs/server/database/migrate';
import { openPostgres } from '@bcs/server/database/postgres';
import { everyMail, nameOf, type SentMail } from '@bcs/server/guarantees/every-mail';
import { ANCHOR, plantDemoWorld } from '@bcs/server/testing/demo-world';
import { testServices } from '@bcs/server/testing/services';
import axe from 'axe-core';
import { chromium, type Page } from 'playwright';
import { ROOT } from '#root';
import { findBrowser } from '../setup/browser.mjs';
import type { Drill } from './drill.ts';

const PICTURES = join(ROOT, 'node_modules/.cache/mails');
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 900, height: 800 } };

/** One of the mails of each kind that are made of the same parts. */
const different = (mails: readonly SentMail[]): SentMail[] => [
  ...new Map(
    mails.map((each) => {
      const parts = each.mail.html?.match(/<h2.*?<\/h2>|<blockquote|class="(button|foot)"/g) ?? [];
      return [`${each.mail.kind} ${parts.join()}`, each] as const;
    }),
  ).values(),
];

/** The landmarks are those of the program that shows the mail. */
const NOT_OF_A_MAIL = { region: { enabled: false }, 'landmark-one-main': { enabled: false } };

const findings = (page: Page) =>
  page.evaluate<string[]>(
    `axe.run({ rules: ${JSON.stringify(NOT_OF_A_MAIL)} }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`,
  );

/** Every kind of mail in a browser, as a phone and a desktop show it, in both themes. SUCC-076 */
export const mailLooks: Drill = {
  name: 'mail-looks',
  about:
    'every kind of mail in both themes, on a phone and on a desktop: axe, nothing wider than the screen, and pictures',
  run: async ({ postgres, say, check }) => {
    const database = await openPostgres(await postgres.create('bcs_mail_looks'), { poolSize: 2 });
    await migrate(database);
    await plantDemoWorld(database);
    const mails = different(await everyMail(testServices(database, () => ANCHOR)));
    await database.close();
    mkdirSync(PICTURES, { recursive: true });
    const executablePath = findBrowser();
    const browser = await chromium.launch({
      args: ['--no-sandbox', '--disable-gpu'],
      ...(executablePath && { executablePath }),
    });
    const found: string[] = [];
    try {
      for (const [size, viewport] of Object.entries(SIZES))
        for (const colorScheme of ['light', 'dark'] as const) {
          const page = await browser.newPage({ viewport, colorScheme });
          for (const [at, each] of mails.entries()) {
            await page.setContent(each.mail.html ?? '');
            await page.evaluate(axe.source);
            const wider = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
            const seen = [...(await findings(page)), ...(wider > 0 ? [`wider by ${wider} px`] : [])];
            found.push(...seen.map((fault) => `${size}, ${colorScheme}: ${nameOf(each)}: ${fault}`));
            await page.screenshot({
              path: join(PICTURES, `${at}-${each.mail.kind}-${size}-${colorScheme}.png`),
              fullPage: true,
            });
          }
          await page.close();
        }
    } finally {
      await browser.close();
    }
    for (const fault of found) say(fault);
    say(`The pictures of ${mails.length} mails lie in ${PICTURES}.`);
    check('kinds of mails', mails.length, 25, 'at least');
    check('what axe found, and what is wider than its screen', found.length, 0, 'at most');
  },
};
