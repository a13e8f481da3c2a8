import { privacyFacts } from './facts/privacy.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();
privacyFacts(useCms({ env: { SMTP_URL: sink.url } }), sink);
