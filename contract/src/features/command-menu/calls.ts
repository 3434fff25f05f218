import { z } from 'zod';
import { call } from '#kernel/call';
import { id, requiredText, text, mistake } from '#kernel/schema';
import { RECORD } from '#kernel/topics';
import { useCommandMenu } from './abilities.ts';
import { MenuChoice, ChoiceKind, FoundEntry, MOST_CHOICES, MOST_FOUND, ReadyAction } from './model.ts';
import { LONGEST_SEARCH, NOT_AN_ID } from './failures.ts';

const menu = { scope: 'account', allow: useCommandMenu } as const;

export const commandMenu = call('POST /broker/commandMenu', {
  ...menu,
  shows: ['menu choices', 'enrollments', ...RECORD, 'attendance rules'],
  summary: 'What the caller may open that a text finds; without a text, what was chosen last and what can be done now',
  input: {
    text: text(LONGEST_SEARCH),
    /** The class to which the actions belong; null before one is chosen. */
    enrollmentId: id().nullable(),
  },
  output: {
    found: z.array(FoundEntry).max(MOST_FOUND),
    /** The recent choices, newest first; those that the server looks up are in `found` as well. */
    choices: z.array(MenuChoice).max(MOST_CHOICES),
    actions: z.array(ReadyAction),
  },
});

const LONGEST_KEY = 100;
const isId = (key: string) => /^[1-9]\d*$/.test(key) && id().safeParse(Number(key)).success;

export const rememberChoice = call('POST /broker/rememberChoice', {
  ...menu,
  changes: ['menu choices'],
  summary: 'Keeps what the caller chose in the command menu; the last ten are kept',
  input: z
    .strictObject({
      kind: ChoiceKind,
      /** The path of a page, the name of an action, or the id of any other object. */
      key: requiredText(LONGEST_KEY),
    })
    .refine(({ kind, key }) => kind === 'page' || kind === 'action' || isId(key), {
      path: ['key'],
      message: mistake({ NO_ID: NOT_AN_ID }),
    }),
});

export const forgetChoices = call('POST /broker/forgetChoices', {
  ...menu,
  changes: ['menu choices'],
  summary: 'Forgets what the caller chose in the command menu',
});
