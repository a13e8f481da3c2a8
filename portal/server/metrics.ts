import type { readyAnswer } from '@scholars/contract/health';
import { livePath } from '@scholars/contract/live';
import { commonMetrics, methodLabel, statusLabel } from '@scholars/contract/metrics';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { NoteCall } from '~/cms-client/ask-cms.server';
import type { PageRoom } from '~/shared/page-handle';
import type { ShownAs } from './cached-pages';

/** What the portal refuses by itself, before anybody else is asked. */
const refusals = ['cross-site', 'too-large', 'misdirected', 'malformed', 'method'] as const;
type Refusal = (typeof refusals)[number];

const shownAs: readonly ShownAs[] = ['kept', 'stale', 'made', 'last-resort'];
const rooms: readonly PageRoom[] = ['site', 'entries', 'views'];
const callOutcomes = ['2xx', '3xx', '4xx', '5xx', 'unavailable', 'circuit-open'];

/** What is looked at when somebody wants to know. */
interface Looks {
  readiness(): ReturnType<typeof readyAnswer>;
  isCircuitOpen(): boolean;
  openSockets(): number;
  owedEnds(): number;
  memories: Readonly<Record<string, { maxBytes: number; bytes(): number }>>;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Counts what this portal does. Labels are routes and words of a few; none is taken from what somebody sends. */
export function createMetrics() {
  const registry = new Registry();
  registry.setDefaultLabels({ service: 'portal' });
  const registers = [registry];
  const { durations: durationsMetric } = commonMetrics;
  const requests = new Counter({ ...commonMetrics.requests, registers });
  const durations = new Histogram({ ...durationsMetric, buckets: [...durationsMetric.buckets], registers });
  const refused = new Counter({
    name: 'scholars_portal_refused_total',
    help: 'Requests that this portal refused by itself: from another site, too large, for another host, no request, or by a method that nothing takes.',
    labelNames: ['reason'],
    registers,
  });
  const limited = new Counter({
    name: 'scholars_portal_limited_total',
    help: 'Answers of this portal that told a visitor to wait (429), as the CMS had found.',
    registers,
  });
  const pages = new Counter({
    name: 'scholars_portal_pages_total',
    help: 'Pages for everybody that this portal sent: kept; stale, while a new one is made or took too long; made; of before, as none could be made.',
    labelNames: ['room', 'shown'],
    registers,
  });
  const ownPages = new Counter({
    name: 'scholars_portal_own_pages_total',
    help: 'Pages that this portal made for one visitor alone, among them what forms answer.',
    registers,
  });
  const pageAges = new Histogram({
    name: 'scholars_portal_page_age_seconds',
    help: 'Age of the kept pages that this portal sent.',
    labelNames: ['room'],
    buckets: [1, 10, 30, 60, 300, 600, 3600, 21_600, 86_400],
    registers,
  });
  const answers = new Counter({
    name: 'scholars_portal_kept_answers_total',
    help: 'Answers of the CMS that are the same for everybody, by whether this portal had kept them.',
    labelNames: ['outcome'],
    registers,
  });
  const calls = new Counter({
    name: 'scholars_portal_cms_calls_total',
    help: 'Calls of this portal to the CMS by route and class of status; unavailable: it did not answer; circuit-open: it was not asked.',
    labelNames: ['route', 'outcome'],
    registers,
  });
  const callDurations = new Histogram({
    name: 'scholars_portal_cms_call_duration_seconds',
    help: 'How long calls of this portal to the CMS took, until their answer began or was read.',
    labelNames: ['outcome'],
    buckets: [...durationsMetric.buckets],
    registers,
  });
  // Of a count that begins with its first event, Prometheus does not see that one.
  for (const reason of refusals) refused.inc({ reason }, 0);
  for (const room of rooms) for (const shown of shownAs) pages.inc({ room, shown }, 0);
  for (const outcome of ['hit', 'miss']) answers.inc({ outcome }, 0);
  for (const outcome of callOutcomes) callDurations.zero({ outcome });

  let inFlight = 0;
  const gaugeOf = (metric: { name: string; help: string }, read: () => number) =>
    new Gauge({
      ...metric,
      registers,
      collect() {
        this.set(read());
      },
    });
  gaugeOf(commonMetrics.inFlight, () => inFlight);

  const noteCall: NoteCall = (route, outcome, ms) => {
    const label = typeof outcome === 'number' ? statusLabel(outcome) : outcome;
    calls.inc({ route, outcome: label });
    // How long the channel's polling takes says nothing.
    if (ms !== undefined && route !== livePath) callDurations.observe({ outcome: label }, ms / 1000);
  };

  return {
    registry,

    /** `requestEnded` is to be called once it is over. */
    requestBegan(): void {
      inFlight += 1;
    },
    requestEnded(route: string, method: string | undefined, status: number, ms: number): void {
      inFlight -= 1;
      requests.inc({ route, method: methodLabel(method), status: statusLabel(status) });
      if (status === 429) limited.inc();
      if (route !== livePath) durations.observe({ route }, ms / 1000);
    },
    noteCall,
    noteRefused: (reason: Refusal) => refused.inc({ reason }),
    notePage(room: PageRoom, shown: ShownAs, ageMs: number): void {
      pages.inc({ room, shown });
      if (shown !== 'made') pageAges.observe({ room }, ageMs / 1000);
    },
    noteOwnPage: () => ownPages.inc(),
    noteKeptAnswer: (outcome: 'hit' | 'miss') => answers.inc({ outcome }),

    /** Call once. */
    look({ readiness, isCircuitOpen, openSockets, owedEnds, memories }: Looks): void {
      const { ready, checks, liveSockets, memoryBytes, memoryMaxBytes } = commonMetrics;
      gaugeOf(ready, () => (readiness().status === 200 ? 1 : 0));
      gaugeOf(liveSockets, openSockets);
      gaugeOf(
        {
          name: 'scholars_portal_circuit_open',
          help: '1 while this portal spares the CMS its calls, but for one a second, as several have failed.',
        },
        () => Number(isCircuitOpen()),
      );
      gaugeOf(
        {
          name: 'scholars_portal_owed_session_ends',
          help: 'Sessions that have ended here and of which this portal could not tell the CMS yet.',
        },
        owedEnds,
      );
      new Gauge({
        ...checks,
        registers,
        collect() {
          for (const [check, word] of Object.entries(readiness().body.checks))
            this.set({ check }, word === 'ok' ? 1 : 0);
        },
      });
      const most = new Gauge({ ...memoryMaxBytes, registers });
      for (const [memory, { maxBytes }] of Object.entries(memories)) most.set({ memory }, maxBytes);
      new Gauge({
        ...memoryBytes,
        registers,
        collect() {
          for (const [memory, { bytes }] of Object.entries(memories)) this.set({ memory }, bytes());
        },
      });
    },
  };
}
