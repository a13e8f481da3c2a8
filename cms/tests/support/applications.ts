import { expect, vi } from 'vitest';
import type { Application, ApplicationForm } from '@scholars/contract/applications';
import { useAccounts } from './accounts.js';
import type { Cms } from './cms.js';
import { buildForm, buildPdf, type Fields } from './forms.js';
import type { Answer, RequestOptions } from './request.js';
import type { SmtpSink } from './smtp-sink.js';
import { findByReference } from './submissions.js';

/** Opportunities of the demo: one to apply to here, one that asks questions, one of another site, one that is over. */
export const open = 'groundwater-sustainability-fellowships';
export const asking = 'postdoc-artificial-intelligence-for-arabic';
export const elsewhere = 'assistant-professor-biomedical-data-science';
export const expired = 'civic-technology-developer';
export const pdf = { bytes: buildPdf(900), name: 'cv.pdf', type: 'application/pdf' };
export const letter = 'I have worked on lakes for ten years.';
/** As references have it. */
export const year = new Date().getUTCFullYear();

/** What facts of applications ask for again and again, as members and as a coordinator. */
export function useApplications(cms: Cms, sink: SmtpSink) {
  const { person } = useAccounts(cms, sink);
  const path = (slug: string, step = 'apply') => `/api/job-opportunities/${step}/${slug}`;
  const formOf = (changes: Fields = {}) => buildForm({ coverLetter: letter, consent: 'true', cv: pdf, ...changes });
  const send = (token: string, slug: string = open, changes: Fields = {}, options: RequestOptions = {}) =>
    cms.post<Application>(path(slug), formOf(changes), { token, ...options });
  const keep = (token: string, body: Record<string, unknown>, slug = open) =>
    cms.post<Application>(path(slug), { submit: false, ...body }, { token });
  const taken = async (answer: Promise<Answer<Application>>): Promise<Application> => {
    const { status, body } = await answer;
    if (status !== 200 || !body.success) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
    return body.data;
  };
  const refusal = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    return {
      status,
      message: body.success ? '' : body.message,
      fields: body.success ? [] : Object.keys(body.errors ?? {}),
    };
  };
  const form = (token: string, slug = open) => cms.data<ApplicationForm>(path(slug), { token });
  const mine = (token: string) => cms.data<Application[]>('/api/job-opportunities/user/applications', { token });
  /** The only mail to an address with these words in its subject. */
  const mailWith = async (address: string, words: string) => {
    const found = () =>
      sink.taken.filter(({ recipients, mail }) => recipients.includes(address) && mail.subject?.includes(words));
    await vi.waitUntil(() => found().length > 0, { timeout: 10_000 });
    const [only, ...others] = found();
    expect(others).toEqual([]);
    if (!only) throw new Error('No mail');
    return only.mail;
  };
  const move = async (reference: string, to: string, reason = '') => {
    const { id, version } = await findByReference(cms, 'applications', reference);
    const answer = await cms.post(
      `/api/backoffice/applications/${id}/transition`,
      { to, reason, version },
      { token: await cms.tokenOf('coordinator') },
    );
    expect(answer.status).toBe(200);
  };
  return { person, path, formOf, send, keep, taken, refusal, form, mine, mailWith, move };
}
