import { liveChannelFacts } from './facts/live-channel.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();
const cms = useCms({ env: { SMTP_URL: sink.url } });

liveChannelFacts(cms, sink);
