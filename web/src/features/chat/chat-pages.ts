import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { ChatMessage, InboxMark } from '@bcs/contract/features/chat/model';
import { request, type Output } from '#lib/api.ts';
import type { CallFailed } from '#lib/call-failed.ts';

type Page = Output<'chat'>;
type Pages = InfiniteData<Page, number | null>;

/** A conversation in pages, the latest first; the first one says everything but the earlier messages. */
export const chatPages = (studentEnrollmentId: number) =>
  infiniteQueryOptions<Page, CallFailed, Page, readonly unknown[], number | null>({
    queryKey: ['chat', { studentEnrollmentId }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      request('POST', 'chat', { studentEnrollmentId, ...(pageParam !== null && { before: pageParam }) }, signal),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      ...(pages[0] as Page),
      messages: eachOnce(pages.toReversed().flatMap(({ messages }) => messages)),
    }),
  });

/** Pages shift while messages arrive, so a message may appear on two of them. */
const eachOnce = (messages: readonly ChatMessage[]): ChatMessage[] => {
  const known = new Set<number>();
  return messages.filter(({ id }) => !known.has(id) && known.add(id));
};

/** Shows a message that the server has just taken, without asking for the conversation again. */
export const showSentMessage = (client: QueryClient, studentEnrollmentId: number, sent: ChatMessage): void =>
  void client.setQueryData<Pages>(chatPages(studentEnrollmentId).queryKey, (data) => {
    const [latest, ...earlier] = data?.pages ?? [];
    if (!data || !latest || latest.messages.some(({ id }) => id === sent.id)) return data;
    const messages = [...latest.messages, sent].toSorted((a, b) => a.id - b.id);
    return { ...data, pages: [{ ...latest, messages }, ...earlier] };
  });

/** The inbox of a student success manager, in pages. */
export const inboxPages = (enrollmentId: number, waitingIn?: number) =>
  infiniteQueryOptions<Output<'chatInbox'>, CallFailed, Output<'chatInbox'>, readonly unknown[], InboxMark | null>({
    queryKey: ['chatInbox', { enrollmentId, waitingIn }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      request(
        'POST',
        'chatInbox',
        { enrollmentId, ...(waitingIn && { waitingIn }), ...(pageParam && { after: pageParam }) },
        signal,
      ),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      ...(pages[0] as Output<'chatInbox'>),
      conversations: pages.flatMap(({ conversations }) => conversations),
    }),
  });
