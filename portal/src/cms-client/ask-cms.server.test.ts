import { afterEach, beforeEach, expect, test } from 'vitest';
import { getUser } from '@scholars/contract/account';
import { sendContactMessage } from '@scholars/contract/site';
import { answerJson, startFakeCms, type FakeCms } from '../../tests/fake-cms';
import { askCms, CmsUnavailable, type Question } from './ask-cms.server';

const receipt = { success: true, data: { reference: 'CT-2026-000001' } };
let cms: FakeCms;

beforeEach(async () => {
  cms = await startFakeCms();
  // What came first is taken, and its answer is lost.
  cms.respond = (received, res) => {
    if (cms.received.length === 1) res.destroy();
    else answerJson(receipt)(received, res);
  };
});
afterEach(() => cms.close());

const ask = (endpoint: Parameters<typeof askCms>[2], question: Question) =>
  askCms(
    {
      cmsUrl: cms.url,
      portalKey: 'key',
      requestId: 'request',
      clientIp: '203.0.113.9',
      userAgent: 'test',
      log: () => undefined,
      noteCall: () => undefined,
    },
    'en',
    endpoint,
    question,
  );

test('what is taken once however often it comes is sent again where its answer was lost', async () => {
  const body = new FormData();
  body.set('fullName', 'Wafa');
  body.set('passport', new File(['%PDF'], 'passport.pdf'));
  expect(await ask(sendContactMessage, { body, idempotencyKey: 'a-key-of-its-own' })).toMatchObject({
    status: 200,
    envelope: receipt,
  });
  expect(cms.received).toHaveLength(2);
  for (const { headers, body: sent } of cms.received) {
    expect(headers['idempotency-key']).toBe('a-key-of-its-own');
    expect(sent.toString()).toContain('%PDF');
  }
});

test('anything else that is sent is not sent again: it may have been done', async () => {
  await expect(ask(sendContactMessage, { body: { fullName: 'Wafa' } })).rejects.toThrow(CmsUnavailable);
  expect(cms.received).toHaveLength(1);
});

test('what is read is asked for again, once', async () => {
  expect(await ask(getUser, {})).toMatchObject({ status: 200 });
  expect(cms.received).toHaveLength(2);
  cms.respond = (_, res) => void res.destroy();
  await expect(ask(getUser, {})).rejects.toThrow(CmsUnavailable);
  expect(cms.received).toHaveLength(4);
});
