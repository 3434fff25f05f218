import { chatAddressOf } from '@bcs/contract/features/chat-bridges/address';
import * as calls from '@bcs/contract/features/chat-bridges/calls';
import * as failures from '@bcs/contract/features/chat-bridges/failures';
import { findLineFaults } from '@bcs/contract/features/chat-bridges/lines';
import { sampleMessage } from '@bcs/contract/features/chat-bridges/message';
import type { ChatBridge } from '@bcs/contract/features/chat-bridges/model';
import { findUntoldNews } from '@bcs/contract/features/chat-bridges/news';
import type { InputOf } from '@bcs/contract/kernel/call';
import type { Action } from '@bcs/contract/kernel/audit';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { auditOnScreen } from '#kernel/audit';
import { DONE, defineHandler, type CallContext } from '#kernel/handler';
import { isLocalOrigin } from '#kernel/local';
import { pick } from '#kernel/pick';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { throwIfNewer } from '#kernel/versions';
import * as queries from './queries.ts';
import { findClassFacts } from './queries-facts.ts';
import { hasRoom, queueMessage } from './queries-messages.ts';

type Context = CallContext<typeof calls.saveChatBridge | typeof calls.testChatBridge | typeof calls.endChatBridge>;
type Input = InputOf<typeof calls.saveChatBridge>;

export const chatBridges = defineHandler(calls.chatBridges, async (_input, { db, viewer, services: { settings } }) => ({
  ...(await queries.getBridges(db, viewer)),
  origin: settings.publicOrigin,
  hosts: [...settings.chatHosts],
}));

const LINES = ['session', 'release', 'due', 'announcement', 'video', 'graded'] as const;
const linesIn = pick(...LINES);

/**
 * Reads the wanted channel.
 * @throws RefusalError with the mistakes by field
 */
function wantedOf({ courseId, bridgeId, address, ...wanted }: Input, { sealer, settings }: Services) {
  const allowed = { hosts: settings.chatHosts, isLocal: isLocalOrigin(settings.publicOrigin) };
  const found = address === null ? null : chatAddressOf(address, allowed);
  const isMissing = found === null && (address !== null || bridgeId === null);
  const wrong = { ...findLineFaults(wanted), ...(isMissing && { address: failures.NO_CHAT_ADDRESS }) };
  if (Object.keys(wrong).length > 0) throw new RefusalError(FAILURES.INVALID_INPUT, wrong);
  const sealed = found && {
    service: found.service,
    label: found.label,
    sealed: sealer.seal(found.url, queries.addressBoundTo({ courseId })),
  };
  return { name: wanted.name.trim(), isOn: wanted.isOn, lines: linesIn(wanted), address: sealed };
}

/** The fields that the history records; an address by its label. */
const historyOf = pick('name', 'service', 'address', 'isOn', ...LINES);

async function auditBridge(
  context: Context,
  action: Action,
  bridge: ChatBridge,
  [before, after]: readonly [ChatBridge | null, ChatBridge | null],
): Promise<void> {
  const { universityId, courseId } = context.viewer;
  const object = { kind: 'chat-bridge', id: bridge.id, name: bridge.name } as const;
  const sides = { before: before && historyOf(before), after: after && historyOf(after) };
  await auditOnScreen(context, { action, object, universityId, courseId, ...sides });
}

/**
 * Stores the present facts as already told, so that nothing existing becomes news. Before publication nothing is
 * announced, and everything then counts as existing.
 */
async function beginAnew({ db, viewer, now }: Context, bridgeId: number): Promise<void> {
  const { isPublished } = await queries.getBridges(db, viewer);
  const told = isPublished ? findUntoldNews({}, await findClassFacts(db, viewer, now), now).told : null;
  await queries.storeToldFacts(db, { ...viewer, bridgeId }, told);
}

export const saveChatBridge = defineHandler(calls.saveChatBridge, async (input, context) => {
  const { db, viewer, now, services } = context;
  const wanted = wantedOf(input, services);
  await queries.lockClassForChannels(db, viewer);
  const { bridgeId } = input;
  const before = bridgeId === null ? null : orNotFound(await queries.findBridge(db, { ...viewer, bridgeId }, true));
  if (before) {
    throwIfNewer(calls.saveChatBridge, input.version ?? 0, before);
    const isAnew = wanted.address !== null || (wanted.isOn && !before.isOn);
    await queries.updateBridge(db, { ...viewer, bridgeId: before.id }, wanted, isAnew);
    if (wanted.isOn && !before.isOn) await beginAnew(context, before.id);
  } else if ((await queries.getBridges(db, viewer)).bridges.length >= failures.MOST_CHAT_BRIDGES)
    throw new RefusalError(failures.TOO_MANY_CHAT_BRIDGES);
  const id = before?.id ?? (await queries.insertBridge(db, viewer, wanted, now)).id;
  if (!before) await beginAnew(context, id);
  const after = orNotFound(await queries.findBridge(db, { ...viewer, bridgeId: id }, false));
  await auditBridge(context, before ? 'chat-bridge.update' : 'chat-bridge.create', after, [before, after]);
  return { ...DONE, bridgeId: id };
});

export const testChatBridge = defineHandler(calls.testChatBridge, async ({ bridgeId }, context) => {
  const { db, viewer, now, services } = context;
  const bridge = orNotFound(await queries.findBridge(db, { ...viewer, bridgeId }, true));
  if (!(await hasRoom(db, { ...viewer, bridgeId }, now))) throw new RefusalError(failures.CHAT_BRIDGE_IS_FULL);
  const { name, timeZone } = await queries.getBridges(db, viewer);
  const content = sampleMessage(bridge, { name, timeZone, origin: services.settings.publicOrigin });
  await queueMessage(db, { ...viewer, bridgeId }, { content, minute: null }, now);
  await auditBridge(context, 'chat-bridge.test', bridge, [null, null]);
});

export const endChatBridge = defineHandler(calls.endChatBridge, async ({ bridgeId }, context) => {
  const { db, viewer } = context;
  const bridge = orNotFound(await queries.findBridge(db, { ...viewer, bridgeId }, true));
  await queries.deleteBridge(db, { ...viewer, bridgeId });
  await auditBridge(context, 'chat-bridge.end', bridge, [bridge, null]);
});
