import type { Screens } from './screen.ts';

/** The screen that most people see first. */
export const HOME_SCREENS: Screens = { '/': { title: 'Dashboard', shape: 'dashboard' } };
