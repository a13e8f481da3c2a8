import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatMessage, ConversationUpdates } from '@scholars/contract/chat';
import type { Envelope } from '@scholars/contract/envelope';
import { connectLive, type LiveClient } from './live-client.js';
import { request } from './request.js';

const retryMs = 200;

/**
 * Somebody in a conversation as the site's page has them: what is written is sent again until the server has it, what
 * has happened is asked for when the live channel says so, or when it is back.
 */
export class ChatWriter {
  /** By their ids. */
  readonly messages = new Map<string, ChatMessage>();
  #revision = 0;
  #asking: Promise<void> | undefined;
  #isAskedAgain = false;

  private constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly conversation: string,
    readonly live: LiveClient,
  ) {
    live.socket.on('conversation', () => this.ask());
    live.socket.on('connect', () => this.ask());
  }

  static async join(url: string, token: string, conversation: string): Promise<ChatWriter> {
    return new ChatWriter(url, token, conversation, await connectLive(url, token, { reconnection: true }));
  }

  /** What one sees, in its order. */
  get texts(): string[] {
    return [...this.messages.values()].sort((a, b) => a.sequence - b.sequence).map(({ text }) => text);
  }

  async write(text: string): Promise<void> {
    const body = { text, clientMessageId: randomUUID() };
    while (!(await this.#call('POST', 'messages', body))) await pause(retryMs);
  }

  /** One question after the other. */
  ask(): void {
    if (this.#asking) this.#isAskedAgain = true;
    else
      this.#asking = this.#askAll().finally(() => {
        this.#asking = undefined;
      });
  }

  async #askAll(): Promise<void> {
    do {
      this.#isAskedAgain = false;
      const updates = await this.#call<ConversationUpdates>('GET', `updates?after=${this.#revision}`);
      if (!updates) return;
      for (const message of updates.messages) this.messages.set(message.id, message);
      this.#revision = Math.max(this.#revision, updates.revision);
    } while (this.#isAskedAgain);
  }

  /** Nothing while the server is away. */
  async #call<Data>(method: string, path: string, body?: object): Promise<Data | undefined> {
    const options = { token: this.token };
    const answer: { body: Envelope<Data> | undefined } | undefined = await request<Data>(
      this.url,
      method,
      `/api/conversations/${this.conversation}/${path}`,
      body,
      options,
    ).catch(() => undefined);
    return answer?.body?.success ? answer.body.data : undefined;
  }
}
