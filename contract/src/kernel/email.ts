import { withoutUnseen } from './unseen.ts';

/** An address as accounts have it. An apostrophe belongs to names such as O'Brien, but begins none. */
export const EMAIL = /^(?![.'])(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

const AROUND = /^(?:'(.*)'|"(.*)"|‘(.*)’|“(.*)”|„(.*)[“”]|«(.*)»|`(.*)`|\((.*)\)|\[(.*)\]|<(.*)>)$/su;
const LINK = /^mailto:([^?]*)(?:\?.*)?$/su;
/** 'Ana Lee <ana@example.edu>'. */
const NAMED = /^([^<>]*)<([^<>]*@[^<>]*)>[.,;]?$/su;

/** Nothing longer is an address with something around it. */
const LONGEST_READ = 1000;

/**
 * The address in what somebody typed, pasted or keeps in a cell, in the one form in which accounts have it: without what
 * mail programs put around it, and never shortened. Two addresses stay what they are, which is none. Every door reads by
 * this.
 */
export function readEmail(typed: string): string {
  if (typed.length > LONGEST_READ) return typed;
  const text = withoutUnseen(typed).normalize('NFKC').trim().toLowerCase();
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
