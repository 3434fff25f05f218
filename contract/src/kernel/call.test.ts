import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { ability } from './ability.ts';
import { call, type Call, type InputOf, type OutputOf } from './call.ts';
import { id, instant } from './schema.ts';

/** Checked by the compiler: the declarations of the contract contain these types in full. */
test('the type of a call holds what its schemas let through, in plain types', () => {
  const saved = call('POST /broker/saveNote', {
    kind: 'write',
    changes: [],
    summary: 'Saves a note',
    input: { noteId: id().nullable(), text: z.string(), color: z.enum(['red', 'blue']).optional() },
    output: { note: z.object({ at: instant(), kind: z.literal([1, 2]) }), tags: z.array(z.string()) },
    scope: 'account',
    allow: ability<null, { accountId: number; canManageAttendance: boolean }>('note.save', { roles: 'everybody' }),
    fails: [],
  });
  interface Input {
    noteId: number | null;
    text: string;
    color?: 'red' | 'blue' | undefined;
  }
  interface Output {
    note: { at: string; kind: 1 | 2 };
    tags: string[];
  }
  expectTypeOf(saved).toEqualTypeOf<Call<'POST /broker/saveNote', Input, Output, { readonly by: 'account' }, null>>();
  expectTypeOf<InputOf<typeof saved>>().toEqualTypeOf<Input>();
  expectTypeOf<OutputOf<typeof saved>>().toEqualTypeOf<Output>();
});
