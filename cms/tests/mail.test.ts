import { describe } from 'vitest';
import { linkTokenFacts } from './facts/link-tokens.js';
import { mailFacts } from './facts/mail.js';
import { strapiMailFacts } from './facts/strapi-mails.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();

const cms = useCms({ env: { SMTP_URL: sink.url } });

describe('On SQLite', () => {
  mailFacts(cms, sink);
  linkTokenFacts(cms);
  strapiMailFacts(cms, sink);
});
