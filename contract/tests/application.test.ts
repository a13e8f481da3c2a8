import { describe, expect, it } from 'vitest';
import { applicationBody, applicationFormFor } from '../src/forms/application.js';
import { docxType } from '../src/cv-file.js';
import { parseWith } from '../src/parse.js';

const letter = 'I have worked on lakes for ten years.';
const whole = { coverLetter: letter, cv: 'profile', phoneNumber: '+974 55512345', answers: [], consent: true };
const problemsOf = (changes: object, schema: Parameters<typeof parseWith>[0] = applicationBody) => {
  const parsed = parseWith(schema, { ...whole, ...changes });
  return parsed.ok ? {} : parsed.problems;
};
const fileOf = (changes: object = {}) => ({ name: 'cv.pdf', size: 1000, type: 'application/pdf', ...changes });

describe('An application', () => {
  it.each([
    ['whole', {}, {}],
    ['without a letter', { coverLetter: ' ' }, { coverLetter: ['coverLetter.required'] }],
    ['with 29 characters', { coverLetter: 'ب'.repeat(29) }, { coverLetter: ['text.min:30'] }],
    ['with 30 characters', { coverLetter: 'ب'.repeat(30) }, {}],
    ['with 5,000 characters', { coverLetter: '😀'.repeat(5000) }, {}],
    ['with 5,001 characters', { coverLetter: 'a'.repeat(5001) }, { coverLetter: ['text.max:5000'] }],
    ['without consent', { consent: false }, { consent: ['consent.required'] }],
    ['with a word for a telephone', { phoneNumber: 'call me' }, { phoneNumber: ['phone.digits', 'phone.format'] }],
    ['with a PDF', { cv: fileOf() }, {}],
    ['with a Word document', { cv: fileOf({ type: docxType }) }, {}],
    ['with a picture', { cv: fileOf({ type: 'image/png' }) }, { cv: ['cv.type'] }],
    ['with 5 MB', { cv: fileOf({ size: 5_242_880 }) }, {}],
    ['with more than 5 MB', { cv: fileOf({ size: 5_242_881 }) }, { cv: ['passport.size'] }],
    ['with answers as a multipart body has them', { answers: '[{"questionId":"a","answer":"Yes"}]' }, {}],
    ['with answers that are none', { answers: '{' }, { answers: ['value.invalid'] }],
    [
      'with more answers than anybody asks for',
      { answers: Array(21).fill({ questionId: 'a', answer: '' }) },
      { answers: ['value.invalid'] },
    ],
  ])('%s', (_, changes, problems) => {
    const found = problemsOf(changes);
    expect(Object.keys(found)).toEqual(Object.keys(problems));
    for (const [field, [first]] of Object.entries(problems as Record<string, string[]>))
      expect(found[field]?.[0]).toBe(first);
  });

  it.each([false, 'false'])('with submit: %j may be kept with nothing in it, and as it was typed', (submit) => {
    expect(parseWith(applicationBody, { submit })).toMatchObject({ ok: true, value: { submit: false, answers: [] } });
    expect(problemsOf({ submit, coverLetter: 'a'.repeat(5001), phoneNumber: 'call', consent: false })).toEqual({});
  });
});

describe('The form of an application', () => {
  const schema = applicationFormFor([
    { id: 'thesis', isRequired: true },
    { id: 'start', isRequired: false },
  ]);

  it('asks for the answers that staff require', () => {
    expect(problemsOf({ cvFrom: 'draft', cv: undefined }, schema)).toEqual({ 'answers.thesis': ['text.required'] });
  });

  it('asks for a file where the CV is neither the profile’s nor the draft’s', () => {
    const answered = { cv: undefined, 'answers.thesis': 'Lakes' };
    expect(problemsOf({ ...answered, cvFrom: 'upload' }, schema)).toEqual({ cv: ['cv.required'] });
    expect(problemsOf({ ...answered, cvFrom: 'profile' }, schema)).toEqual({});
    expect(problemsOf({ ...answered, cvFrom: 'elsewhere' }, schema)).toEqual({ cvFrom: ['choice.required'] });
  });
});
