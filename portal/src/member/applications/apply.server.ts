import {
  applicationDraft,
  applyToOpportunity,
  getApplicationForm,
  type ApplicationDraft,
  type ApplicationForm,
} from '@scholars/contract/applications';
import { readDraftBase, writeDraftBase } from '@scholars/contract/draft-base';
import { parseWith } from '@scholars/contract/parse';
import { createContext, redirect, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { getMessage } from '~/i18n/texts.server';
import { localeContext } from '~/session/request-context.server';
import type { FormInput } from '~/shared/form/form-definition';
import { judgeForm } from '~/shared/form/judge-form';
import { readForm, textOf, type FormContent } from '~/shared/form/read-form';
import { answerRefused, receiveForm, refusedBy } from '~/shared/form/receive-form.server';
import { applicationFormOf, answerName, consentForm, draftBody, withoutFile } from './application-form';
import { seenName } from './seen-draft';

type Context = Readonly<RouterContextProvider>;

interface Outdated {
  /** Where the draft has newer text: when the one was saved that its writer had seen; '' for none, as where it is gone. */
  basedOn?: string | undefined;
  isGone?: boolean;
}

/** Of a request whose draft was refused as it is gone. */
export const isGoneContext = createContext(false);

/** In the address of the form: its draft was changed before it was to be sent. */
export const changedName = 'changed';

export const applyPath = (slug: string) => `/opportunities/${slug}/apply`;

/**
 * The form, and what the member has written or sent. A page has one address, whichever of its names it was asked by.
 */
export async function readApplicationForm(context: Context, slug: string, step = ''): Promise<ApplicationForm> {
  const form = await cms({ context }).data(getApplicationForm, { params: { id: slug } });
  if (form.opportunity.slug !== slug) throw leadTo(context, `${applyPath(form.opportunity.slug)}${step}`);
  return form;
}

/** Whether an application of the member stands there. */
export function isSent({ application }: ApplicationForm): boolean {
  return application !== null && application.status !== 'withdrawn' && application.status !== 'expired';
}

/** Keeps what was posted as a draft, whatever is wrong with it; where all is right it leads on to the summary. */
export async function receiveApplication(posted: FormData, context: Context, slug: string) {
  const { questions } = await readApplicationForm(context, slug);
  const definition = applicationFormOf(questions);
  const content = readForm(definition, posted);
  const base = textOf(posted, 'base');
  const keep = (input: FormInput) =>
    cms({ context }).send(applyToOpportunity, { params: { id: slug }, body: draftBody(questions, input, base) });
  const kept = await keep(content.input);
  // What is written does not hang on a file that is wrong.
  if (!kept.ok && kept.errors.cv) await keep(withoutFile(content.input));
  if (!kept.ok) {
    const isGone = kept.errors.draft !== undefined;
    const basedOn = isGone ? '' : kept.errors.base && (readDraftBase(base)?.savedAt ?? '');
    return answerRefused<Outdated>(refusedBy(kept, definition, content), context, { basedOn, isGone });
  }
  if (textOf(posted, 'intent') === 'keep') return { keptAt: kept.data.updatedAt };
  const received = await receiveForm(definition, posted, context, async () => ({ ok: true as const, data: null }));
  if (!received.ok) return answerRefused<Outdated>(received, context);
  throw leadTo(context, `${applyPath(slug)}/review`);
}

interface Changed {
  /** Whether it was refused as its draft is another one than its sender has read, or is gone; and that one, where it is known. */
  isChanged?: boolean;
  isGone?: boolean;
  seen?: ApplicationDraft | undefined;
}

/** Sends the draft as it is kept and was read, once its writer has agreed. */
export async function sendApplication(posted: FormData, context: Context, slug: string) {
  const form = await readApplicationForm(context, slug, '/review');
  const { draft } = form;
  const seen = readSeen(posted);
  if (!draft) return refuseGone(form, seen, context);
  if (seen?.savedAt !== draft.savedAt) return refuseChanged(form, seen, context);
  const { coverLetter, phoneNumber, answers, cv, savedAt } = draft;
  const base = writeDraftBase({ window: '', savedAt });
  const received = await receiveForm(consentForm, posted, context, ({ consent }) =>
    cms({ context }).send(applyToOpportunity, {
      params: { id: slug },
      body: { submit: true, coverLetter, phoneNumber, answers, consent, base, ...(cv === 'profile' && { cv }) },
      idempotencyKey: textOf(posted, 'submissionId') || undefined,
    }),
  );
  if (received.ok) throw leadTo(context, applyPath(slug));
  const isLate = received.status === 409 && !(await readApplicationForm(context, slug, '/review')).draft;
  return isLate ? refuseGone(form, seen, context) : answerRefused<Changed>(received, context);
}

function readSeen(posted: FormData): ApplicationDraft | undefined {
  try {
    const seen = parseWith(applicationDraft, JSON.parse(textOf(posted, seenName)));
    return seen.ok ? seen.value : undefined;
  } catch {
    // No page of ours has sent it: what was read is not known.
    return undefined;
  }
}

/** Nothing is sent: its page shows it as it is now, or its form does, where something is missing by now. */
async function refuseChanged(form: ApplicationForm, seen: ApplicationDraft | undefined, context: Context) {
  if (!(await isComplete(form))) throw leadTo(context, `${applyPath(form.opportunity.slug)}?${changedName}`);
  return refuseUnsent('application.changedBeforeSending', context, { isChanged: true, seen });
}

/** Nothing is sent, and what was read stands there still: its reader may make a draft of it again. */
function refuseGone(form: ApplicationForm, seen: ApplicationDraft | undefined, context: Context) {
  // Sent already, by a second press or from another device: the page of the form says so.
  if (isSent(form) || !seen) throw leadTo(context, applyPath(form.opportunity.slug));
  context.set(isGoneContext, true);
  return refuseUnsent('application.goneBeforeSending', context, { isGone: true, seen });
}

function refuseUnsent(
  problem: 'application.changedBeforeSending' | 'application.goneBeforeSending',
  context: Context,
  also: Changed,
) {
  const refused = {
    errors: {},
    message: getMessage(context.get(localeContext), problem),
    isOurs: false,
    typed: {},
    ticked: {},
  };
  return answerRefused<Changed>({ ok: false, status: 409, refused }, context, also);
}

/** Whether a draft could be sent as it is. */
export async function isComplete({ questions, draft }: ApplicationForm): Promise<boolean> {
  if (!draft?.cv) return false;
  const definition = applicationFormOf(questions);
  const typed = {
    coverLetter: draft.coverLetter,
    cvFrom: draft.cv === 'profile' ? 'profile' : 'draft',
    ...Object.fromEntries(draft.answers.map(({ questionId, answer }) => [answerName(questionId), answer])),
  };
  const content: FormContent = { input: { ...typed, phoneNumber: draft.phoneNumber }, typed, ticked: {} };
  return (await judgeForm(definition, content, (ref) => ref)).ok;
}

export function leadTo(context: Context, path: string): Response {
  return redirect(localePath(context.get(localeContext), path));
}
