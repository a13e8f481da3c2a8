import * as calls from '@scholars/contract/applications';
import { readDraftBase } from '@scholars/contract/draft-base';
import { ContractError, notFound } from '../../platform/errors/contract-error.js';
import { defineAction, defineOwnedAction, listAnswer } from '../../platform/contract/define-action.js';
import { countTry } from '../../platform/rate-limits/limits.js';
import { findDocumentId } from '../../platform/listing/get-row.js';
import { opportunityListing } from '../opportunity/opportunity-listing.js';
import { judgeFiles } from '../submission/judge-files.js';
import { findCards, getApplicable } from './applicable-opportunity.js';
import { findDraft, findOwnDraft, keepDraft, presentDraft } from './application-drafts.js';
import { answerApplication } from './answer-application.js';
import { findOwnApplication, listApplications, standing } from './applications.js';
import { apply, requirePossible } from './apply.js';
import { listMine, presentOne } from './list-mine.js';
import { presentDraftAsApplication } from './present-application.js';
import { findProfileCv } from './profile-cv.js';
import { openSentFile, readSent } from './sent-application.js';
import { discardDraft, findCancellable, withdraw } from './withdraw.js';

// An opportunity that is no longer published is still one's own to take back from.
async function findOwn(userId: number, { id }: { id: string }) {
  return findCancellable(userId, (await findDocumentId(opportunityListing, id)) ?? id);
}

async function findOwnOrDraft(userId: number, { id }: { id: string }) {
  return (await findOwnApplication(userId, id)) ?? findOwnDraft(userId, id);
}

export const actions = {
  getApplicationForm: defineAction(calls.getApplicationForm, async ({ params, signedIn, locale }) => {
    const { userId } = signedIn;
    const { card, questions } = await getApplicable(params.id, locale);
    const applications = await listApplications(userId, { opportunityId: card.id });
    const shown = standing(applications) ?? applications[0];
    const draft = await findDraft(userId, card.id);
    const profileCv = await findProfileCv(userId);
    return {
      opportunity: card,
      questions,
      application: shown ? await presentOne(shown, userId, locale) : null,
      draft: draft ? presentDraft(draft) : null,
      profileCv: profileCv ? { name: profileCv.name, size: profileCv.size } : null,
    };
  }),

  applyToOpportunity: defineAction(
    calls.applyToOpportunity,
    async ({ params, body, files, signedIn, locale, idempotencyKey }) => {
      const { userId } = signedIn;
      if (files.cv) await countTry('upload', String(userId));
      const opportunity = await getApplicable(params.id, locale);
      if (!body.submit) {
        await requirePossible(userId, opportunity);
        const [file] = await judgeFiles('applications', files, 'draft');
        const { coverLetter, phoneNumber, answers } = body;
        const cv = body.cv === 'profile' ? body.cv : file?.upload;
        const base = readDraftBase(body.base);
        const draft = await keepDraft(userId, opportunity.card.id, { coverLetter, phoneNumber, answers, cv, base });
        return presentDraftAsApplication(draft, opportunity.card, locale);
      }
      const { reference } = await apply({ userId, opportunity, body, upload: files.cv, locale, idempotencyKey });
      const [sent] = await listApplications(userId, { reference });
      if (!sent) throw notFound();
      return presentOne(sent, userId, locale);
    },
  ),

  cancelApplication: defineOwnedAction(calls.cancelApplication, findOwn, async ({ owned, body, signedIn, locale }) => {
    if ('draft' in owned) {
      await discardDraft(owned.draft);
      const discarded = presentDraftAsApplication(owned.draft, undefined, locale);
      return { ...discarded, canCancel: false };
    }
    // Sent meanwhile, as from another tab.
    if (body.only === 'draft') throw new ContractError(409, 'application.alreadySent');
    await withdraw(owned.application);
    const { reference } = owned.application;
    const [withdrawn] = await listApplications(signedIn.userId, { reference });
    if (!withdrawn) throw notFound();
    return presentOne(withdrawn, signedIn.userId, locale);
  }),

  answerApplication: defineOwnedAction(
    calls.answerApplication,
    (userId, { id }) => findOwnApplication(userId, id),
    async ({ owned, body, files, signedIn: { userId }, locale }) => {
      if (files.cv) await countTry('upload', String(userId));
      const [file] = await judgeFiles('applications', files, 'draft');
      await answerApplication(owned, { ...body, cv: file?.upload });
      const answered = await findOwnApplication(userId, owned.documentId);
      if (!answered) throw notFound();
      return presentOne(answered, userId, locale);
    },
  ),

  getApplication: defineOwnedAction(calls.getApplication, findOwnOrDraft, async ({ owned, signedIn, locale }) => {
    if ('row' in owned) {
      const { opportunity_id: id } = owned.row;
      const card = (await findCards([id], locale)).get(id);
      return { application: presentDraftAsApplication(owned, card, locale), sent: null };
    }
    return {
      application: await presentOne(owned, signedIn.userId, locale),
      sent: await readSent(owned, locale),
    };
  }),

  openApplicationFile: defineOwnedAction(
    calls.openApplicationFile,
    (userId, { id }) => findOwnApplication(userId, id),
    ({ owned, params }) => openSentFile(owned, params.fileId),
  ),

  listMyApplications: defineAction(calls.listMyApplications, async ({ query, signedIn, locale }) => {
    const { rows, total } = await listMine(signedIn.userId, locale, query);
    return listAnswer(rows, query, total);
  }),
};
