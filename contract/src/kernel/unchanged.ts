/** The header of an answer to a call that has changed nothing. Without it, a change is assumed. ADM-130 */
export const UNCHANGED = 'x-nothing-changed';
