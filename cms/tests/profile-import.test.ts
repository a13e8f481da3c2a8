import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportProposal } from '@scholars/contract/profile-imports';
import type { UserProfile } from '@scholars/contract/profile';
import { useCms } from './support/cms.js';
import { newPerson, useAccounts } from './support/accounts.js';
import { crossrefWork, defaultWorks, ImportServer, orcidActivities } from './support/import-server.js';
import { useSmtpSink } from './support/smtp-sink.js';

const [service, elsewhere] = [new ImportServer(), new ImportServer()];
beforeAll(() => Promise.all([service.start(), elsewhere.start()]));
afterAll(() => Promise.all([service.stop(), elsewhere.stop()]));

const sink = await useSmtpSink();
const cms = useCms({
  env: {
    SMTP_URL: sink.url,
    // Known once they listen; read when the CMS starts.
    get ORCID_API_URL() {
      return `${service.url}/v3.0/`;
    },
    get DOI_API_URL() {
      return `${service.url}/works`;
    },
  },
});
const { open } = useAccounts(cms, sink);
const orcid = '0000-0002-1825-0097';
const record = `/v3.0/${orcid}/activities`;
const doi = '10.5555/12345678';
const workPath = `/works/${encodeURIComponent(doi)}`;
const path = '/api/user-profile/import';

beforeEach(() => {
  service.json(record, orcidActivities(), 'application/vnd.orcid+json; qs=5');
  service.json(workPath, crossrefWork);
});
afterEach(() => {
  service.asked.length = 0;
  elsewhere.asked.length = 0;
});

async function scholar(): Promise<string> {
  const token = await open(newPerson());
  expect((await cms.post('/api/user-profile', { orcid }, { token })).status).toBe(200);
  return token;
}
const profileOf = (token: string) => cms.data<UserProfile>('/api/user-profile', { token });
const proposals = (token: string) => cms.data<ImportProposal[]>(`${path}/orcid`, { token });
const take = (token: string, keys: string[]) => cms.post<UserProfile>(`${path}/orcid`, { keys }, { token });

