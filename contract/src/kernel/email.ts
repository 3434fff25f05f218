import { withoutInvisible } from './unseen.ts';

/** Matches an e-mail address as accounts store it. An apostrophe may occur, as in O'Brien, but not at the beginning. */
export const EMAIL = /^(?![.'])(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

const AROUND = /^(?:'(.*)'|"(.*)"|‘(.*)’|“(.*)”|„(.*)[“”]|«(.*)»|`(.*)`|\((.*)\)|\[(.*)\]|<(.*)>)$/su;
const LINK = /^mailto:([^?]*)(?:\?.*)?$/su;
/** Matches an address with a name: 'Ana Lee <ana@example.edu>'. */
const NAMED = /^([^<>]*)<([^<>]*@[^<>]*)>[.,;]?$/su;

/** The greatest length of a text in which an address is searched for. */
const LONGEST_READ = 1000;

/**
 * Normalizes an e-mail address from any input: it removes what mail programs put around it, but never shortens it. A
 * text with two addresses stays unchanged, and is refused later. All inputs use this function.
 */
export function readEmail(typed: string): string {
  if (typed.length > LONGEST_READ) return typed;
  const text = withoutInvisible(typed).normalize('NFKC').trim().toLowerCase();
  const [, name = '', named] = NAMED.exec(text) ?? [];
  if (named === undefined) return bare(text);
  const address = bare(named);
  return !name.includes('@') || bare(name.trim()) === address ? address : text;
}

function bare(text: string): string {
  const linked = LINK.exec(text)?.[1];
  const inner =
    linked === undefined
      ? AROUND.exec(text)
          ?.slice(1)
          .find((part) => part !== undefined)
      : decoded(linked);
  const less = (inner ?? text).replace(/[\s.,;:!?]+$/u, '').trim();
  return less === text ? text : bare(less);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
