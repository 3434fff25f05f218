import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { updateSchema } from 'cm6-graphql';
import type { EditorView } from '@codemirror/view';
import type { GraphQLSchema } from 'graphql';
import { createEditor } from './editor.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Completes and checks what is written; null while it is not known. */
  schema: GraphQLSchema | null;
};

/** A GraphQL query, written with colours, completion and mistakes underlined. Tab leaves it, as any field. */
export function QueryEditor({ label, value, onChange, schema }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const tell = useEffectEvent(onChange);
  const send = useEffectEvent(() => host.current?.closest('form')?.requestSubmit());
  const begin = useEffectEvent((parent: HTMLElement) =>
    createEditor(parent, { label, text: value, onChange: (text) => tell(text), onSend: () => send() }),
  );

  // before the page is drawn: what stands below it does not move
  useLayoutEffect(() => {
    if (!host.current) return;
    const view = begin(host.current);
    editor.current = view;
    return () => view.destroy();
  }, []);
  useEffect(() => {
    const view = editor.current;
    // a stored draft was found, or discarded
    if (!view || view.state.doc.toString() === value) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
  }, [value]);
  useEffect(() => {
    if (editor.current && schema) updateSchema(editor.current, schema);
  }, [schema]);

  return (
    <div className="grid gap-1.5">
      <p aria-hidden className="text-sm font-semibold">
        {label}
      </p>
      <div ref={host} className="min-w-0 rounded-control border border-edge bg-surface focus-within:border-brand" />
    </div>
  );
}
