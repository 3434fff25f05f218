import { rolesThatDo } from '@bcs/contract/features/command-menu/abilities';
import * as calls from '@bcs/contract/features/command-menu/calls';
import { MOST_FOUND } from '@bcs/contract/features/command-menu/model';
import { readyActions } from '@bcs/contract/features/command-menu/ready';
import { best } from '@bcs/contract/features/command-menu/best';
import { wordsOf } from '@bcs/contract/kernel/words';
import { defineHandler } from '#kernel/handler';
import { dropChoices, keepChoice, findMenuState } from './queries-now.ts';
import { findChosen, findReachable } from './queries-found.ts';

export const commandMenu = defineHandler(
  calls.commandMenu,
  async ({ text, enrollmentId }, { db, viewer: { accountId }, now }) => {
    if (wordsOf(text).length > 0) {
      const found = best(await findReachable(db, accountId, enrollmentId, text, now), text, MOST_FOUND);
      return { found, choices: [], actions: [] };
    }
    if (text.trim() !== '') return { found: [], choices: [], actions: [] };
    const found = await findChosen(db, accountId, enrollmentId, now);
    const { choices, here } = await findMenuState(db, accountId, enrollmentId, now);
    // a recent choice that can no longer be opened is not revealed at all
    const isThere = ({ kind, key }: (typeof choices)[number]) =>
      kind === 'page' || kind === 'action' || found.some((each) => each.kind === kind && String(each.id) === key);
    return {
      found,
      choices: choices.filter(isThere),
      actions: here ? readyActions(here, (action) => rolesThatDo(action).includes(here.role), now) : [],
    };
  },
);

export const rememberChoice = defineHandler(
  calls.rememberChoice,
  async (choice, { db, viewer: { accountId }, now }) => {
    await keepChoice(db, accountId, choice, now);
  },
);

export const forgetChoices = defineHandler(calls.forgetChoices, async (_input, { db, viewer: { accountId } }) => {
  await dropChoices(db, accountId);
});
