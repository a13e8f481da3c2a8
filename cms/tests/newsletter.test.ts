import { describe, expect, it, vi } from 'vitest';
import { askForNewsletter, nextVisitor } from './facts/newsletter.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();

const cms = useCms({ env: { SMTP_URL: sink.url, RATE_LIMITS: 'on' } });
const dayMs = 86_400_000;
const done = { status: 200, body: { success: true, data: null } };
const rowOf = (email: string) => cms.db('newsletter_subscribers').where({ email }).first();

describe('The limits of the newsletter', () => {
  it('mail one address three times a day at most, and still answers', async () => {
    const email = 'often@lakeside.example';
    for (const _ of [1, 2, 3, 4, 5]) expect(await askForNewsletter(cms, email)).toMatchObject(done);
    expect(await cms.count('link_tokens', { subject: (await rowOf(email)).document_id })).toBe(3);
    expect(await sink.mailsTo(email, 3)).toHaveLength(3);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayMs + 60_000 });
    await askForNewsletter(cms, email);
    expect(await cms.count('link_tokens', { subject: (await rowOf(email)).document_id })).toBe(4);
  });

  it('take ten times an hour from one visitor, and refuse the next with the time to wait', async () => {
    const headers = nextVisitor();
    for (let n = 0; n < 10; n += 1)
      expect((await askForNewsletter(cms, `many${n}@lakeside.example`, { headers })).status).toBe(200);
    const { status, headers: answered } = await askForNewsletter(cms, 'many10@lakeside.example', { headers });
    expect(status).toBe(429);
    expect(Number(answered.get('retry-after'))).toBeGreaterThan(0);
    expect(await rowOf('many10@lakeside.example')).toBeUndefined();
  });
});
