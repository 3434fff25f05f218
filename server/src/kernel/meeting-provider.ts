import type { Instant, Zone } from '@bcs/contract/kernel/clock';
import type { MeetingDriver } from '@bcs/contract/kernel/meeting-drivers';

/** A meeting in the form that a provider needs. */
export interface MeetingPlan {
  /** A permanent reference shared with the provider: bcs-1-17. */
  readonly reference: string;
  readonly title: string;
  readonly startTime: Instant;
  readonly endTime: Instant;
  readonly timeZone: Zone;
  /** The account at the provider that holds it, if there are several. */
  readonly hostId: string | null;
}

/** A meeting that exists at the provider. */
export interface OpenMeeting {
  readonly reference: string;
  /** The provider's own id of the meeting. */
  readonly externalId: string;
  readonly hostId: string | null;
}

/** A person who enters, and the session through which they do. */
export interface Participant {
  readonly accountId: number;
  readonly name: string;
  readonly email: string;
  /** Staff hold the meeting. */
  readonly isHost: boolean;
  readonly sessionId: number;
}

/** The provider has failed, or it is unknown whether it did. The message contains no secrets. */
export class MeetingFailed extends Error {}

/** 'running' if somebody is in it, 'waiting' if nobody is, and 'gone' if it does not exist. */
export type MeetingStatus = 'running' | 'waiting' | 'gone';

/** A provider of meetings. All state that calls return is in our own database. D-068 */
export interface MeetingProvider {
  readonly driver: MeetingDriver;
  /** The accounts, each of which can hold one meeting at a time; null if there is no limit. */
  readonly hosts: readonly string[] | null;
  /**
   * Opens a meeting and returns the provider's id. Repeated with the same reference, it is one meeting.
   * @throws MeetingFailed
   */
  readonly open: (plan: MeetingPlan) => Promise<string>;
  /**
   * Returns a new link for one person, which is never stored.
   * @throws MeetingFailed
   */
  readonly joinUrl: (meeting: OpenMeeting, who: Participant) => Promise<string>;
  /**
   * Ends a meeting for everyone; one that does not exist counts as ended.
   * @throws MeetingFailed
   */
  readonly end: (meeting: OpenMeeting) => Promise<void>;
  /**
   * Returns the state of a meeting; null if the provider cannot tell.
   * @throws MeetingFailed
   */
  readonly status: (meeting: OpenMeeting) => Promise<MeetingStatus | null>;
  /**
   * Checks whether a meeting could be opened, without opening one.
   * @throws MeetingFailed
   */
  readonly check: () => Promise<void>;
  /**
   * Removes what an unanswered opening may have created.
   * @throws MeetingFailed
   */
  readonly takeBack: (plan: Pick<MeetingPlan, 'reference' | 'hostId'>) => Promise<void>;
}
