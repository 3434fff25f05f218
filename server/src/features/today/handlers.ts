import * as calls from '@bcs/contract/features/today/calls';
import { lineKey } from '@bcs/contract/features/today/lines';
import { defineHandler } from '#kernel/handler';
import { todayContext, composeLines, composeTodayFrom } from './compose.ts';
import { findToday, findTodayIn } from './queries.ts';
import { putAside, removeAside } from './queries-aside.ts';

export const today = defineHandler(calls.today, {
  facts: async (_input, { db, viewer, now, services }) => {
    const found = await findToday(db, [viewer.accountId], now, services.report);
    return { isStaff: found.classes.length > 0, found };
  },
  run: async (_input, { now, services }, { found }) => composeTodayFrom(found, todayContext(services, now)),
});

export const setAsideToday = defineHandler(calls.setAsideToday, {
  facts: async ({ until, ...name }, { db, viewer, now, services }) => {
    const { lines } = composeLines(await findTodayIn(db, viewer, now), todayContext(services, now));
    // numbers of other people's tasks cannot be set aside
    const line = lines.find((each) => !each.readOnly && lineKey(each) === lineKey(name)) ?? null;
    return { line, until };
  },
  run: async ({ until }, { db, viewer, now }, { line }) => {
    if (line) await putAside(db, viewer, { ...line, until }, now);
  },
});

export const takeBackSetAside = defineHandler(calls.takeBackSetAside, async (name, { db, viewer, now }) => {
  await removeAside(db, viewer, name, now);
});
