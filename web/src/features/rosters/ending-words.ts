/** The consequences of the end of an enrollment. ADM-032 */
export const ENDING_CONSEQUENCES =
  'Access ends at once, and pending remote requests are cancelled. Submissions, grades, comments and attendance stay.';
