import type { Scanner } from '#kernel/scanner';
import type { Settings } from '#kernel/settings';
import { clamd } from './clamd.ts';

/** The scanner that the settings select. D-259 */
export const scannerOf = ({ clamd: at }: Pick<Settings, 'clamd'>): Scanner | null => (at ? clamd(at) : null);
