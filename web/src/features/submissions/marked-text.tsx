import { textChanges } from './text-changes.ts';

type Props = {
  text: string;
  /** The text with which it is compared. */
  other: string;
  /** Tells whether `text` is the earlier of the two. */
  isEarlier: boolean;
  /** Shown if there is no text. */
  empty: string;
};

/** One of two texts that are compared; the words that the other one lacks are marked. */
export function MarkedText({ text, other, isEarlier, empty }: Props) {
  if (text === '') return <p className="text-sm text-muted">{empty}</p>;
  const kind = isEarlier ? 'removed' : 'added';
  const [before, after] = isEarlier ? [text, other] : [other, text];
  const shown = textChanges(before, after).filter((part) => part.kind === 'same' || part.kind === kind);
  return (
    <p className="rounded-control bg-sunken px-3 py-2.5 wrap-anywhere whitespace-pre-wrap">
      {shown.map((part, place) => (
        <Part key={place} text={part.text} kind={part.kind} />
      ))}
    </p>
  );
}

function Part({ text, kind }: { text: string; kind: 'same' | 'added' | 'removed' }) {
  if (kind === 'same') return text;
  if (kind === 'added') return <ins className="rounded-sm bg-good-soft text-good">{text}</ins>;
  return <del className="rounded-sm bg-bad-soft text-bad">{text}</del>;
}
