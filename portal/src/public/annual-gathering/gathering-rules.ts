import { invitationAnswerFor, invitationCode } from '@scholars/contract/forms/event-invitation';
import type { FormInput } from '~/shared/form/form-definition';
import { rulesOf } from '~/shared/form/rules-of';

/** A number of guests counts only for somebody who comes: its control is hidden otherwise. */
export function answerRules(maxGuests: number | undefined) {
  const { parse } = rulesOf(invitationAnswerFor(maxGuests));
  return { parse: (input: FormInput) => parse(input.attending === 'yes' ? input : { ...input, guests: '' }) };
}

export const code = rulesOf(invitationCode);