describe('A public ORCID record', () => {
  it('is proposed: employment, education and works, the same work once, and nothing that could be no entry', async () => {
    const token = await scholar();
    expect(await proposals(token)).toEqual([
      {
        key: 'employments-1002',
        section: 'experience',
        isThere: false,
        title: 'Professor',
        where: 'Wesleyan University',
        from: '1998-02',
        to: '',
        current: true,
        authors: '',
      },
      {
        key: 'educations-1006',
        section: 'education',
        isThere: false,
        title: 'PhD, Psychoceramics',
        where: 'Brown University',
        from: '1990-09',
        to: '1995',
        current: false,
        authors: '',
      },
      {
        key: 'works-733536',
        section: 'publications',
        isThere: false,
        title: 'Toward a Unified Theory of High-Energy Metaphysics: Silly String Theory',
        where: 'Journal of Psychoceramics',
        from: '2008',
        to: '',
        current: false,
        authors: '',
      },
      {
        key: 'works-733540',
        section: 'publications',
        isThere: false,
        title: 'The Impact of Interactive Epistemologies',
        where: '',
        from: '2008',
        to: '',
        current: false,
        authors: '',
      },
    ]);
    expect((await profileOf(token)).publications).toEqual([]);
  });

  it('gives the profile what is ticked and no more, with where it is from', async () => {
    const token = await scholar();
    const { status, body } = await take(token, ['employments-1002', 'works-733536', 'works-1', 'constructor']);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        education: [],
        experience: [
          { title: 'Professor', organization: 'Wesleyan University', from: '1998-02', current: true, source: 'orcid' },
        ],
        publications: [{ doi, year: 2008, type: 'article', venue: 'Journal of Psychoceramics', source: 'orcid' }],
      },
    });
    const { attributes, tableName } = cms.strapi.db.metadata.get('profile.publication');
    expect(Object.keys(attributes)).toContain('sourceKey');
    const rows = await cms.db(tableName).where({ doi }).select('source', 'source_key');
    expect(rows.at(-1)).toMatchObject({ source: 'orcid', source_key: 'works-733536' });
  });

  it('read again proposes only what is new, and leaves what was edited as it was edited', async () => {
    const token = await scholar();
    await take(token, ['employments-1002', 'educations-1006', 'works-733536']);
    const [entry] = (await profileOf(token)).publications;
    const edited = { ...entry, title: 'My own title', year: 2009, doi: '', authors: 'Carberry J' };
    expect((await cms.post('/api/user-profile', { publications: [edited] }, { token })).status).toBe(200);
    const news = [{ ...defaultWorks()[1]?.[0], 'put-code': 800_000, title: { title: { value: 'News' } } }];
    service.json(record, orcidActivities([...defaultWorks(), news]));
    const isThere = Object.fromEntries((await proposals(token)).map((one) => [one.key, one.isThere]));
    expect(isThere).toEqual({
      'employments-1002': true,
      'educations-1006': true,
      'works-733536': true,
      'works-733540': false,
      'works-800000': false,
    });
    const { body } = await take(token, Object.keys(isThere));
    expect(body).toMatchObject({ data: { experience: [{}], education: [{}] } });
    const { publications } = await profileOf(token);
    expect(publications).toHaveLength(3);
    expect(publications[0]).toMatchObject({ title: 'My own title', year: 2009, source: 'orcid' });
  });

  it('finds what was typed by hand: by the DOI, by title and year, by place and days', async () => {
    const token = await scholar();
    const common = { type: 'article', venue: '', url: '', authors: '', translatedTitle: '' };
    const changes = {
      publications: [
        { ...common, title: 'Another title', year: 2011, doi: `https://doi.org/${doi.toUpperCase()}` },
        { ...common, title: 'the impact of  interactive epistemologies!', year: 2008, doi: '' },
      ],
      education: [{ institution: 'BROWN University', degree: '', field: '', country: '', from: '1990', to: '' }],
      experience: [
        {
          title: 'professor',
          organization: 'Wesleyan University',
          country: '',
          from: '1998',
          to: '',
          current: true,
          description: '',
        },
      ],
    };
    expect((await cms.post('/api/user-profile', changes, { token })).status).toBe(200);
    expect((await proposals(token)).map(({ isThere }) => isThere)).toEqual([true, true, true, true]);
  });

  it('does not begin a language that the profile is not written in, and is taken once by two at once', async () => {
    const token = await scholar();
    const ask = () => cms.post(`${path}/orcid`, { keys: ['works-733536'] }, { token, language: 'ar' });
    expect((await Promise.all([ask(), ask()])).map(({ status }) => status)).toEqual([200, 200]);
    const { locales, publications } = await profileOf(token);
    expect(locales).toEqual(['en']);
    expect(publications).toHaveLength(1);
  });

  it('of nobody is not there; nor is one of a profile without an iD', async () => {
    const token = await open(newPerson());
    expect((await cms.get(`${path}/orcid`, { token })).status).toBe(404);
    await cms.post('/api/user-profile', { orcid: '0000-0001-5109-3700' }, { token });
    expect((await cms.get(`${path}/orcid`, { token })).status).toBe(404);
    const sources = { orcid: true, doi: true, orcidOfProfile: '0000-0001-5109-3700', profileLocale: 'en' };
    expect(await cms.data(path, { token })).toEqual(sources);
    // It is written in English alone, and that is what an import adds to.
    expect(await cms.data(path, { token, language: 'ar' })).toEqual(sources);
  });
});

