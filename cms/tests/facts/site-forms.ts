import { describe, expect, it } from 'vitest';
import type { CaptchaAction } from '@scholars/contract/captcha-actions';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import type { Receipt } from '@scholars/contract/shapes';
import { messageText } from '@scholars/contract/message-catalogues';
import { solveCaptcha } from '../support/captcha.js';
import type { Cms } from '../support/cms.js';
import { buildMessage, buildRequest } from '../support/forms.js';
import type { RequestOptions } from '../support/request.js';
import { findByReference, makeSubmission } from '../support/submissions.js';

const year = new Date().getUTCFullYear();

/** The contact form and the form of organizations that want to join. */
export function siteFormFacts(cms: Cms): void {
  const forms = [
    {
      path: '/api/contact-us',
      action: 'contact-us',
      kind: 'contact-messages',
      prefix: 'CM',
      build: buildMessage,
      long: 'message',
    },
    {
      path: '/api/organizations/join-us',
      action: 'join-us',
      kind: 'organization-requests',
      prefix: 'JU',
      build: buildRequest,
      long: 'reason',
    },
  ] as const;
  const [contact, joining] = forms;

  const solve = (action: CaptchaAction) => solveCaptcha(cms, action);
  const send = async (path: string, body: Record<string, unknown>, options: RequestOptions = {}): Promise<Receipt> => {
    const answer = await cms.post<Receipt>(path, body, options);
    if (answer.status !== 200 || !answer.body.success)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const under = (key: string, options: RequestOptions = {}): RequestOptions => ({
    ...options,
    headers: { 'Idempotency-Key': key },
  });
  const newKey = () => crypto.randomUUID();
  const mailsOf = (template: string) => cms.count('mail_jobs', { template });
  const refused = async (act: () => Promise<void>) => {
    const before = { ...(await cms.traces()), mails: await mailsOf('submission-received') };
    await act();
    expect({ ...(await cms.traces()), mails: await mailsOf('submission-received') }).toEqual(before);
  };

  describe('A contact message that is sent', () => {
    it('is answered with a reference and kept as it was written', async () => {
      const receipt = await send(
        contact.path,
        buildMessage({ phoneNumber: '+٩٧٤ ٥٥٥١٢٣٤٥', recaptcha: await solve('contact-us') }),
      );
      expect(receipt).toEqual({
        reference: expect.stringMatching(new RegExp(`^CM-${year}-\\d{6}$`)),
        receivedAt: expect.stringMatching(/Z$/),
        message: 'Thank you. We have received your message',
      });
      expect(await findByReference(cms, 'contact-messages', receipt.reference)).toMatchObject({
        status: 'new',
        version: 1,
        locale: 'en',
        next: ['in_review'],
        fields: {
          fullName: 'Amina Otieno',
          emailAddress: 'amina@lakeside.example',
          phoneNumber: '+974 55512345',
          subject: 'A question',
          message: 'May I bring a colleague?\nShe reads Arabic.',
        },
        files: [],
        history: [{ action: 'created', actor: '', from: null, to: 'new' }],
      });
    });

    it('may come as a plain form’s text', async () => {
      const fields = Object.fromEntries(
        Object.entries(buildMessage({ recaptcha: await solve('contact-us') })).map(([name, value]) => [
          name,
          String(value),
        ]),
      );
      const { status, body } = await cms.post<Receipt>(contact.path, new URLSearchParams(fields).toString(), {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { success: true, data: { reference: expect.stringMatching(/^CM-/) } },
      });
    });
  });

  describe('An organization that wants to join', () => {
    it('is answered with a reference and kept with its country’s code', async () => {
      const receipt = await send(joining.path, buildRequest({ recaptcha: await solve('join-us') }));
      expect(receipt).toMatchObject({
        reference: expect.stringMatching(new RegExp(`^JU-${year}-\\d{6}$`)),
        message: 'Thank you. We have received your request',
      });
      expect(await findByReference(cms, 'organization-requests', receipt.reference)).toMatchObject({
        status: 'new',
        fields: {
          organizationName: 'Lakeside University',
          type: 'university',
          country: 'KE',
          website: 'https://lakeside.example/about',
          contactName: 'Amina Otieno',
          contactTitle: 'Head of Research',
          emailAddress: 'amina@lakeside.example',
          phoneNumber: '',
          reason: 'We would like to offer two fellowships a year.',
        },
      });
    });

    it('may have an address of 500 characters and a reason of 2,000', async () => {
      const website = `https://lakeside.example/${'a'.repeat(475)}`;
      const { reference } = await send(
        joining.path,
        buildRequest({ website, reason: 'ب'.repeat(2000), recaptcha: await solve('join-us') }),
      );
      expect((await findByReference(cms, 'organization-requests', reference)).fields).toMatchObject({
        website,
        reason: 'ب'.repeat(2000),
      });
    });
  });

  describe.each(forms)('The form $path', ({ path, action, kind, prefix, build, long }) => {
    it('in Arabic thanks in Arabic, and remembers its language', async () => {
      const receipt = await send(path, build({ recaptcha: await solve(action) }), { language: 'ar' });
      expect(receipt.message).toMatch(/^شكرًا لكم?\. لقد استلمنا/);
      expect((await findByReference(cms, kind, receipt.reference)).locale).toBe('ar');
    });

    it('is confirmed by one mail', async () => {
      const before = await mailsOf('submission-received');
      await send(path, build({ recaptcha: await solve(action) }));
      expect(await mailsOf('submission-received')).toBe(before + 1);
    });

    it('cannot set anything that is not the sender’s to set', async () => {
      const changes = {
        status: 'answered',
        version: 99,
        reference: `${prefix}-1`,
        documentId: 'x',
        id: 1,
        createdBy: 1,
        publishedAt: 'x',
        language: 'xx',
        locale: 'xx',
      };
      const { reference } = await send(path, build({ ...changes, recaptcha: await solve(action) }));
      expect(await findByReference(cms, kind, reference)).toMatchObject({ status: 'new', version: 1, locale: 'en' });
    });

    it('keeps markup as the words it is', async () => {
      const markup = "<img src=x onerror=alert(1)> {{constructor}} ' OR 1=1 --";
      const { reference } = await send(path, build({ [long]: markup, recaptcha: await solve(action) }));
      expect((await findByReference(cms, kind, reference)).fields[long]).toBe(markup);
    });

    it.each(['en', 'ar'] as const)(
      'names every field that is missing, in the language %s, and keeps nothing',
      async (language) => {
        await refused(async () => {
          const { status, body } = await cms.post(path, {}, { language });
          expect(status).toBe(422);
          if (body.success) throw new Error('It was taken');
          const required =
            kind === 'contact-messages'
              ? ['fullName', 'emailAddress', 'subject', 'message', 'recaptcha']
              : [
                  'organizationName',
                  'type',
                  'country',
                  'website',
                  'contactName',
                  'contactTitle',
                  'emailAddress',
                  'reason',
                  'recaptcha',
                ];
          expect(Object.keys(body.errors ?? {}).sort()).toEqual([...required].sort());
          for (const messages of Object.values(body.errors ?? {}))
            for (const message of messages) expect(/\p{Script=Arabic}/u.test(message)).toBe(language === 'ar');
        });
      },
    );

    it.each([
      [[], 400],
      ['text', 400],
      [{ message: { $ne: '' }, reason: ['a', 'b'] }, 422],
    ])('refuses the body %j', async (body, expected) => {
      await refused(async () => {
        const { status } = await cms.post(path, JSON.stringify(body), {
          headers: { 'Content-Type': 'application/json' },
        });
        expect(status).toBe(expected);
      });
    });

    it('takes no files', async () => {
      const body = new FormData();
      for (const [name, value] of Object.entries(build({ recaptcha: 'x' }))) body.set(name, String(value));
      await refused(async () => {
        expect((await cms.post(path, body)).status).toBe(415);
      });
    });

    describe('wants a person:', () => {
      it.each(['nonsense', Buffer.from('{"challenge":{},"solution":{}}').toString('base64')])(
        'the captcha %j is refused, and nothing is kept',
        async (recaptcha) => {
          await refused(async () => {
            const { status, body } = await cms.post(path, build({ recaptcha }));
            expect({ status, body }).toEqual({
              status: 422,
              body: {
                success: false,
                message: messageText('en', 'error.invalidFields'),
                errors: { recaptcha: [messageText('en', 'recaptcha.invalid')] },
              },
            });
          });
        },
      );

      it('a captcha of another form is refused', async () => {
        const recaptcha = await solve(action === 'contact-us' ? 'join-us' : 'contact-us');
        await refused(async () => expect((await cms.post(path, build({ recaptcha }))).status).toBe(422));
      });

      it('a captcha counts once', async () => {
        const recaptcha = await solve(action);
        await send(path, build({ recaptcha }));
        await refused(async () =>
          expect((await cms.post(path, build({ recaptcha, emailAddress: 'again@lakeside.example' }))).status).toBe(422),
        );
      });

      it('a captcha is not used up by a form that is refused for something else', async () => {
        const recaptcha = await solve(action);
        expect((await cms.post(path, build({ recaptcha, [long]: 'short' }))).status).toBe(422);
        expect((await send(path, build({ recaptcha }))).reference).toMatch(new RegExp(`^${prefix}-`));
      });
    });

    describe('sent again under the same key', () => {
      it('gets its first answer, although its captcha is spent or another one', async () => {
        const key = newKey();
        const recaptcha = await solve(action);
        const first = await send(path, build({ recaptcha }), under(key));
        await refused(async () => {
          for (const again of [recaptcha, 'another', await solve(action)])
            expect(await send(path, build({ recaptcha: again }), under(key))).toEqual(first);
        });
      });

      it('ten times at once is kept once and confirmed once', async () => {
        const key = newKey();
        const recaptcha = await solve(action);
        const before = {
          rows: await cms.count(kind.replaceAll('-', '_')),
          mails: await mailsOf('submission-received'),
        };
        const receipts = await Promise.all(
          Array.from({ length: 10 }, () => send(path, build({ recaptcha }), under(key))),
        );
        expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
        expect({
          rows: await cms.count(kind.replaceAll('-', '_')),
          mails: await mailsOf('submission-received'),
        }).toEqual({ rows: before.rows + 1, mails: before.mails + 1 });
      });

      it('with other words is refused', async () => {
        const key = newKey();
        await send(path, build({ recaptcha: await solve(action) }), under(key));
        const recaptcha = await solve(action);
        await refused(async () =>
          expect((await cms.post(path, build({ recaptcha, [long]: 'Quite another text' }), under(key))).status).toBe(
            409,
          ),
        );
      });

      it('after a refused captcha may come with a good one', async () => {
        const key = newKey();
        expect((await cms.post(path, build({ recaptcha: 'wrong' }), under(key))).status).toBe(422);
        expect((await send(path, build({ recaptcha: await solve(action) }), under(key))).reference).toMatch(
          new RegExp(`^${prefix}-`),
        );
      });
    });
  });

  describe('A step', () => {
    const moved = async (kind: 'contact-messages' | 'organization-requests', to: string) => {
      const { id } = await makeSubmission(cms, kind, 'in_review');
      const before = await mailsOf('submission-status');
      const answer = await cms.post<SubmissionDetail>(
        `/api/backoffice/${kind}/${id}/transition`,
        { to, reason: 'Because', version: 1 },
        { token: await cms.tokenOf('coordinator') },
      );
      expect(answer.status).toBe(200);
      return (await mailsOf('submission-status')) - before;
    };

    it('that answers a contact message is mailed to nobody, as the answer is the coordinator’s own letter; one that declines it is', async () => {
      expect([await moved('contact-messages', 'answered'), await moved('contact-messages', 'declined')]).toEqual([
        0, 1,
      ]);
    });

    it('that decides on an organization is mailed to who asked', async () => {
      expect([
        await moved('organization-requests', 'approved'),
        await moved('organization-requests', 'declined'),
        await moved('organization-requests', 'answered'),
      ]).toEqual([1, 1, 0]);
    });
  });
}
