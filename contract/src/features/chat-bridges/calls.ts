import { z } from 'zod';
import { call } from '#kernel/call';
import { done, id, requiredText, text, version } from '#kernel/schema';
import { editChatBridges } from './abilities.ts';
import * as failures from './failures.ts';
import { ChatBridge, ChatLines } from './model.ts';

const ofClass = { scope: 'course-or-grant', allow: editChatBridges } as const;
const line = text(failures.LONGEST_CHAT_LINE).nullable();
const one = { courseId: id(), bridgeId: id() };

export const chatBridges = call('POST /broker/chatBridges', {
  ...ofClass,
  shows: ['chat bridges', 'classes'],
  summary: 'The chat channels that are told the news of a class; never their addresses',
  input: { courseId: id() },
  output: {
    code: z.string(),
    name: z.string(),
    timeZone: z.string(),
    /** The beginning of all links in messages. */
    origin: z.string(),
    /** Hosts that the operator allows in addition to Slack, Discord and Teams. */
    hosts: z.array(z.string()),
    bridges: z.array(ChatBridge),
  },
});

export const saveChatBridge = call('POST /broker/saveChatBridge', {
  ...ofClass,
  changes: ['chat bridges', 'audit entries'],
  summary: 'Connects a chat channel to a class, or changes what it is told',
  input: {
    courseId: id(),
    bridgeId: id().nullable(),
    version: version().nullable(),
    name: requiredText(failures.LONGEST_BRIDGE_NAME),
    /** The secret address of the incoming webhook; null keeps the stored one. */
    address: text(failures.LONGEST_BRIDGE_ADDRESS).nullable(),
    isOn: z.boolean(),
    session: line,
    release: line,
    due: line,
    announcement: line,
    video: line,
    graded: line,
  },
  output: done().extend({ bridgeId: id() }),
  fails: [failures.TOO_MANY_CHAT_BRIDGES],
  edits: ['name', 'isOn', ...Object.keys(ChatLines.shape)],
});

export const testChatBridge = call('POST /broker/testChatBridge', {
  ...ofClass,
  changes: ['chat bridges', 'audit entries'],
  summary: 'Sends a chat channel a message with a sample of each line that it is told',
  input: one,
  fails: [failures.CHAT_BRIDGE_IS_FULL],
  limit: { calls: 10, perSeconds: 60, by: 'token' },
});

export const endChatBridge = call('POST /broker/endChatBridge', {
  ...ofClass,
  changes: ['chat bridges', 'audit entries'],
  summary: 'Removes a chat channel from a class; nothing is sent there any more',
  input: one,
});
