import { ADVISED_IN_ROOM, MOST_IN_ROOM, MOST_ON_STAGE, MOST_SCREENS } from '@bcs/contract/features/classroom/stage';
import type { MeetingDriver } from '@bcs/contract/kernel/meeting-drivers';

interface Told {
  readonly name: string;
  /** The things that it can do, a sentence each. */
  readonly does: readonly string[];
  /** The things that it cannot do, a sentence each. */
  readonly doesNot: readonly string[];
}

/** The texts that staff read of each provider. The operator's guide says the same. */
export const PROVIDER_TEXTS: Readonly<Record<MeetingDriver, Told>> = {
  'built-in': {
    name: 'Built-in classroom',
    does: [
      `Up to ${MOST_ON_STAGE} people on the stage send camera and microphone, and ${MOST_SCREENS} of them a screen. Everybody else watches and listens.`,
      `Up to ${MOST_IN_ROOM} people take part in one room.`,
      'Students raise their hands; staff bring them on the stage, mute them, or remove them.',
      'The chat stays with the session. Who was there, and for how long, is shown beside the attendance table.',
    ],
    doesNot: [
      'It does not record yet.',
      'It has no phone numbers, waiting room or breakout rooms.',
      'Browsers give camera and microphone to pages over https only.',
      `For more than about ${ADVISED_IN_ROOM} people in one room, or several full rooms at once, use Zoom, BigBlueButton or Jitsi instead.`,
    ],
  },
  zoom: {
    name: 'Zoom',
    does: ['Staff start the meeting from the session page, and students join from there.'],
    doesNot: [
      'Rooms, recordings and limits are those of the Zoom account.',
      'The visits of students are not shown beside the attendance table.',
    ],
  },
  bbb: {
    name: 'BigBlueButton',
    does: ['Staff join as moderators and students as viewers, from the session page.'],
    doesNot: ['Meetings are not recorded.', 'The visits of students are not shown beside the attendance table.'],
  },
  jitsi: {
    name: 'Jitsi',
    does: ['Staff join as moderators, from the session page. Links let in one person each, for five minutes.'],
    doesNot: [
      'It cannot end a meeting for everyone: after the end nobody else can join, and those inside stay until they leave.',
      'Whether its tokens are accepted cannot be checked from here, only that it answers.',
      'The visits of students are not shown beside the attendance table.',
    ],
  },
};

/** Says what a strict network needs; of the built-in classroom alone. */
export const relayText = (relay: boolean): string =>
  relay
    ? 'A relay (TURN) is set up, so people in strict networks can take part.'
    : 'No relay (TURN) is set up. People in strict networks, such as some offices and hotels, may see and hear nothing.';
