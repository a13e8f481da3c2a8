import { recommendationFacts } from './facts/recommendations.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();
const cms = useCms({ env: { SMTP_URL: sink.url } });

recommendationFacts(cms, sink);
