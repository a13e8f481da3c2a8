import { applicationFacts } from './facts/applications.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();
applicationFacts(useCms({ env: { SMTP_URL: sink.url } }), sink);
