import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type * as LinkTokens from '../../src/platform/link-tokens/link-tokens.js';
import type { LinkPurpose, NewLinkToken } from '../../src/platform/link-tokens/link-tokens.js';
import { rowOf, type Cms } from '../support/cms.js';

/** What the token of a mailed link allows, how often and how long. */
export function linkTokenFacts(cms: Cms): void {
  const tokens = () => cms.module<typeof LinkTokens>('src/platform/link-tokens/link-tokens.js');
  const issue = (token: NewLinkToken) => cms.strapi.db.transaction(({ trx }) => tokens().issueLinkToken(trx, token));
  const redeem = (purpose: LinkPurpose, token: string) =>
    cms.strapi.db.transaction(({ trx }) => tokens().redeemLinkToken(trx, purpose, token));
  const refused = { status: 401 };

  describe('The token of a mailed link', () => {
    it('says whom it speaks for, any number of times, and is used once', async () => {
      const subject = randomUUID();
      const token = await issue({ purpose: 'reset-password', subject });
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(await tokens().readLinkToken('reset-password', token)).toBe(subject);
      expect(await tokens().readLinkToken('reset-password', token)).toBe(subject);
      expect(await redeem('reset-password', token)).toBe(subject);
      await expect(redeem('reset-password', token)).rejects.toMatchObject(refused);
      await expect(tokens().readLinkToken('reset-password', token)).rejects.toMatchObject(refused);
    });

    it('opens for exactly one of ten who use it at once', async () => {
      const token = await issue({ purpose: 'confirm-email', subject: 'one' });
      const ends = await Promise.allSettled(Array.from({ length: 10 }, () => redeem('confirm-email', token)));
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject(refused);
    });

    it('is good for its own purpose only', async () => {
      const token = await issue({ purpose: 'newsletter-confirm', subject: 'one' });
      for (const purpose of ['reset-password', 'set-password', 'confirm-email', 'notification-preferences'] as const) {
        await expect(redeem(purpose, token)).rejects.toMatchObject(refused);
        await expect(tokens().readLinkToken(purpose, token)).rejects.toMatchObject(refused);
      }
      expect(await redeem('newsletter-confirm', token)).toBe('one');
    });

    it('is not good after its term', async () => {
      const token = await issue({ purpose: 'reset-password', subject: 'one', expiresInMs: -1 });
      await expect(redeem('reset-password', token)).rejects.toMatchObject(refused);
      await expect(tokens().readLinkToken('reset-password', token)).rejects.toMatchObject(refused);
    });

    it('lives as long as its purpose says', async () => {
      const { linkPurposes } = tokens();
      const hours = Object.fromEntries(
        Object.entries(linkPurposes).map(([purpose, { expiresInMs }]) => [purpose, expiresInMs / 3_600_000]),
      );
      expect(hours).toMatchObject({
        'confirm-email': 72,
        'newsletter-confirm': 72,
        'reset-password': 1,
        'resend-verification': 1,
        'set-password': 336,
        'newsletter-unsubscribe': 8760,
        'notification-preferences': 8760,
      });
      const subject = randomUUID();
      await issue({ purpose: 'set-password', subject });
      const row = await rowOf(cms.db('link_tokens').where({ subject }).first());
      expect(row.expires_at - row.created_at).toBe(14 * 86_400_000);
    });

    it.each(['reset-password', 'confirm-email', 'set-password', 'newsletter-confirm'] as const)(
      'for %s ends when a newer one is made for the same subject, and no other does',
      async (purpose) => {
        const [subject, stranger] = [randomUUID(), randomUUID()];
        const others = {
          stranger: await issue({ purpose, subject: stranger }),
          purpose: await issue({ purpose: purpose === 'reset-password' ? 'confirm-email' : 'reset-password', subject }),
        };
        const [first, second, last] = [
          await issue({ purpose, subject }),
          await issue({ purpose, subject }),
          await issue({ purpose, subject }),
        ];
        for (const older of [first, second]) {
          await expect(tokens().readLinkToken(purpose, older)).rejects.toMatchObject(refused);
          await expect(redeem(purpose, older)).rejects.toMatchObject(refused);
        }
        expect(await tokens().readLinkToken(purpose, others.stranger)).toBe(stranger);
        expect(
          await tokens().readLinkToken(
            purpose === 'reset-password' ? 'confirm-email' : 'reset-password',
            others.purpose,
          ),
        ).toBe(subject);
        expect(await redeem(purpose, last)).toBe(subject);
      },
    );

    it('made ten times at once is good for one of the ten', async () => {
      const subject = randomUUID();
      const made = await Promise.all(Array.from({ length: 10 }, () => issue({ purpose: 'reset-password', subject })));
      const ends = await Promise.allSettled(made.map((token) => tokens().readLinkToken('reset-password', token)));
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('goes on when the transaction of a newer one fails', async () => {
      const subject = randomUUID();
      const token = await issue({ purpose: 'reset-password', subject });
      const failing = cms.strapi.db.transaction(async ({ trx }) => {
        await tokens().issueLinkToken(trx, { purpose: 'reset-password', subject });
        throw new Error('No mail could be queued');
      });
      await expect(failing).rejects.toThrow('No mail');
      expect(await redeem('reset-password', token)).toBe(subject);
    });

    it.each(['newsletter-unsubscribe', 'notification-preferences', 'resend-verification', 'connect-provider'] as const)(
      'for %s goes on beside newer ones: each mail, or each browser, has its own',
      async (purpose) => {
        const subject = randomUUID();
        const made = [await issue({ purpose, subject }), await issue({ purpose, subject })];
        for (const token of made) expect(await tokens().readLinkToken(purpose, token)).toBe(subject);
      },
    );

    it('for leaving a list is good again and again', async () => {
      const token = await issue({ purpose: 'newsletter-unsubscribe', subject: 'one' });
      expect([await redeem('newsletter-unsubscribe', token), await redeem('newsletter-unsubscribe', token)]).toEqual([
        'one',
        'one',
      ]);
    });

    it('is still good when what it allowed did not happen', async () => {
      const token = await issue({ purpose: 'set-password', subject: 'one' });
      const failing = cms.strapi.db.transaction(async ({ trx }) => {
        await tokens().redeemLinkToken(trx, 'set-password', token);
        throw new Error('The change failed');
      });
      await expect(failing).rejects.toThrow('The change failed');
      expect(await redeem('set-password', token)).toBe('one');
    });

    it('ends with the others of its subject, or of its subject and purpose', async () => {
      const [subject, stranger] = [randomUUID(), randomUUID()];
      const reset = await issue({ purpose: 'reset-password', subject });
      const confirm = await issue({ purpose: 'confirm-email', subject });
      const other = await issue({ purpose: 'reset-password', subject: stranger });
      await cms.strapi.db.transaction(({ trx }) => tokens().revokeLinkTokens(trx, 'reset-password', subject));
      await expect(redeem('reset-password', reset)).rejects.toMatchObject(refused);
      expect(await tokens().readLinkToken('confirm-email', confirm)).toBe(subject);
      await cms.strapi.db.transaction(({ trx }) => tokens().revokeLinkTokens(trx, 'all', subject));
      await expect(redeem('confirm-email', confirm)).rejects.toMatchObject(refused);
      expect(await redeem('reset-password', other)).toBe(stranger);
    });

    it('is nowhere in the database, only its hash', async () => {
      const subject = randomUUID();
      const token = await issue({ purpose: 'confirm-email', subject });
      const row = await rowOf(cms.db('link_tokens').where({ subject }).first());
      expect(JSON.stringify(row)).not.toContain(token);
      expect(row.token_hash).toMatch(/^[0-9a-f]{64}$/);
    });

    it('that was made up opens nothing', async () => {
      const known = await issue({ purpose: 'confirm-email', subject: 'one' });
      const { token_hash } = await rowOf(cms.db('link_tokens').orderBy('created_at', 'desc').first());
      for (const token of ['', 'x', known.slice(0, -1), `${known}=`, ` ${known}`, token_hash, "' or 1=1 --"]) {
        await expect(redeem('confirm-email', token)).rejects.toMatchObject(refused);
      }
    });

    it('is forgotten after its term', async () => {
      const [past, future] = [randomUUID(), randomUUID()];
      await issue({ purpose: 'confirm-email', subject: past, expiresInMs: -1000 });
      await issue({ purpose: 'confirm-email', subject: future });
      await tokens().deleteExpiredLinkTokens(Date.now());
      expect([
        await cms.count('link_tokens', { subject: past }),
        await cms.count('link_tokens', { subject: future }),
      ]).toEqual([0, 1]);
    });
  });
}
