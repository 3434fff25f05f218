import type { Action } from './audit.ts';

/**
 * The events of the log in addition to the entries of the history. Programs search for their names, so a released name
 * must never change. A call chooses one with `event`.
 */
export const EVENTS = {
  login: 'A login was tried, on the pages or at the instructor API',
  logout: 'Somebody logged out',
  'session.end': 'Somebody ended another of the own sessions',
  'session.end-others': 'Somebody ended all of the own sessions but one',
  'password.confirm': 'The own password was given again',
  'password.ask-reset': 'A link to a new password was asked for; whether there is such an account is not told',
  'password.reset': 'A new password was chosen by a link, or the first one by an invitation',
  'factor.offer': 'A second factor to connect was asked for; whether there is such an account is not told',
  'factor.set-up': 'A second factor was proven for the first time; sessions without one have ended',
  'access-token.create': 'An access token was made',
  'access-token.revoke': 'An access token was revoked',
  'webhook.create': 'A webhook was made',
  'webhook.delete': 'A webhook was removed',
  'calendar-address.create': 'A secret calendar address was made; one from before has ended',
  'calendar-address.revoke': 'A secret calendar address was turned off',
  'preview.open': 'A class was opened as a sample person in a role sees it',
  'folder.export': 'The contents of a class or a plan were exported as a course folder',
  'import.apply': 'An import was applied; what it changed stands in the history, row by row',
  'setup.first-admin': 'The set-up code was tried',
  'email.confirm': 'The link to a new login e-mail was opened',
} as const;

/** An event of a call, or an entry of the history, which is logged under its own name. */
export type EventName = keyof typeof EVENTS | Action;
