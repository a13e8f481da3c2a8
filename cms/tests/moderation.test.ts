import { moderationFacts } from './facts/moderation.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();

moderationFacts(useCms({ env: { SMTP_URL: sink.url } }), sink);
