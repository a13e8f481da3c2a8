import { createHash } from 'node:crypto';
import { createBoundedStore, createSingleFlight } from '~/lib/bounded-store.server';
import type { Answer } from './ask-cms.server';
import type { CommonRead } from './common-read.server';

/** The bytes of a kept answer, to be sent as they are. Encodings are added when they are first asked for. */
export interface AnswerBody {
  raw: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
  etag: string;
}

/** `body` of those alone that are kept. */
type SendableAnswer = Answer & { body?: AnswerBody };

interface Kept {
  answer: SendableAnswer & { body: AnswerBody };
  version: string | undefined;
  keptAt: number;
}

/** Answers that are the same for everybody, for the pages of visitors and members and for calls from browsers alike. */
export interface KeptAnswers {
  /** The answer that is kept, where it would be the same if it were asked for now. It must not be changed. */
  findFresh(read: CommonRead): Kept['answer'] | undefined;
  /** The answer that is kept, or the one that `ask` gets: once, however many wait for it. It must not be changed. */
  get(read: CommonRead, ask: () => Promise<Answer>): Promise<SendableAnswer>;
  /** A body has got an encoding more. */
  weighAgain(read: CommonRead, body: AnswerBody): void;
  readonly bytes: number;
}

interface Settings {
  contentVersion: () => string | undefined;
  /** Hears whether an answer that is asked for was kept. */
  note?: (outcome: 'hit' | 'miss') => void;
  maxBytes?: number;
  now?: () => number;
}

export const keptMaxBytes = 16 * 1024 * 1024;
/** Some answers depend on the clock (open, expired), so they go stale although nothing is published. */
const freshMs = 30_000;
/** What an answer takes as values, in multiples of its text, beside the text. */
const valuesWeight = 3;

/** Keeps answers until content changes, half a minute at most, by what is asked of the CMS. */
export function createKeptAnswers({
  contentVersion,
  note = () => undefined,
  maxBytes = keptMaxBytes,
  now = Date.now,
}: Settings): KeptAnswers {
  const kept = createBoundedStore<Kept>({ maxBytes, sizeOf: ({ answer }) => bytesOf(answer.body) });
  const once = createSingleFlight<SendableAnswer>();

  function keep(key: string, answer: Answer, version: string | undefined): SendableAnswer {
    if (answer.status !== 200 || answer.setsCookie || !answer.envelope.success) return answer;
    const raw = Buffer.from(JSON.stringify(answer.envelope));
    const etag = `W/"${createHash('sha1').update(raw).digest('base64url')}"`;
    const sendable = { ...answer, envelope: frozen(answer.envelope), body: { raw, etag } };
    kept.set(key, { answer: sendable, version, keptAt: now() });
    return sendable;
  }

  function findFresh({ key }: CommonRead): Kept['answer'] | undefined {
    const found = kept.get(key);
    const isFresh = found && found.version === contentVersion() && now() - found.keptAt < freshMs;
    return isFresh ? found.answer : undefined;
  }

  return {
    findFresh,
    async get(read, ask) {
      const { key } = read;
      const version = contentVersion();
      const found = findFresh(read);
      note(found ? 'hit' : 'miss');
      if (found) return found;
      return once(`${version} ${key}`, async () => keep(key, await ask(), version));
    },
    weighAgain({ key }, body) {
      const entry = kept.get(key);
      if (entry?.answer.body === body) kept.set(key, { ...entry });
    },
    get bytes() {
      return kept.calculatedSize;
    },
  };
}

function bytesOf({ raw, br, gzip }: AnswerBody): number {
  return raw.length * (1 + valuesWeight) + (br?.length ?? 0) + (gzip?.length ?? 0);
}

/** All requests share it: what one of them changed would be on everybody's page. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
