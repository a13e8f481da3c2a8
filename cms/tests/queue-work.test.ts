import { queueWorkFacts } from './facts/queue-work.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();

queueWorkFacts(useCms({ env: { SMTP_URL: sink.url } }), sink);
