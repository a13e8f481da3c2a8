import { openApplicationFile, type SentApplication } from '@scholars/contract/applications';
import { shownFileName } from '@scholars/contract/file-names';
import type { Locale } from '@scholars/contract/locale';
import { presentCountry } from '@scholars/contract/reference/countries';
import { notFound } from '../../platform/errors/contract-error.js';
import { readPrivateFile } from '../../platform/private-files/store.js';
import { downloadName } from '../submission/download-name.js';
import type { ApplicationEntry } from './applications.js';
import type { GivenAnswer } from './given-answers.js';

interface Content {
  fullName: string;
  emailAddress: string;
  phoneNumber: string | null;
  country: string | null;
  currentTitle: string | null;
  currentInstitution: string | null;
  coverLetter: string;
  answers: string | null;
  /** Nothing for one that was sent before answers were kept one by one. */
  givenAnswers: GivenAnswer[] | null;
  profile: string | null;
}

const kind = 'applications';
const read = [
  'fullName',
  'emailAddress',
  'phoneNumber',
  'country',
  'currentTitle',
  'currentInstitution',
  'coverLetter',
  'answers',
  'givenAnswers',
  'profile',
];
const files = () => strapi.db.connection('private_files');

/** What an application said when it was sent, as its applicant reads it again. Two queries. */
export async function readSent({ documentId, language }: ApplicationEntry, locale: Locale): Promise<SentApplication> {
  const content: Content | null = await strapi.db
    .query('api::application.application')
    .findOne({ where: { documentId }, select: read });
  if (!content) throw notFound();
  const rows = await files().where({ kind, document_id: documentId }).orderBy('created_at');
  return {
    locale: language,
    fullName: content.fullName,
    emailAddress: content.emailAddress,
    phoneNumber: content.phoneNumber ?? '',
    country: content.country ? presentCountry(content.country, locale) : null,
    currentTitle: content.currentTitle ?? '',
    currentInstitution: content.currentInstitution ?? '',
    coverLetter: content.coverLetter,
    answers: answersOf(content),
    profile: content.profile ?? '',
    files: rows.map(({ id, name, size, created_at, erased_at }) => ({
      id,
      name: shownFileName(name),
      size,
      addedAt: new Date(created_at).toISOString(),
      erasedAt: erased_at === null ? null : new Date(erased_at).toISOString(),
    })),
  };
}

function answersOf({ givenAnswers, answers }: Content): GivenAnswer[] {
  if (givenAnswers) return givenAnswers.map(({ question, answer }) => ({ question, answer }));
  return answers ? [{ question: '', answer: answers }] : [];
}

const [pdf, docx] = openApplicationFile.raw.types;

/**
 * A file of one's own application, under the name that coordinators have it by. The history tells which others have
 * opened it, so that its applicant did is not written there.
 *
 * @throws ContractError 404 where it is another's, or erased
 */
export async function openSentFile({ documentId, reference }: ApplicationEntry, id: string) {
  const row = await files().where({ kind, document_id: documentId, id }).whereNull('erased_at').first();
  if (!row) throw notFound();
  return {
    name: downloadName(reference, row),
    type: row.type === docx ? docx : pdf,
    content: await readPrivateFile(row.id),
  };
}
