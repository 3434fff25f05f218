import { LINES } from '@bcs/contract/features/chat-bridges/lines';
import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';
import { OWN_BRIDGES } from './samples.ts';
import { asks, type ActAs, type Successes } from './success.ts';

const one = (courseId: number) => ({ courseId, bridgeId: OWN_BRIDGES + courseId });
export const NEW_BRIDGE = {
  bridgeId: null,
  version: null,
  name: '#class-news',
  address: 'https://hooks.slack.com/services/T0/B0/of-the-examples',
  isOn: true,
  session: LINES.session.line,
  release: LINES.release.line,
  due: LINES.due.line,
  announcement: LINES.announcement.line,
  video: null,
  graded: null,
} as const;

/** Examples for chat channels of a class. */
export const chatBridgeCalls: Examples = {
  saveChatBridge: () => ({ ...NEW_BRIDGE }),
  testChatBridge: one,
  endChatBridge: one,
};

const by = 'admin' as const;
const course = { courseId: IDS.activeCourse };
const made = async (act: ActAs) => {
  const { bridgeId } = await act(by, 'saveChatBridge', { ...course, ...NEW_BRIDGE });
  return { by, input: { ...course, bridgeId } };
};

/** The successes of chat channels: one is made before it is tested or removed. */
export const chatBridgeSuccesses: Successes = {
  chatBridges: asks(by, course),
  saveChatBridge: async (act) => {
    const { by: editor, input } = await made(act);
    return { by: editor, input: { ...NEW_BRIDGE, ...input, version: 1, name: '#evening-news' } };
  },
  testChatBridge: made,
  endChatBridge: made,
};
