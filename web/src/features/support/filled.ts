import type { SupportAnswers } from '@bcs/contract/features/support/asked';
import { SUPPORT_ROLE_OF } from '@bcs/contract/features/support/categories';
import type { SupportRole } from '@bcs/contract/features/support/model';
import { STUDENT } from '@bcs/contract/kernel/roles';
import type { Input } from '#lib/api.ts';

/** The current state of the form, every field as text, so that a draft can store it. */
export interface FilledSupportForm {
  readonly role: SupportRole;
  readonly universityId: string;
  readonly category: string;
  readonly subcategory: string;
  readonly description: string;
  readonly session: string;
  readonly pastDue: string;
  readonly officeHours: string;
  readonly reason: string;
  readonly otherReason: string;
  readonly time: string;
  readonly day: string;
}

export const EMPTY_ANSWERS: FilledSupportForm = {
  role: SUPPORT_ROLE_OF[STUDENT],
  universityId: '',
  category: '',
  subcategory: '',
  description: '',
  session: '',
  pastDue: '',
  officeHours: '',
  reason: '',
  otherReason: '',
  time: '',
  day: '',
};

type Sent = Omit<Input<'createSupportCase'>, 'enrollmentId' | 'clientKey' | 'screenshot' | 'universityId'>;

/** Turns the form into the input that is sent; the select boxes offer only values in the contract. */
export function toSupportAnswers(filled: FilledSupportForm): Sent & SupportAnswers {
  const given = <T extends string>(text: string) => (text === '' ? null : (text as T));
  const { role, universityId, category, subcategory, description, session, otherReason } = filled;
  return {
    role,
    universityId: universityId === '' ? null : Number(universityId),
    category,
    subcategory: given(subcategory),
    description: description.trim(),
    session: session === 'none' ? 'none' : session === '' ? null : Number(session),
    tutor: {
      pastDue: given(filled.pastDue),
      officeHours: given(filled.officeHours),
      reason: given(filled.reason),
      otherReason: otherReason.trim(),
      time: given(filled.time),
      day: given(filled.day),
    },
  };
}
