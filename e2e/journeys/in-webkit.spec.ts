import { classDay } from '#harness/engines/class-day';
import { findWebKit, openWebKit } from '#harness/engines/webkit';
import { test } from '#harness/test';

const found = findWebKit();

test('a class day in WebKit', async ({ origin }) => {
  test.skip(found === null, 'it is not on this machine');
  if (found === null) return;
  const engine = await openWebKit(found);
  try {
    await classDay(engine, origin);
  } finally {
    await engine.close();
  }
});
