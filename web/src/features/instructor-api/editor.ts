import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { graphql } from 'cm6-graphql';

interface Options {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Called for Ctrl+Enter, or Cmd+Enter. */
  readonly onSend: () => void;
}

/**
 * An editor for GraphQL in an element. It stands in a shadow root: there its styles are made by script, which the
 * content policy allows, and not by a style element, which it refuses.
 */
export function createEditor(host: HTMLElement, { label, text, onChange, onSend }: Options): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const send = {
    key: 'Mod-Enter',
    run: () => {
      onSend();
      return true;
    },
  };
  const state = EditorState.create({
    doc: text,
    extensions: [
      lineNumbers(),
      history(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      autocompletion({ icons: false }),
      keymap.of([send, ...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
      graphql(),
      syntaxHighlighting(COLOURS),
      LOOK,
      EditorView.lineWrapping,
      // what can be scrolled must be reached by keyboard, and axe does not know that an editor can
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      EditorView.updateListener.of(({ docChanged, state: { doc } }) => {
        if (docChanged) onChange(doc.toString());
      }),
    ],
  });
  return new EditorView({ state, parent: root, root });
}

const colour = (name: string) => `var(--color-${name})`;

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword, tags.operatorKeyword], color: colour('brand') },
  { tag: [tags.propertyName, tags.name], color: colour('ink') },
  { tag: [tags.typeName, tags.className, tags.atom], color: colour('career') },
  { tag: [tags.variableName, tags.special(tags.name), tags.attributeName], color: colour('warn') },
  { tag: [tags.string, tags.number, tags.integer, tags.float, tags.bool], color: colour('good') },
  { tag: tags.comment, color: colour('muted') },
  { tag: [tags.punctuation, tags.brace, tags.paren], color: colour('muted') },
]);

const LOOK = EditorView.theme({
  '&': { color: colour('ink'), fontSize: 'var(--text-sm)', backgroundColor: 'transparent' },
  '&.cm-focused': {
    outline: `2px solid ${colour('brand')}`,
    outlineOffset: '1px',
    borderRadius: 'var(--radius-control)',
  },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.55', maxHeight: '24rem', minHeight: '10rem' },
  '.cm-content': { padding: '0.75rem 0', caretColor: colour('ink') },
  '.cm-cursor': { borderLeftColor: colour('ink') },
  '.cm-gutters': { color: colour('muted'), backgroundColor: 'transparent', border: 'none', paddingLeft: '0.5rem' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, ::selection': {
    backgroundColor: colour('brand-soft'),
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: colour('brand-soft') },
  '.cm-tooltip': {
    color: colour('ink'),
    backgroundColor: colour('raised'),
    border: `1px solid ${colour('line')}`,
    borderRadius: '0.5rem',
    boxShadow: 'var(--shadow-pop)',
    overflow: 'hidden',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { color: colour('on-brand'), backgroundColor: colour('brand') },
  '.cm-tooltip.cm-completionInfo': { padding: '0.5rem 0.75rem', maxWidth: '18rem' },
  '.cm-tooltip .cm-diagnostic': { padding: '0.5rem 0.75rem', borderLeft: `4px solid ${colour('bad')}` },
});
