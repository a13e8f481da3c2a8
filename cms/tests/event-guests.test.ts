import { eventArrivalFacts } from './facts/event-arrivals.js';
import { eventBadgeFacts } from './facts/event-badges.js';
import { eventGuestFacts } from './facts/event-guests.js';
import { eventPlaceFacts } from './facts/event-places.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();

const cms = useCms({ env: { SMTP_URL: sink.url } });

eventGuestFacts(cms, sink);
eventPlaceFacts(cms, sink);
eventBadgeFacts(cms);
eventArrivalFacts(cms);
