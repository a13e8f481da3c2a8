import { expect } from 'vitest';
import type { UserProfile } from '@scholars/contract/profile';
import { tokenFor } from './account-mails.js';
import { goodPassword, newPerson, useAccounts } from './accounts.js';
import type { Cms } from './cms.js';
import type { RequestOptions } from './request.js';
import type { SmtpSink } from './smtp-sink.js';

export const path = '/api/user-profile';

export const arabic = {
  headline: 'باحثة في علوم البحيرات',
  biography: '<p>تدرس البحيرات ومن يعيشون على ضفافها.</p>',
  city: 'كيسومو',
};
export const entries = {
  education: [{ degree: 'phd', field: 'Limnology', institution: 'Lakeside University', from: '2014', to: '2018' }],
  experience: [
    { title: 'Lecturer', organization: 'Lakeside University', country: 'KE', from: '2018-09', current: true },
  ],
  publications: [
    { title: 'What lakes remember', type: 'article', venue: 'Waters', year: 2021, doi: 'https://doi.org/10.1000/182' },
  ],
  awards: [{ title: 'Young limnologist', organization: 'Society of Waters', date: '2020' }],
  service: [{ title: 'Reviewer', organization: 'Waters', from: '2019' }],
  projects: [{ title: 'Lakes of the Rift', role: 'Lead', funder: 'Rift Fund', from: '2020', to: '2023' }],
};

/** What facts about one’s own profile do again and again. */
export function useProfiles(cms: Cms, sink: SmtpSink) {
  const { open, register } = useAccounts(cms, sink);
  async function openInArabic(): Promise<string> {
    const email = newPerson();
    await register(email, {}, { language: 'ar' });
    await cms.post('/api/confirm-email', {}, { token: await tokenFor(sink, email) });
    return cms.signIn(email, goodPassword);
  }
  const own = (token: string, options: RequestOptions = {}) => cms.data<UserProfile>(path, { token, ...options });
  async function save(token: string, changes: object, options: RequestOptions = {}): Promise<UserProfile> {
    const { status, body } = await cms.post<UserProfile>(path, changes, { token, ...options });
    if (status !== 200 || !body.success) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body.data;
  }
  const problems = async (token: string, changes: object, options: RequestOptions = {}) => {
    const { status, body } = await cms.post(path, changes, { token, ...options });
    expect(status).toBe(422);
    return (body as { errors: Record<string, string[]> }).errors;
  };
  const versionsOf = (id: string) => cms.db('members').where({ document_id: id }).orderBy('locale').select();

  return { open, openInArabic, own, save, problems, versionsOf };
}
