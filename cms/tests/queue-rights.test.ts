import { queueRightFacts } from './facts/queue-rights.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();

queueRightFacts(useCms({ env: { SMTP_URL: sink.url } }), sink);
