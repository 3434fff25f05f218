/** The meeting providers for dynamic classrooms, by their names in MEETING_DRIVER. D-068 */
export const MEETING_DRIVERS = ['built-in', 'zoom', 'bbb', 'jitsi'] as const;
export type MeetingDriver = (typeof MEETING_DRIVERS)[number];
