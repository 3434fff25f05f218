import { expect, test } from 'vitest';
import { MAIL_NAMES } from '@bcs/contract/features/health/names';
import { MAIL_KIND_NAMES } from '@bcs/contract/features/notifications/mail-kinds';
import { useWorld } from '#testing/world';
import { everyMail } from './every-mail.ts';

const world = useWorld();

test('people who have turned everything off get the mails without a switch, and no others [SUCC-078]', async () => {
  const sent = new Set((await everyMail(world.services, true)).map(({ mail }) => mail.kind));
  const withoutSwitch = Object.keys(MAIL_NAMES).filter((kind) => !Object.hasOwn(MAIL_KIND_NAMES, kind));
  expect([...sent].toSorted()).toEqual(withoutSwitch.toSorted());
}, 120_000);
