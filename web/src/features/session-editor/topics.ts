import type { Input, Output } from '#lib/api.ts';
import { numberOrNull } from '#lib/form-values.ts';
import { chapterText, isChapter } from './chapter.ts';

type Listed = Output<'adminSessions'>['sessions'][number];
type Sent = Input<'saveSyllabus'>['topics'][number];

/** A session of the syllabus with the topic that it is to have. */
export interface SessionTopic {
  readonly sessionId: number;
  readonly version: number;
  /** The session from which the topic comes. */
  readonly from: number;
  readonly name: string;
  readonly chapter: string;
  readonly shortDescription: string;
}

/** Academic sessions that take place, as students see them on /academicSyllabus. SESS-032 */
export const isInSyllabus = ({ category, cancelled }: Listed): boolean => !cancelled && !category.startsWith('career');

export const toTopics = (sessions: readonly Listed[]): SessionTopic[] =>
  sessions.filter(isInSyllabus).map(({ id, version, name, chapter, shortDescription }) => ({
    sessionId: id,
    version,
    from: id,
    name,
    chapter: chapterText(chapter),
    shortDescription,
  }));

/**
 * Puts what was written among the sessions as they are now: those that were added since are there, and of those that no
 * longer take place nothing is left. A topic that came from one of these is again the one that stands.
 */
export function mergedTopics(written: readonly SessionTopic[], stands: readonly SessionTopic[]): SessionTopic[] {
  const ids = new Set(stands.map(({ sessionId }) => sessionId));
  const byId = new Map(written.filter(({ from }) => ids.has(from)).map((topic) => [topic.sessionId, topic]));
  return stands.map((topic) => byId.get(topic.sessionId) ?? topic);
}

/** Two sessions exchange their topics; dates and chapters, which count the sessions, stay where they are. ADM-089 */
export function exchangeTopics(topics: readonly SessionTopic[], one: number, other: number): SessionTopic[] {
  const [first, second] = [topics[one], topics[other]];
  if (!first || !second) return [...topics];
  const topicOf = ({ from, name, shortDescription }: SessionTopic) => ({ from, name, shortDescription });
  return topics.map((topic, index) => {
    if (index === one) return { ...topic, ...topicOf(second) };
    return index === other ? { ...topic, ...topicOf(first) } : topic;
  });
}

/** Returns what stands in the way of saving a topic. */
export const validateTopic = ({ name, chapter }: SessionTopic): string | null => {
  if (name.trim() === '') return 'Please fill in the name.';
  return isChapter(chapter) ? null : 'Please enter a chapter such as 12.3.';
};

/** Returns the topics that differ from the stored ones, in the form in which they are sent. */
export const changedTopics = (topics: readonly SessionTopic[], stands: readonly SessionTopic[]): Sent[] =>
  topics.flatMap((topic, index) => {
    const { sessionId, version, from, name, chapter, shortDescription } = topic;
    if (JSON.stringify(topic) === JSON.stringify(stands[index])) return [];
    return [{ sessionId, version, from, name, chapter: numberOrNull(chapter), shortDescription }];
  });
