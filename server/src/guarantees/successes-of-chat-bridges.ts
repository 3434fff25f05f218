import { IDS } from '#database/seed/ids';
import { NEW_BRIDGE, type ChatBridgeNames } from './examples-of-chat-bridges.ts';
import type { Act, Prepared } from './success.ts';

const by = 'admin' as const;
const course = { courseId: IDS.activeCourse };
const made = async (act: Act) => {
  const { bridgeId } = await act(by, 'saveChatBridge', { ...course, ...NEW_BRIDGE });
  return { by, input: { ...course, bridgeId } };
};

/** The successes of chat channels: one is made before it is tested or removed. */
export const chatBridgeSuccesses: { readonly [Name in ChatBridgeNames]: Prepared<Name> } = {
  chatBridges: () => ({ by, input: course }),
  saveChatBridge: () => ({ by, input: { ...course, ...NEW_BRIDGE } }),
  testChatBridge: made,
  endChatBridge: made,
};
