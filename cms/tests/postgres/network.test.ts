import { describe } from 'vitest';
import { chatFacts } from '../facts/chat.js';
import { connectionFacts } from '../facts/connections.js';
import { liveChannelFacts } from '../facts/live-channel.js';
import { manyMembersFacts } from '../facts/many-members.js';
import { moderationFacts } from '../facts/moderation.js';
import { cmsOnPostgres } from '../support/postgres-cms.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('The network of members on PostgreSQL', () => {
  const { cms } = cmsOnPostgres({ SMTP_URL: sink.url });

  connectionFacts(cms, sink);
  chatFacts(cms, sink);
  liveChannelFacts(cms, sink);
  moderationFacts(cms, sink);
  // Last: the members stay, and no mail leaves any more.
  manyMembersFacts(cms);
});
