import { memberAccountFacts } from './facts/member-accounts.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();

memberAccountFacts(useCms({ env: { SMTP_URL: sink.url } }), sink);
