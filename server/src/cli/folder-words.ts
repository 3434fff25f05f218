import { plural } from '@bcs/contract/kernel/plural';
import type { Mistake } from '#kernel/course-folder/folder';

/** Escapes control characters in a text of a file, which a terminal would obey. ADM-129 */
export const escapeControls = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const lineOf = ({ file, line, key, says }: Mistake): string =>
  escapeControls([`${file}${line === null ? '' : `:${line}`}`, ...(key === null ? [] : [key]), says].join(': '));

/** Lists mistakes with file, line and key, and their number. ADM-106 */
export const mistakesIn = (mistakes: readonly Mistake[]): string =>
  [...mistakes.map(lineOf), plural(mistakes.length, 'mistake')].join('\n');
