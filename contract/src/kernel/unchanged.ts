/** The header of an answer that says: this call has changed nothing. Without it nobody knows. ADM-130 */
export const UNCHANGED = 'x-nothing-changed';
