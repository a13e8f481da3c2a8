import { eventGuestFacts } from './facts/event-guests.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();

eventGuestFacts(useCms({ env: { SMTP_URL: sink.url } }), sink);
