import { setImmediate as yieldToOthers } from 'node:timers/promises';
import sax from 'sax';

/** Receives the elements of a document, by their names without a prefix. */
export interface ElementListener {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

const PIECE = 64 * 1024;
const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The document could not be read. */
export class NotXml extends Error {}

/**
 * Parses a document in pieces, keeping nothing of it and yielding in between.
 * @throws NotXml
 */
export async function readXml(bytes: Uint8Array, { open, text, close }: ElementListener): Promise<void> {
  const parser = sax.parser(true, {});
  // the parser has one listener of each kind instead of events
  Object.assign(parser, {
    onopentag: ({ name, attributes }: sax.Tag) =>
      open?.(bare(name), Object.fromEntries(Object.entries(attributes).map(([key, value]) => [bare(key), value]))),
    ontext: (found: string) => text?.(found),
    oncdata: (found: string) => text?.(found),
    onclosetag: (name: string) => close?.(bare(name)),
    onerror: (error: Error) => {
      throw new NotXml(error.message, { cause: error });
    },
  });
  const decoder = new TextDecoder();
  for (let from = 0; from < bytes.length; from += PIECE) {
    parser.write(decoder.decode(bytes.subarray(from, from + PIECE), { stream: true }));
    await yieldToOthers();
  }
  parser.close();
}
