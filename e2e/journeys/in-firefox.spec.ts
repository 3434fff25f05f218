import { classDay } from '#harness/engines/class-day';
import { findFirefox, openFirefox } from '#harness/engines/firefox';
import { test } from '#harness/test';

const found = findFirefox();

test('a class day in Firefox', async ({ origin }) => {
  test.skip(found === null, 'it is not on this machine');
  if (found === null) return;
  const engine = await openFirefox(found);
  try {
    await classDay(engine, origin);
  } finally {
    await engine.close();
  }
});
