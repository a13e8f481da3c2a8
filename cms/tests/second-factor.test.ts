import { secondFactorFacts } from './facts/second-factor.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();

secondFactorFacts(useCms({ env: { SMTP_URL: sink.url } }), sink);
