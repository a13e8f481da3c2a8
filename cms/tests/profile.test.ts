import { profileFacts } from './facts/profile.js';
import { profileFileFacts } from './facts/profile-files.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();
const cms = useCms({ env: { SMTP_URL: sink.url } });

profileFacts(cms, sink);
profileFileFacts(cms, sink);
