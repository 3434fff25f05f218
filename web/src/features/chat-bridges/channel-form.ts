import { LINES } from '@bcs/contract/features/chat-bridges/lines';
import type { ChatKind } from '@bcs/contract/features/chat-bridges/model';
import type { Input, Output } from '#lib/api.ts';

type Channel = Output<'chatBridges'>['bridges'][number];
/** The form without the channel's address, which is secret and therefore not kept in a draft. */
export type ChannelForm = Omit<Input<'saveChatBridge'>, 'courseId' | 'bridgeId' | 'address' | 'version'> & {
  version: number;
};

/** The name of the draft of a channel. */
export const channelDraft = (courseId: number, id: number | null) => `class/${courseId}/chat/${id ?? 'new'}`;

/** Fills the form at first: a new channel receives every kind of news with the default sentences. */
export const toChannelForm = (channel: Channel | null): ChannelForm => {
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
