import type { ApplicationForm } from '@scholars/contract/applications';
import type { FormDefinition, FormInput } from '~/shared/form/form-definition';
import { richTextFields, richTextIn } from '~/shared/form/rich-text-fields';

type Questions = ApplicationForm['questions'];

/**
 * The name of a question's field, as refusals call it too (`answerField` of the contract, whose rules are loaded
 * later).
 */
export const answerName = (questionId: string) => `answers.${questionId}`;

/** The form of an application, with what staff ask at this opportunity. */
export function applicationFormOf(questions: Questions) {
  return {
    fields: {
      ...richTextFields('coverLetter'),
      ...Object.fromEntries(questions.map(({ id }) => [answerName(id), 'text' as const])),
      cvFrom: 'text',
      cv: 'file',
      phoneNumber: 'phone',
    },
    schema: async () => (await import('@scholars/contract/forms/application')).applicationFormFor(questions),
    // A file that was chosen counts, whatever is ticked beside it.
    prepare: (input: FormInput): FormInput => ({
      ...input,
      coverLetter: richTextIn(input, 'coverLetter'),
      cvFrom: hasFile(input) || !input.cvFrom ? 'upload' : input.cvFrom,
    }),
  } as const satisfies FormDefinition;
}

export const consentForm = {
  fields: { consent: 'text' },
  schema: async () => (await import('@scholars/contract/forms/application')).consentToApply,
} as const satisfies FormDefinition;

/**
 * The body that keeps a form as a draft, as the call takes it; a file goes along only where one was chosen.
 *
 * @param base what its writer has seen of the draft, as the form has it
 */
export function draftBody(questions: Questions, input: FormInput, base: string): FormData {
  const body = new FormData();
  body.set('submit', 'false');
  body.set('base', base);
  body.set('coverLetter', richTextIn(input, 'coverLetter'));
  body.set('phoneNumber', textIn(input, 'phoneNumber'));
  const answers = questions.map(({ id }) => ({ questionId: id, answer: textIn(input, answerName(id)) }));
  body.set('answers', JSON.stringify(answers));
  const { cv } = input;
  if (hasFile(input) && cv instanceof File) body.set('cv', cv, cv.name);
  else if (input.cvFrom === 'profile') body.set('cv', 'profile');
  return body;
}

/** What is written, where its file is kept already or cannot be: what was ticked beside the file does not count. */
export function withoutFile(input: FormInput): FormInput {
  const { cv: _file, ...written } = input;
  return hasFile(input) ? { ...written, cvFrom: 'upload' } : written;
}

function hasFile({ cv }: FormInput): boolean {
  return cv instanceof File && cv.name !== '';
}

function textIn(input: FormInput, name: string): string {
  const value = input[name];
  return typeof value === 'string' ? value : '';
}
