/** A server-to-server app at Zoom, and the accounts that hold meetings. */
export interface ZoomSettings {
  readonly apiUrl: string;
  readonly tokenUrl: string;
  readonly accountId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** E-mails of licensed users; each holds one meeting at a time. */
  readonly hosts: readonly string[];
  /** The secret token with which Zoom signs what it tells us; null where it tells nothing. */
  readonly webhookSecret: string | null;
}
export interface BbbSettings {
  /** Such as https://bbb.example.edu/bigbluebutton. */
  readonly url: string;
  readonly secret: string;
}
export interface JitsiSettings {
  /** Such as https://meet.example.edu. */
  readonly url: string;
  readonly appId: string;
  readonly secret: string;
}

/** The provider of the meetings of dynamic classrooms. D-068 */
export type MeetingSettings =
  | { readonly driver: 'built-in' }
  | ({ readonly driver: 'zoom' } & ZoomSettings)
  | ({ readonly driver: 'bbb' } & BbbSettings)
  | ({ readonly driver: 'jitsi' } & JitsiSettings);
