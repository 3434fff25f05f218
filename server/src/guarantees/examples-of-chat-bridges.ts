import { LINES } from '@bcs/contract/features/chat-bridges/lines';
import type { Examples } from './example.ts';

export type ChatBridgeNames = 'chatBridges' | 'saveChatBridge' | 'testChatBridge' | 'endChatBridge';

const one = (courseId: number) => ({ courseId, bridgeId: 1 });
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

/** Chat channels of a class. */
export const ofChatBridges: Pick<Examples, ChatBridgeNames> = {
  chatBridges: (courseId) => ({ courseId }),
  saveChatBridge: (courseId) => ({ courseId, ...NEW_BRIDGE }),
  testChatBridge: one,
  endChatBridge: one,
};
