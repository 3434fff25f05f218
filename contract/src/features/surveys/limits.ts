/** SURV-062 */
export const TEXTAREA_LENGTH = 5000;
/** The largest length of one line, where the step names no limit of its own. */
export const LINE_LENGTH = 250;
/** SURV-065, D-137 */
export const OTHER_LENGTH = 250;
/** Fewer than so many characters left are shown in red. SURV-064 */
export const FEW_LEFT = 5;
