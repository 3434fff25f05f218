import type { Instant, Zone } from '@bcs/contract/kernel/clock';
import type { MeetingDriver } from '@bcs/contract/kernel/meeting-drivers';

/** A meeting as a provider is told of it. */
export interface MeetingPlan {
  /** Names it for good, here and there: bcs-1-17. */
  readonly reference: string;
  readonly title: string;
  readonly startTime: Instant;
  readonly endTime: Instant;
  readonly timeZone: Zone;
  /** The account at the provider that holds it, where there are several. */
  readonly hostId: string | null;
}

/** A meeting that the provider has. */
export interface OpenMeeting {
  readonly reference: string;
  /** The provider's own id of the meeting. */
  readonly externalId: string;
  readonly hostId: string | null;
}

/** Whoever goes in, and through which session. */
export interface Participant {
  readonly accountId: number;
  readonly name: string;
  readonly email: string;
  /** Staff hold the meeting. */
  readonly isHost: boolean;
  readonly sessionId: number;
}

/** The provider has not done what it was asked for, or nobody knows. Says nothing secret. */
export class MeetingFailed extends Error {}

/** Somebody is in it; nobody is, yet or any more; or it does not exist. */
export type MeetingStatus = 'running' | 'waiting' | 'gone';

/**
 * The provider of the meetings of dynamic classrooms. All state that calls answer from lies in our own database. D-068
 */
export interface MeetingProvider {
  readonly driver: MeetingDriver;
  /** Accounts of which each holds one meeting at a time; null where there is no such limit. */
  readonly hosts: readonly string[] | null;
  /** Opens it, and answers how the provider calls it. Asked again with the same reference it is one meeting. @throws MeetingFailed */
  readonly open: (plan: MeetingPlan) => Promise<string>;
  /** A fresh link for one person; never stored. @throws MeetingFailed */
  readonly joinUrl: (meeting: OpenMeeting, who: Participant) => Promise<string>;
  /** Ends it for everyone; one that is gone already has ended. @throws MeetingFailed */
  readonly end: (meeting: OpenMeeting) => Promise<void>;
  /** Asks for the state of a meeting; null where the provider cannot tell. @throws MeetingFailed */
  readonly status: (meeting: OpenMeeting) => Promise<MeetingStatus | null>;
  /** Asks whether it would take a meeting now, without making one. @throws MeetingFailed */
  readonly check: () => Promise<void>;
  /** Removes what may have come of an opening whose answer was lost. @throws MeetingFailed */
  readonly takeBack: (plan: Pick<MeetingPlan, 'reference' | 'hostId'>) => Promise<void>;
}
