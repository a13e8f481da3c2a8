import { readDraftBase } from '@scholars/contract/draft-base';
import { answerField, type ApplicationBody } from '@scholars/contract/forms/application';
import { coverLetterMinLength } from '@scholars/contract/limits';
import { locales, type Locale } from '@scholars/contract/locale';
import { messageRef } from '@scholars/contract/messages';
import type { FieldProblems } from '@scholars/contract/parse';
import { nameFor } from '@scholars/contract/person-name';
import { countCharacters } from '@scholars/contract/rich-text';
import type { Receipt } from '@scholars/contract/shapes';
import { ContractError, invalidFields } from '../../platform/errors/contract-error.js';
import type { Upload } from '../../platform/contract/multipart.js';
import { queueMail } from '../../platform/mail/outbox.js';
import { cleanRichText } from '../../platform/rich-text/clean.js';
import { requireStaying } from '../account/closings.js';
import { holdAccount } from '../account/find-account.js';
import { getUserById } from '../account/get-user.js';
import { judgeFiles } from '../submission/judge-files.js';
import { takeSubmission } from '../submission/take-submission.js';
import { findCards, requireOpen, type ApplicableOpportunity } from './applicable-opportunity.js';
import { deleteDraft, eraseAll, findDraft, readDraftFile, requireSeen } from './application-drafts.js';
import { findApplied } from './applications.js';
import { givenAnswers, writtenAnswers } from './given-answers.js';
import { readProfileCv } from './profile-cv.js';
import { takeSnapshot } from './profile-snapshot.js';

type CompleteBody = Extract<ApplicationBody, { submit: true }>;

interface Sent {
  userId: number;
  opportunity: ApplicableOpportunity;
  body: CompleteBody;
  /** The file that came with it. */
  upload: Upload | undefined;
  locale: Locale;
  idempotencyKey: string;
}

/**
 * Sends an application: it is stored with its CV and the profile as it is now, and its draft goes, together or not at
 * all.
 *
 * @throws ContractError 409 where the opportunity takes none, one of this member stands there, or their account is to be
 *   erased; 422 without a CV or an answer that staff require
 */
export async function apply({ userId, opportunity, body, upload, locale, idempotencyKey }: Sent): Promise<Receipt> {
  const { card, questions } = opportunity;
  await requireStaying(strapi.db.connection, userId);
  const user = await getUserById(userId);
  const titles = await titlesOf(card.id);
  const draftFiles: string[] = [];
  const coverLetter = cleanRichText(body.coverLetter);
  // What was counted may have been a script's.
  if (countCharacters(coverLetter) < coverLetterMinLength)
    throw invalidFields({ coverLetter: [messageRef('text.min', coverLetterMinLength)] });
  const typed = { coverLetter, phoneNumber: body.phoneNumber };

  const receipt = await takeSubmission({
    kind: 'applications',
    // What makes two the same; what is stored is `complete`.
    fields: {
      ...typed,
      opportunityId: card.id,
      answers: JSON.stringify(body.answers),
      cv: body.cv === 'profile' ? 'profile' : '',
    },
    files: upload ? [{ field: 'cv', upload }] : [],
    language: locale,
    idempotencyKey,
    sender: userId,
    async complete() {
      await requirePossible(userId, opportunity);
      // A draft that is gone has no CV either: that is not what is wrong.
      await requireSeen(strapi.db.connection, userId, card.id, readDraftBase(body.base), 'sending');
      const problems = missingAnswers(questions, body.answers);
      const cv = upload ?? (await otherCv(userId, card.id, body.cv));
      if (!cv) problems.cv = [body.cv === 'profile' ? 'cv.noneInProfile' : 'cv.required'];
      if (Object.keys(problems).length > 0) throw invalidFields(problems);
      const { text, entry, ...position } = await takeSnapshot({ user: userId }, locale);
      const given = givenAnswers(questions, (id) => answerTo(id, body.answers));
      return {
        fields: {
          ...typed,
          ...titles,
          ...position,
          fullName: user.fullName || user.email,
          emailAddress: user.email,
          country: user.country || position.country,
          answers: writtenAnswers(given),
          profile: text,
        },
        files: await judgeFiles('applications', { cv }),
        own: { applicantId: userId, opportunityId: card.id, snapshot: entry, givenAnswers: given },
      };
    },
    async confirm(trx, { reference, receivedAt }, id) {
      // A draft that is kept at the same time is kept before, and goes with the others, or not at all.
      await holdAccount(trx, userId);
      await requireSeen(trx, userId, card.id, readDraftBase(body.base), 'sending');
      draftFiles.push(...(await deleteDraft(trx, userId, card.id)));
      await queueMail(trx, {
        template: 'application-received',
        to: user.email,
        locale,
        data: {
          id,
          reference,
          opportunity: card.title,
          name: nameFor(locale, user.fullName, user.fullNameAr),
          receivedAt,
        },
      });
    },
  }).catch(async (error: unknown) => {
    // Of several at once the database takes one; to the others it is as if they had come later.
    if (!(error instanceof ContractError)) await requireNone(userId, card.id);
    throw error;
  });
  await eraseAll(draftFiles);
  return receipt;
}

/** @throws ContractError 409 where this member cannot apply now, or keep a draft for it */
export async function requirePossible(userId: number, { card }: ApplicableOpportunity): Promise<void> {
  await requireNone(userId, card.id);
  requireOpen(card);
}

async function requireNone(userId: number, opportunityId: string): Promise<void> {
  if ((await findApplied(userId, [opportunityId])).size > 0) throw new ContractError(409, 'application.alreadySent');
}

/** The profile's CV, or the file that was kept with the draft. */
async function otherCv(userId: number, opportunityId: string, cv: CompleteBody['cv']): Promise<Upload | undefined> {
  if (cv === 'profile') return readProfileCv(userId);
  const draft = await findDraft(userId, opportunityId);
  return draft?.row.takes_profile_cv ? readProfileCv(userId) : draft && readDraftFile(draft);
}

function missingAnswers(
  questions: ApplicableOpportunity['questions'],
  answers: CompleteBody['answers'],
): FieldProblems {
  const missing = questions.filter(({ id, isRequired }) => isRequired && !answerTo(id, answers));
  return Object.fromEntries(missing.map(({ id }) => [answerField(id), ['text.required' as const]]));
}

function answerTo(id: string, answers: CompleteBody['answers']): string {
  return answers.find(({ questionId }) => questionId === id)?.answer ?? '';
}

/** Its titles in both languages, as coordinators read it in theirs; a second one only where it is translated. */
async function titlesOf(opportunityId: string): Promise<{ opportunityTitle: string; opportunityTitleAr: string }> {
  const cards = await Promise.all(
    locales.map(async (locale) => (await findCards([opportunityId], locale)).get(opportunityId)),
  );
  const titleIn = (locale: Locale) => cards.find((card) => card?.locale === locale)?.title ?? '';
  return { opportunityTitle: titleIn('en') || titleIn('ar'), opportunityTitleAr: titleIn('ar') };
}
