/** The providers of the meetings of dynamic classrooms, as MEETING_DRIVER names them. D-068 */
export const MEETING_DRIVERS = ['built-in', 'zoom', 'bbb', 'jitsi'] as const;
export type MeetingDriver = (typeof MEETING_DRIVERS)[number];
