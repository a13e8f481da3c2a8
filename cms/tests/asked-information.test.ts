import { askedInformationFacts } from './facts/asked-information.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();

askedInformationFacts(useCms({ env: { SMTP_URL: sink.url } }), sink);
