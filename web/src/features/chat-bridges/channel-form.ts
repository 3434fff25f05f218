import { LINES } from '@bcs/contract/features/chat-bridges/lines';
import type { ChatKind } from '@bcs/contract/features/chat-bridges/model';
import type { Input, Output } from '#lib/api.ts';

type Channel = Output<'chatBridges'>['bridges'][number];
/** The form without its address, which is secret: no draft keeps it. */
export type ChannelForm = Omit<Input<'saveChatBridge'>, 'courseId' | 'bridgeId' | 'address' | 'version'> & {
  version: number;
};

/** The name of the draft of a channel. */
export const channelDraft = (courseId: number, id: number | null) => `class/${courseId}/chat/${id ?? 'new'}`;

/** The form as it begins: a new channel is told of everything by the usual lines. */
export const formOf = (channel: Channel | null): ChannelForm => {
  const lineOf = (kind: ChatKind) => (channel ? channel[kind] : LINES[kind].line);
  return {
    version: channel?.version ?? 0,
    name: channel?.name ?? '',
    isOn: channel?.isOn ?? true,
    session: lineOf('session'),
    release: lineOf('release'),
    due: lineOf('due'),
    announcement: lineOf('announcement'),
    video: lineOf('video'),
    graded: lineOf('graded'),
  };
};
