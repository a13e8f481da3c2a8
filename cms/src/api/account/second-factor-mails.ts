import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import { openingOf } from '../../platform/mail/letter-texts.js';
import { queueMail } from '../../platform/mail/outbox.js';
import { greeting } from '../../platform/site/greeting.js';
import { contactAddress } from '../../platform/site/site-name.js';
import { siteUrl } from '../../platform/site/site-url.js';
import type { FirstNames } from '../member/first-names.js';
import { accountTexts } from './account-mails.js';

/** What was done to somebody's second step at sign-in. */
export type SecondFactorChange = 'on' | 'off' | 'off-by-staff' | 'recovery-used' | 'recovery-renewed';

interface ChangeMail {
  name: string;
  /** Where one sees to it. */
  url: string;
  resetUrl: string;
  /** Of a recovery code that was used: how many are left. */
  left: number;
}

/** Tells a coordinator what was done to their second step, so that a stranger's change does not go unseen. */
const changeMail =
  (change: SecondFactorChange) =>
  (locale: Locale, { name, url, resetUrl, left }: ChangeMail): MailContent => {
    const t = accountTexts(locale);
    const mail = `second-factor-${change}` as const;
    const help = contactAddress();
    return composeMail(locale, {
      ...openingOf(t, mail),
      paragraphs: [
        greeting(locale, name),
        t(`mails.${mail}.done`),
        ...(change === 'recovery-used' ? [t('secondFactor.left', { count: left })] : []),
        t('secondFactor.notYou', { url: resetUrl }),
      ],
      action: { label: t('secondFactor.action'), url },
      ...(help && { closing: t('secondFactor.help', { address: help }) }),
    });
  };

export const secondFactorMails = {
  'second-factor-on': changeMail('on'),
  'second-factor-off': changeMail('off'),
  'second-factor-off-by-staff': changeMail('off-by-staff'),
  'second-factor-recovery-used': changeMail('recovery-used'),
  'second-factor-recovery-renewed': changeMail('recovery-renewed'),
} as const;

type SecondFactorMails = typeof secondFactorMails;

declare module '../../platform/mail/templates.js' {
  interface MailTemplates extends SecondFactorMails {}
}

/** Queues it in the transaction of the change. */
export async function mailOfSecondFactor(
  trx: Knex,
  { email, firstNames }: { email: string; firstNames: FirstNames },
  change: SecondFactorChange,
  locale: Locale,
  left = 0,
): Promise<void> {
  const data = {
    name: firstNames[locale],
    url: siteUrl(locale, '/account/second-factor'),
    resetUrl: siteUrl(locale, '/auth/reset-password'),
    left,
  };
  await queueMail(trx, { template: `second-factor-${change}`, to: email, locale, data });
}
