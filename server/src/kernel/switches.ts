import { sql } from '#database/db';

/** The features that cohort `h` hides, as JSON. PICK-025 */
export const COHORT_SWITCHES = sql`json_build_object(
  'hideBilling', h.hide_billing, 'hideWebToCase', h.hide_web_to_case, 'hideCareerServices', h.hide_career_services,
  'hideRemoteAttendance', h.hide_remote_attendance, 'hideLiveChat', h.hide_live_chat, 'hideExtendDueDate', h.hide_extend_due_date)`;

/** The features that are on in this installation, as JSON. */
export const FEATURE_FLAGS = sql`(select json_object_agg(f.key, f.enabled) from feature_flags f)`;
