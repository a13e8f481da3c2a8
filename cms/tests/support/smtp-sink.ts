import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, vi } from 'vitest';

export interface TakenMail {
  /** Whom the server was told to give it to. */
  recipients: string[];
  raw: string;
  mail: Email;
}

/** A real mail server on a port of its own, which keeps what it takes and refuses what it is told to. */
export class SmtpSink {
  readonly taken: TakenMail[] = [];
  /** Asked for each recipient: an SMTP status to refuse with, e.g. 550. */
  refuse: (recipient: string) => number | undefined = () => undefined;
  /** Recipients that were named so far, refused or not. */
  readonly asked: string[] = [];
  #server: SMTPServer | undefined;
  #port = 0;

  get url(): string {
    if (this.#port === 0) throw new Error('The mail server was never started');
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Starts it, after a stop on the same port. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        this.asked.push(address);
        const status = this.refuse(address);
        done(status === undefined ? null : Object.assign(new Error('Refused by the test'), { responseCode: status }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on(
          'end',
          () =>
            void this.#take(
              Buffer.concat(chunks),
              session.envelope.rcptTo.map(({ address }) => address),
            ).then(() => done()),
        );
      },
    });
    server.on('error', () => undefined); // a client that goes away is no concern of the server
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  }

  /** The mails to an address, once there are so many. */
  async mailsTo(address: string, count = 1): Promise<TakenMail[]> {
    const found = () => this.taken.filter(({ recipients }) => recipients.includes(address));
    await vi.waitUntil(() => found().length >= count, { timeout: 10_000 });
    return found();
  }

  /** The only mail to an address. */
  async mailTo(address: string): Promise<TakenMail> {
    const [only, ...more] = await this.mailsTo(address);
    if (!only || more.length > 0) throw new Error(`${address} got ${more.length + 1} mails`);
    return only;
  }

  async #take(content: Buffer, recipients: string[]) {
    this.taken.push({ recipients, raw: content.toString(), mail: await PostalMime.parse(content) });
  }
}

export function headerOf({ mail }: TakenMail, name: string): string | undefined {
  return mail.headers.find(({ key }) => key === name.toLowerCase())?.value;
}

/** A mail server for the facts of a file, stopped after the last of them. */
export async function useSmtpSink(): Promise<SmtpSink> {
  const sink = new SmtpSink();
  await sink.start();
  afterAll(() => sink.stop());
  return sink;
}