describe('A service that does not answer as it should', () => {
  const cases: [name: string, answer: Parameters<ImportServer['on']>[1]][] = [
    ['with an error', (_, res) => void res.writeHead(500).end('oh')],
    ['with HTML', (_, res) => void res.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>{}</p>')],
    ['with half of it', (_, res) => void res.writeHead(200, { 'Content-Type': 'application/json' }).end('{"works":')],
    ['by breaking off', (_, res) => void res.destroy()],
    [
      'with more than anybody has written',
      (_, res) => {
        res.writeHead(200, { 'Content-Type': 'application/json' });
        const part = Buffer.alloc(1024 * 1024, ' ');
        let sent = 0;
        const more = () => {
          if (res.destroyed) return;
          sent += 1;
          if (sent > 40) return void res.end();
          res.write(part, () => setImmediate(more));
        };
        more();
      },
    ],
    ['with a way to another host', (_, res) => void res.writeHead(302, { Location: `${elsewhere.url}/secret` }).end()],
    ['with a way that leads round', (req, res) => void res.writeHead(302, { Location: req.url }).end()],
  ];
  it.each(cases)('%s: 503, and the profile stays as it is', async (_, answer) => {
    const token = await scholar();
    service.on(record, answer);
    const { status, body } = await cms.get(`${path}/orcid`, { token });
    expect({ status, body }).toEqual({
      status: 503,
      body: { success: false, message: 'It cannot be asked at the moment. Please try again later' },
    });
    expect((await take(token, ['works-733536'])).status).toBe(503);
    expect(elsewhere.asked).toEqual([]);
    expect((await profileOf(token)).publications).toEqual([]);
  });

  it('in time: it is given up after ten seconds', { timeout: 30_000 }, async () => {
    const token = await scholar();
    service.on(record, (_, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' });
      const drip = setInterval(() => void res.write(' '), 200);
      res.on('close', () => clearInterval(drip));
    });
    const began = Date.now();
    expect((await cms.get(`${path}/orcid`, { token })).status).toBe(503);
    expect(Date.now() - began).toBeLessThan(15_000);
  });

  it('with a way on its own host: it is followed', async () => {
    const token = await scholar();
    service.on(record, (_, res) => void res.writeHead(302, { Location: '/v3.0/moved' }).end());
    service.json('/v3.0/moved', orcidActivities());
    expect(await proposals(token)).toHaveLength(4);
  });
});

describe('A DOI', () => {
  it('fills a publication, which is taken once and keeps where it is from', async () => {
    const token = await open(newPerson());
    expect(await cms.data(`${path}/doi?doi=${encodeURIComponent(`https://doi.org/${doi}`)}`, { token })).toMatchObject({
      isThere: false,
      title: 'Toward a Unified Theory of High-Energy Metaphysics',
      where: 'Journal of Psychoceramics',
      from: '2008',
      authors: 'Josiah Carberry; The Psychoceramics Group',
    });
    const [first, second] = [
      await cms.post<{ id: string }>(`${path}/doi`, { doi }, { token }),
      await cms.post<{ id: string }>(`${path}/doi`, { doi: doi.toUpperCase() }, { token }),
    ];
    expect(first.body).toEqual(second.body);
    const { publications } = await profileOf(token);
    expect(publications).toEqual([
      expect.objectContaining({
        id: first.body.success && first.body.data.id,
        doi,
        url: `https://doi.org/${doi}`,
        type: 'article',
        source: 'doi',
      }),
    ]);
  });

  it.each(['10.5555/unknown', '10.5555/../../admin', '10.5555/x?y=http://evil.example#z'])(
    '%s that nobody knows is told so, and asked for below the service’s address alone',
    async (unknown) => {
      const token = await open(newPerson());
      const { status, body } = await cms.get(`${path}/doi?doi=${encodeURIComponent(unknown)}`, { token });
      expect({ status, body }).toMatchObject({ status: 404, body: { message: 'Nothing is known of this DOI' } });
      expect(service.asked).toEqual([`/works/${encodeURIComponent(unknown)}`]);
    },
  );

  it('that is none is refused', async () => {
    const token = await open(newPerson());
    expect((await cms.get(`${path}/doi?doi=http://127.0.0.1/`, { token })).status).toBe(422);
    expect(service.asked).toEqual([]);
  });
});

describe('Linking an ORCID iD', () => {
  it('gives the profile the iD that its person has signed in with, and no other', async () => {
    const email = newPerson();
    const token = await open(email);
    const link = (oauth_id: string) => cms.post('/api/user-profile/social/orcid', { oauth_id }, { token });
    expect((await link(orcid)).status).toBe(422);
    const { id } = await cms.db('up_users').where({ email }).first('id');
    const row = { provider: 'orcid', subject: orcid, user_id: id, connected_at: Date.now() };
    await cms.db('account_identities').insert(row);
    expect((await link(`https://orcid.org/${orcid}`)).body).toMatchObject({ data: { orcid, orcidVerified: true } });
    expect((await link('0000-0001-5109-3700')).status).toBe(422);
  });
});
