import { ADMINISTRATION_SCREENS } from './administration-screens.ts';
import { HOME_SCREENS } from './home-screens.ts';
import { PRIVATE_SCREENS } from './private-screens.ts';
import type { Screens } from './screen.ts';

/** Every private screen by its path. Pages are loaded separately; this is for code that needs all of them. */
export const SCREENS: Screens = { ...HOME_SCREENS, ...PRIVATE_SCREENS, ...ADMINISTRATION_SCREENS };
