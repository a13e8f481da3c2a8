import * as z from 'zod/mini';
import { accepted, file, phone, text } from '../fields.js';
import { cvRule } from '../cv-file.js';
import { fileProblem, type FileLike } from '../files.js';
import { richText } from '../rich-text-field.js';
import { answerMaxLength, coverLetterMaxLength, coverLetterMinLength, richTextHtmlMaxLength } from '../limits.js';

/** Asked for by staff, beside what every application has. */
export interface ApplicationQuestion {
  /** The same in every language. */
  id: string;
  isRequired: boolean;
}

/** The field of a form, and of refusals, that holds the answer to a question. */
export const answerField = (questionId: string) => `answers.${questionId}` as const;

const questionsMax = 20;
const coverLetter = richText({
  required: 'coverLetter.required',
  min: coverLetterMinLength,
  max: coverLetterMaxLength,
});
const answer = z.object({
  questionId: z.string().check(z.maxLength(40, 'value.invalid')),
  answer: text({ max: answerMaxLength }),
});
/** A multipart body has them as the text of the JSON. */
const answers = z.pipe(
  z.transform((input: unknown) => (typeof input === 'string' ? readJson(input) : (input ?? []))),
  z.array(answer, 'value.invalid').check(z.maxLength(questionsMax, 'value.invalid')),
);
/** `profile`, a file, or nothing: then the file that the draft has. */
const cv = z.pipe(
  z.transform((input: unknown) => (input === 'profile' || isFile(input) ? input : undefined)),
  z.custom<'profile' | FileLike | undefined>().check((context) => {
    const problem = isFile(context.value) ? fileProblem(cvRule, context.value) : undefined;
    if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
  }),
);

/** A `DraftBase`. */
const base = z.optional(z.string().check(z.maxLength(80, 'value.invalid')));

/** As it was typed so far; nothing is asked for yet. */
const draft = z.object({
  submit: z.literal(false),
  // Longer than what may be sent, for who is about to shorten it.
  coverLetter: text({ max: richTextHtmlMaxLength }),
  cv,
  phoneNumber: text({ max: 40 }),
  answers,
  /** Without it what is kept takes the place of whatever is there. */
  base,
});

const complete = z.object({
  submit: z.literal(true),
  coverLetter,
  cv,
  phoneNumber: phone(),
  answers,
  consent: accepted('consent.required'),
  /** Of the draft that is sent, which is refused where it was written since; without it nothing is looked at. */
  base,
});

/**
 * What `POST /api/job-opportunities/apply/{id}` takes: an application, or with `submit: false` its draft (product §4,
 * §8).
 */
export const applicationBody = z.pipe(
  z.transform((input: unknown) => {
    const sent = typeof input === 'object' && input !== null ? input : {};
    const { submit } = sent as { submit?: unknown };
    return { ...sent, submit: submit !== false && submit !== 'false' };
  }),
  z.discriminatedUnion('submit', [complete, draft]),
);
export type ApplicationBody = z.output<typeof applicationBody>;

/** What an applicant answers to what was asked of them (`more_info`), with another CV where that was asked for. */
export const applicationAnswer = z.object({
  answer: text({ required: 'text.required', max: answerMaxLength }),
  cv: file(cvRule),
  /** When that was asked which is answered. */
  askedAt: text({ required: 'value.invalid', max: 40 }),
});

/** What the applicant agrees to last, on the page's summary. */
export const consentToApply = z.object({ consent: accepted('consent.required') });

/** Where the CV comes from: the profile, the draft, or the file that is chosen now. */
const cvSources = ['profile', 'draft', 'upload'] as const;

/** The page's form: what is asked before the applicant looks at it once more and agrees to its being sent. */
export function applicationFormFor(questions: readonly ApplicationQuestion[]) {
  return z
    .object({
      coverLetter,
      cvFrom: z._default(z.enum(cvSources, 'choice.required'), 'upload'),
      cv: file(cvRule),
      phoneNumber: phone(),
      ...Object.fromEntries(
        questions.map(({ id, isRequired }) => [
          answerField(id),
          text({ max: answerMaxLength, ...(isRequired && { required: 'text.required' as const }) }),
        ]),
      ),
    })
    .check(z.refine(({ cvFrom, cv: chosen }) => cvFrom !== 'upload' || chosen, { path: ['cv'], error: 'cv.required' }));
}

function isFile(input: unknown): input is FileLike {
  return typeof input === 'object' && input !== null && 'size' in input && 'type' in input;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
